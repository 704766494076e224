// Chapter 16, when other cars leave no way.
import { choice, type RuleChapter, rule, ruling } from '../../../../text/statement.ts';

/** Chapter 16. */
export const swerving: RuleChapter = {
  number: '16',
  title: 'Swerving',
  statements: [
    rule('TR-79', 'A car whose way is wholly blocked by other cars must swerve.'),
    choice(
      'TR-80',
      'Right before its roll it may change down further, at 1 transmission for each gear.',
    ),
    rule('TR-81', 'After the roll it must use up, with brakes or tires, what it cannot drive.'),
    rule(
      'TR-82',
      'If it has brakes, three of them go first, 1 for each MP, or all of them if it has fewer.',
    ),
    choice('TR-83', 'Each MP more, up to six in all, costs 1 tire or 1 brake, as you like.'),
    rule(
      'TR-84',
      'If movement is left even then, the car crashes. It is out, and there is debris on its last space.',
    ),
    rule('TR-85', 'The car ahead that was in the way then loses 1 bodywork.'),
  ],
  rulings: [
    ruling('TRR-32', 'Swerving never ends in a spin. You can pay only what you have.'),
    ruling(
      'TRR-33',
      'It is judged at your turn: because of cars, no legal way is as long as the most your gear can roll. After the roll, what is left over is your movement less the longest legal way.',
    ),
    ruling(
      'TRR-34',
      'You may go down to 1st, at 1 transmission a gear, on top of the shift with which your turn began.',
    ),
    ruling(
      'TRR-35',
      'Six in all means with the first three. 5 left over, 1 brake and 4 tires: all of them go, and you race on. 7 left over: crash, whatever you have.',
    ),
    ruling(
      'TRR-36',
      'The car in the way is the one straight ahead in the lane, or else the nearest one ahead. Its bodywork leaves debris; without any it is out.',
    ),
  ],
};
