// What a choice is called where its question is over, such as in the story of a race.
import type { ChampionshipChoice } from '../../../rules/championship-formula/choices.ts';
import type { Words } from '../../words/words.ts';

export function nameOfChoice(choice: ChampionshipChoice, { championship }: Words): string {
  const { way, bid, pits, block } = championship;
  switch (choice.kind) {
    case 'playCard':
      return championship.mph(choice.speed);
    case 'bid':
      return `${bid.wear} ${choice.wear}, ${bid.skill} ${choice.skill}`;
    case 'chooseTire':
      return championship.tires[choice.tire];
    case 'pay':
      return championship.payment(choice, false);
    case 'spendSkill':
      return championship.chips(choice.green, choice.red);
    case 'drive': {
      const end = choice.path.at(-1);
      const brake = choice.brake === 0 ? '' : ` -${championship.mph(choice.brake)}`;
      const slip = choice.slip === undefined ? '' : ` +${choice.slip.spaces}`;
      return `${end === undefined ? way.stay : way.end(end)}${slip}${brake}`;
    }
    case 'block':
      return block.block;
    case 'letPass':
      return block.letPass;
    case 'enterPits':
      return pits.enter;
    case 'stayOut':
      return pits.stay;
    default:
      return '';
  }
}
