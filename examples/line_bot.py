"""A bot of one's own, as a program: it speaks lines of JSON and needs nothing of Hasu.

It prefers choices whose label has one of the words it was started with::

    hasu arena lotus --bots "program:python examples/line_bot.py Play Claim,random"
    hasu play lotus --players "you,program:python examples/line_bot.py Play"
"""

import json
import random
import sys

words = [word.lower() for word in sys.argv[1:]]
chance = random.Random(0)

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        chance.seed(message["seed"])  # the same seed, the same game
        print(f"I sit at seat {message['seat']} of {message['game']}.", file=sys.stderr)
    elif message["type"] == "decide":
        choices = message["choices"]
        liked = [c for c in choices if any(word in c["label"].lower() for word in words)]
        answer = {"choice": chance.choice(liked or choices)["choice"]}
        print(json.dumps(answer), flush=True)
