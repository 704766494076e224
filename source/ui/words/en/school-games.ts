// The lessons about the other games in English.
import type { OtherLessons } from '../school-words.ts';

const NO_BRAKES = 'No need to brake: take a line that is free.';

export const EN_OTHER_GAMES: OtherLessons = {
  wear: {
    name: 'One pool of wear',
    steps: [
      {
        say: 'In the basic game 18 points of wear pay for everything. Skipping a gear on the way down costs one: go from 5th to 3rd.',
        wrong: 'Gate is close, and it is for 3rd: skip one gear.',
      },
      {
        say: 'An eight, and Gate could be behind you. Each space beyond it costs one wear, just like a space of braking. Take the line that overshoots by 1.',
        wrong: 'Tidy. But to see what it costs, take the line that overshoots by 1.',
      },
      {
        say: 'Sixteen left. One gear up is free: 4th.',
        wrong: 'A straight is there to be used: 4th.',
      },
      {
        say: 'Twelve, and Willows wants one turn to end inside. Take the line that says “stop 1/1”.',
        wrong: 'That one stops short of Willows. Take the line that says “stop 1/1”.',
      },
    ],
    done: 'With no wear left you drive on, but without brakes and without skipping gears, and the next point that is due puts you out. Nobody spins in this game.',
  },
  speedCard: {
    name: 'Speed cards',
    steps: [
      {
        say: 'No gears here: everybody lays a speed card face down, and all are turned over together. Your car gains up to 60 a turn: from 60, lay 120.',
        wrong: 'The road is free: lay 120.',
      },
      {
        say: 'A space for each 20 mph makes six, straight on or diagonally. Take a line that is free.',
        wrong: NO_BRAKES,
      },
      {
        say: 'A corner has speed limits: Otter allows 120 on the left and 100 on the right. Brakes take off up to 60 a turn: lay 100.',
        wrong: 'Keep within both limits this time: lay 100.',
      },
      {
        say: 'Five spaces, and no limit is broken on either side. Take a line that is free.',
        wrong: NO_BRAKES,
      },
    ],
    done: 'That is a turn: a card, then a way. Only a test with two dice takes this car beyond 160, its top speed.',
  },
  cornerWear: {
    name: 'Pay in wear',
    steps: [
      {
        say: 'A limit is a price, not a wall. The left of Otter allows 120: lay 140, and enter it 20 too fast.',
        wrong: 'This time be 20 too fast: lay 140.',
      },
      {
        say: 'On the left you would be 20 over, on the right 40. Take the line on the left, without braking.',
        wrong: 'Take the line that goes into Otter 20 over, without braking.',
      },
      {
        say: '20 over costs one wear or a chance, which is two dice that may spin you. Pay one wear.',
        wrong: 'Chances come in a later lesson. Pay one wear.',
      },
      {
        say: 'You pay once a corner: 20 over is settled to the end of Otter. Stay at 140.',
        wrong: 'It is paid for: 140 again.',
      },
      {
        say: 'Nothing more is due. Take a line that is free.',
        wrong: NO_BRAKES,
      },
    ],
    done: '40 over costs twice as much, 60 two wear and a chance, 80 your race. This car has seven wear for each lap of the race: none is of use after the flag.',
  },
  racingLine: {
    name: 'The red line',
    steps: [
      {
        say: 'Barn allows 140 on the left and 120 on the right, but a red line leads through it from the left to the right. Stay at 140.',
        wrong: 'No need to lift: 140.',
      },
      {
        say: 'Along a whole red line each limit is 20 higher, so the right bears 140 as well. Take the free line that ends on R34.',
        wrong: 'That is not the red line. Take the free line that ends on R34.',
      },
    ],
    done: 'The right lane alone would have cost one wear. Follow a line to its end: whoever leaves it early pays as if it were not there.',
  },
  chance: {
    name: 'Take a chance',
    steps: [
      {
        say: 'Not a single wear left, and Otter ahead. A chance pays for 20 over as well: two dice, and 6 or less is through. Lay 140.',
        wrong: 'You want to go 20 over: lay 140.',
      },
      {
        say: '7 to 9 is a spin, 10 or more a crash. Take the line that goes 20 over all the same, without braking.',
        wrong: 'Be brave: the line that goes 20 over, without braking.',
      },
      {
        say: 'Skill lowers a roll by one for each green chip, at most two of them. Spend two: 72% to get through, not 42%.',
        wrong: 'The dice would not forgive it. Spend two.',
      },
    ],
    done: 'Four and four make eight, a spin but for your two chips. A spin ends your move at 0 mph, a crash ends your race.',
  },
  chart: {
    name: 'Dice and chart',
    steps: [
      {
        say: 'In Trant all set their gears face down before anybody moves. Gate is close, and one gear down is free: 3rd.',
        wrong: 'Gate wants a stop: set 3rd.',
      },
      {
        say: 'A chart turns gear and roll into spaces. All rolls of one d20 are equally likely; two d10 favour the middle, which ends in Gate. Throw two d10.',
        wrong: 'The middle of the row ends in Gate: throw two d10.',
      },
      {
        say: 'An eleven in 3rd makes seven spaces, right into Gate. An engine point would add five to the roll: spare it.',
        wrong: 'Seven is just what you want: spare the engine.',
      },
      {
        say: 'Gate wants one turn to end inside. Take a line that says “stop 1/1”, without braking.',
        wrong: 'Take a line that says “stop 1/1”, without braking.',
      },
      {
        say: 'The stop is made, and a straight lies ahead. One gear up: 4th.',
        wrong: 'The straight is yours: 4th.',
      },
      {
        say: 'Now you want a high roll, and one d20 throws 17 or more twice as often as two d10. Throw the d20.',
        wrong: 'Two d10 hardly ever throw high: take the d20.',
      },
      {
        say: 'A twelve makes ten spaces. With an engine point it counts 17, which makes twelve: spend it.',
        wrong: 'You have three engine points, and a straight ahead: spend one.',
      },
      {
        say: 'Twelve spaces. Pick a line without braking.',
        wrong: 'You have paid for these spaces: pick a line without braking.',
      },
    ],
    done: 'Leave a corner one stop short and each space beyond costs a tire, here too. And any 16 on the dice costs an engine point, whatever the gear.',
  },
};
