// Chapter 0, what the words mean, with the booklet's front matter.
import { only, type RuleChapter, referee, rule, ruling } from '../../../text/statement.ts';

/** Chapter 0. */
export const definitions: RuleChapter = {
  number: '0',
  title: 'Definitions',
  statements: [
    referee(
      'M-F-1',
      'This book joins the basic, the advanced and the Masters game as tournaments play them. The program sees to it: each edition is a book of its own with its own values.',
    ),
    referee(
      'M-F-2',
      'Marks for fresh changes and a list of open questions belong to the printed pages. The program sees to it: M-A3 says what changed, M-A4 what stayed open.',
    ),
    referee(
      'M-F-3',
      'Ovals get only the wall of chapter 15; other limits of theirs were left for later. The program sees to it: such a limit belongs to the circuit, not to the book.',
    ),
    only(
      '2005',
      referee(
        'M-F-4',
        'Most changes of 2003 came up while the pages were turned into English. The program sees to it: nothing to do, they are in the chapters.',
      ),
    ),
    rule(
      'M-0-0-1',
      'A lap takes your car once round the circuit. A race has 3 laps unless you set another number.',
    ),
    rule(
      'M-0-0-2',
      'A round opens with the play of the leader and closes when whichever car leads by then is about to play. Only lapping (M-6-2-6) makes a car miss a play or have two.',
    ),
    rule(
      'M-0-0-3',
      'A play is all you do and cause from your turn to that of the next driver: the movement and each step of M-6-3.',
    ),
    rule(
      'M-0-0-4',
      'Your car runs on six kinds of points: tires, brakes, gas, engine, body and handling.',
    ),
    rule(
      'M-0-0-5',
      'The black die shows 1 to 20. Apart from the gear dice it settles everything: starts, tests, weather, quick stops.',
    ),
  ],
  rulings: [
    ruling(
      'R-95',
      'Where texts clash, the special case beats the general one, the chapters beat the summary in annex 2, and your edition beats the other. Where yours is silent the other may speak, unless the options give a value.',
    ),
  ],
};
