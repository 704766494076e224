// The rows of the basic game, with the short rules in front of it.

/** A row on each line: its number, its kind and what it is about. */
export const BASIC_ROWS = `
  1 rule start of the race in 1st
  2 choice gear of the turn
  3 rule die of the gear
  4 choice exact roll, free way
  5 rule a stop in each corner
  6 rule corners of two and three stops
  7 none the short rules are not all
  8 setup colour of car, box and team
  9 none colour of the player
  10 rule a stop in the own box alone
  11 none zoom of the web page
  12 rule one lap
  13 none advice on risk
  14 rule six gears with dice
  15 rule die of 1st
  16 rule die of 2nd
  17 rule die of 3rd
  18 rule die of 4th
  19 rule die of 5th
  20 rule die of 6th
  21 rule up one at a time
  22 choice skips on the way down
  23 example gears allowed and not
  24 rule climb from 1st to 6th
  25 rule steps of a turn
  26 rule end of a move is a stop
  27 rule order by position
  28 example passing the leader
  29 rule track before pit lane
  30 rule level cars: gear
  31 rule level cars: who came first
  32 rule lanes, two codes
  33 rule no way through a car
  34 rule no way back
  35 rule stops of a corner
  36 rule free to leave
  37 setup longest and shortest way
  38 rule what a straight is
  39 rule shortest way on a straight
  40 setup one pool of 18
  41 rule what points pay
  42 setup grid by the black die
  43 setup ties on the grid
  44 rule start roll
  45 rule stall on 1
  46 rule normal start on 2 to 16
  47 choice great start on 17 to 20
  48 rule what overshooting is
  49 rule price of an overshoot
  50 rule corner of two without a stop
  51 rule corner of three with one at most
  52 rule lane kept
  53 rule no stop in the next corner
  54 rule a car in the way of an overshoot
  55 choice braking
  56 rule price of skipped gears
  57 rule not four gears
  58 rule when a collision threatens
  59 rule collision roll 1 to 4
  60 rule 20 in 5th, 30 in 6th
  61 rule who rolls for the engine
  62 rule engine roll 1 to 4
  63 rule first over the line
  64 rule until all have crossed
  65 none whom two laps are for
  66 rule winner after two laps
  67 choice a stop between two laps
  68 choice all points back after lap 1
  69 rule no speed limit in the lane
  70 rule no exact roll
  71 setup box by colour
  72 rule a long enough roll
  73 rule 18 points, leave in 4th at most
  74 rule what the lane is free of
  75 rule single file
  76 rule the lane waits for the track`;
