// Chapter 4, the weather.
import { choice, type RuleChapter, rule, ruling } from '../../../text/statement.ts';

/** Chapter 4. */
export const weather: RuleChapter = {
  number: '4',
  title: 'Weather',
  statements: [
    rule('TR-12', 'The weather comes first, before grid, pits and tires.'),
    rule('TR-13', 'A d20 is read against the weather ratings of the track: dry, variable or rain.'),
    rule('TR-14', 'Dry or rain at this first roll: so it stays for the whole race.'),
    rule(
      'TR-15',
      'Variable: the race begins dry, and in each lap there are three more rolls, as the leading car enters certain sections of the track.',
    ),
    choice(
      'TR-16',
      'The marshal names these sections before the race: about a third of a lap apart, the last right before the pit entry.',
    ),
    rule(
      'TR-17',
      'There are no more rolls once two in a row have said the same, dry or rain: that weather stays to the end.',
    ),
    rule(
      'TR-18',
      'Until then each roll sets the weather it says. A variable one changes nothing and breaks the run of equal rolls.',
    ),
  ],
  rulings: [
    ruling(
      'TRR-4',
      'Each section calls for a roll once a lap, by the first car of that lap to enter it. It is rolled at once and counts from the next move on, not for the car that caused it.',
    ),
    ruling(
      'TRR-5',
      'The first roll of a variable race does not begin a run. Dry, dry: dry to the end. Rain, variable, rain: wet, and it may still change. Rain, dry, dry: dry to the end.',
    ),
  ],
};
