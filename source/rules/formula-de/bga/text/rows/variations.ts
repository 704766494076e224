// The rows of the list of variations.

/** A row on each line: its number, its kind and what it is about. */
export const VARIATION_ROWS = `
  1 none order by the inside of a corner
  2 rule order: gear, then arrival
  3 rule points for race and qualifying
  4 rule race points
  5 rule qualifying points
  6 rule no points for cars that are out
  7 rule rank by distance
  8 rule where that distance ends
  9 none table for blocked cars
  10 choice emergency braking
  11 rule overshoot paid first
  12 rule qualifying: no start roll
  13 rule qualifying: no brakes
  14 rule qualifying: free gears down
  15 rule qualifying: who gets points
  16 rule mover rolls last
  17 rule failing at once
  18 rule weather at the end of the round
  19 rule several weather rolls
  20 rule five lines
  21 rule what changeable is
  22 rule none of it in qualifying
  23 none second spinout
  24 rule overshoot without tires
  25 example soft tires without points
  26 rule one tire after a spinout
  27 none skid in every corner
  28 rule skid on moves that count
  29 example corner done: no skid
  30 example last space of a corner: skid
  31 choice soft and slipstream
  32 rule engine rolls in round order
  33 rule lane: stops that cost nothing
  34 choice lane: stopping sooner
  35 rule lane: gearing down
  36 rule no soft space after a quick stop
  37 choice technical stop always open
  38 rule construction: no upper limit
  39 choice construction: repair points
  40 none road rules and drivers
  41 setup road circuits
  42 setup nitro everywhere
  43 none heading
  44 rule three ways out
  45 rule corner or dangerous space
  46 rule engine
  47 rule all else`;
