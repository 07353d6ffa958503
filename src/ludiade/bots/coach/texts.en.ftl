coach-curve-head = Everybody’s chances, from what they saw:
coach-turns-head = The decisions that cost most:
coach-no-turns = No decision cost enough to be sure of it.
coach-turn = Move { $n }, { $name }: { $action }
coach-better = Better: { $action } (a { $better }% chance instead of { $chance }%).
coach-balance-head = Decisions and luck, from 50% on:
coach-balance = { $name }: decisions { $skill }, luck { $luck }, result { $result }%
