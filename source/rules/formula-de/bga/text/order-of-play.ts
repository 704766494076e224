// Chapter 3, a turn and who moves when.
import { example, type RuleChapter, rule, ruling } from '../../../text/statement.ts';
import { advanced, basic, both } from './games.ts';

/** Chapter 3. */
export const orderOfPlay: RuleChapter = {
  number: '3',
  title: 'Order of play',
  statements: [
    ...both(
      rule,
      'BGA-B-25',
      'BGA-A-6',
      'Your turn: name a gear, the lever goes there, its die is rolled, your car goes forward by that number.',
    ),
    ...both(
      rule,
      'BGA-B-26',
      'BGA-A-7',
      'Where your move ends you have made a stop, one in each turn. Corners count stops.',
    ),
    ...both(
      rule,
      'BGA-B-27',
      'BGA-A-8',
      'In every round the cars move in their order on the track, the one in front first.',
    ),
    ...both(
      example,
      'BGA-B-28',
      'BGA-A-9',
      'B leads and A passes it. This round goes on as it was; in the next one A moves before B.',
    ),
    ...both(
      rule,
      'BGA-B-29',
      'BGA-A-10',
      'Cars on the track beside the pit lane always move before the cars in the lane.',
    ),
    ...both(
      rule,
      'BGA-B-30',
      'BGA-A-11',
      'Of two cars level with each other the one in the higher gear moves first.',
    ),
    ...both(
      rule,
      'BGA-B-31',
      'BGA-A-12',
      'In equal gears it is the one that got to its space sooner.',
    ),
    rule(
      'BGA-V-2',
      'Nothing else decides between level cars: neither the next corner nor who is nearer to its inside.',
    ),
  ],
  rulings: [
    basic(
      ruling(
        'BR-31',
        'Order of a turn: roll; nitro; movement, braked if you like; overshoot paid; blocking paid; pit; collisions, neighbours first; engines.',
      ),
    ),
    advanced(
      ruling(
        'BR-31',
        'Order of a turn: roll; nitro; movement, braked if you like; skid; soft space, which may wait for a slipstream; slipstreams; overshoot paid; dangerous spaces; blocking paid; pit; collisions, neighbours first; engines.',
      ),
    ),
    ruling(
      'BR-43',
      'Three bands: cars on the track past the entry to the pit lane, beside the lane and further on; then cars in lane and boxes, the front one first; then cars short of the entry.',
    ),
    ruling(
      'BR-44',
      'In front is who is ahead in the race: more laps first, then more of the lap. A lapped car misses nothing, every car moves once in a round.',
    ),
  ],
};
