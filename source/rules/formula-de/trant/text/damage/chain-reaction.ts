// Chapter 18, the option of a chain reaction.
import { type RuleChapter, rule } from '../../../../text/statement.ts';

/** Chapter 18. */
export const chainReaction: RuleChapter = {
  number: '18',
  title: 'Chain reaction (option)',
  option: {
    plays: 'TR-94, TR-95',
    needs: 'Nothing.',
    changes:
      'A car that goes out because its bodywork is gone may take others with it, beyond the second check of TR-93.',
  },
  statements: [
    rule(
      'TR-94',
      'Whenever a car goes out because its bodywork is gone, all cars still racing beside it roll once more, whatever they rolled before, and the lowest loses 1 bodywork.',
    ),
    rule('TR-95', 'That goes on as long as the car that loses has none.'),
  ],
  rulings: [],
};
