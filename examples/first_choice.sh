#!/bin/sh
# The shortest bot there is: always the first choice. Any program that reads and writes lines
# can play:
#
#     hasu arena china --bots "program:sh examples/first_choice.sh,random"

while read -r line; do
    case $line in
    *'"type": "decide"'*)
        rest=${line#*'"choice": '}
        echo "{\"choice\": ${rest%%,*}}"
        ;;
    esac
done
