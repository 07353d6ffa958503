coach-curve-head = Everybody’s chances, from what they saw:
coach-turns-head = The decisions that cost most:
coach-no-turns = No decision clearly cost anything.
coach-turn = Move { $n }, { $name }: { $action }
coach-better = Better: { $action } (a { $better }% chance instead of { $chance }%).
coach-balance-head = Decisions and luck, starting from 50%:
coach-balance = { $name }: decisions { $skill }, luck { $luck }, result { $result }%
