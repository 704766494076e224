// The rows of the advanced game.

/** A row on each line: its number, its kind and what it is about. */
export const ADVANCED_ROWS = `
  1 rule six gears with dice
  2 rule up one at a time
  3 choice skips on the way down
  4 example gears allowed and not
  5 rule climb from 1st to 6th
  6 rule steps of a turn
  7 rule end of a move is a stop
  8 rule order by position
  9 example passing the leader
  10 rule track before pit lane
  11 rule level cars: gear
  12 rule level cars: who came first
  13 none level cars once more
  14 rule lanes, two codes
  15 rule no way through a car
  16 rule no way back
  17 rule stops of a corner
  18 rule free to leave
  19 setup longest and shortest way
  20 rule what a straight is
  21 rule shortest way on a straight
  22 setup six kinds of points
  23 setup grid by the black die
  24 setup ties on the grid
  25 rule start roll
  26 rule stall on 1
  27 rule normal start on 2 to 19
  28 choice great start on 20
  29 rule what overshooting is
  30 rule price of an overshoot
  31 rule corner of two without a stop
  32 rule corner of three with one at most
  33 rule lane kept
  34 rule no stop in the next corner
  35 rule a car in the way of an overshoot
  36 rule spinout
  37 rule turned at its next turn
  38 rule one tire after it
  39 rule more tires due than there are
  40 choice braking
  41 rule brakes against an overshoot
  42 rule blocked car, spaces left over
  43 choice emergency braking
  44 rule up to three: brakes
  45 rule overshoot paid first
  46 rule out if it cannot pay
  47 choice gearing down
  48 rule price of skipped gears
  49 rule not four gears
  50 rule without gearbox points
  51 rule when a collision threatens
  52 rule collision roll 1
  53 rule the other car first
  54 rule failing at once
  55 rule last body point
  56 rule 20 in 5th, 30 in 6th
  57 rule who rolls for the engine
  58 rule engine roll 1 to 4
  59 rule last engine point
  60 rule lost points mark a space
  61 rule eliminations mark a space
  62 rule roll on a dangerous space
  63 choice lanes round it
  64 rule last handling point
  65 none what slipstreaming is
  66 rule 4th or higher
  67 rule gear of the two cars
  68 rule right behind
  69 choice three spaces more
  70 choice three ways out
  71 choice all three, or brakes
  72 choice again and again
  73 rule a brake into a corner
  74 rule arrows in a corner
  75 rule no braking for it
  76 choice never a must
  77 choice soft space within it
  78 choice tires back after lap 1
  79 rule no speed limit in the lane
  80 rule no exact roll
  81 setup box by colour
  82 rule a long enough roll
  83 rule all tires at once
  84 rule crew roll
  85 rule quick stop on 1 to 10
  86 choice slow stop on 11 to 20
  87 rule what the lane is free of
  88 rule single file
  89 rule the lane waits for the track
  90 rule first over the line
  91 rule until all have crossed`;
