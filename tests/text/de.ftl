bidding-ask = Bid? { $step }
bidding-choice = { $choice }
event-round = Round { $round }
event-bid = { $seat }: { $prize } { $amount }
event-won-prize = { $seat }: { $prize }
