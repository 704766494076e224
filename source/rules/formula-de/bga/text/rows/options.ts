// The rows of the options.

/** A row on each line: its number, its kind and what it is about. */
export const OPTION_ROWS = `
  1 setup any mix of options
  2 choice construction: 20 points
  3 setup construction: at least 1
  4 choice construction: 22 with technical stops
  5 setup qualifying: a timed lap each
  6 rule qualifying: rules in force
  7 rule qualifying: overshooting counts
  8 setup qualifying: where it begins
  9 rule qualifying: no brakes
  10 rule qualifying: free gears down
  11 rule score: rounds
  12 rule score: overshoots
  13 rule score: minutes
  14 rule lap given up
  15 rule grid by score
  16 rule equal scores
  17 setup weather chart
  18 none weather goes with tires
  19 setup roll before qualifying
  20 rule weather of qualifying
  21 setup roll before the race
  22 rule race: good
  23 rule race: changeable
  24 rule weather rolls of a race
  25 rule a line up
  26 rule a line down
  27 rule no line
  28 rule line 1
  29 rule line 2
  30 rule line 3
  31 rule line 4
  32 rule line 5
  33 rule rain: collision on 1, 2
  34 rule rain: engine on 1 to 3
  35 rule rain: handling on 1 to 5
  36 rule rain: skids
  37 choice kind of tires
  38 choice other tires for the race
  39 none hard tires: advice
  40 rule hard in the dry
  41 rule hard in rain
  42 none soft tires: advice
  43 choice soft in the dry: a space more
  44 choice soft: not a must
  45 rule soft: double price
  46 rule soft: age
  47 rule soft in rain
  48 choice soft and slipstream
  49 none rain tires: advice
  50 rule rain tires in the dry
  51 rule rain tires in rain
  52 setup two repair points
  53 choice tires or repairs
  54 choice stop for tires
  55 choice technical stop
  56 rule no new repair points
  57 rule leaving after it
  58 rule no soft space on the way out
  59 setup teams of two
  60 rule teams: what differs
  61 choice teams: four repair points
  62 rule teams: points decide
  63 rule teams: points by place
  64 none teams: other points elsewhere
  65 rule teams: points of qualifying
  66 setup nitro in every car
  67 choice nitro: spaces of the gear
  68 rule nitro: all or none
  69 rule nitro: filled by a lap`;
