// Chapter 15: forced passes.
import { choice, example, type RuleChapter, rule, ruling } from '../../../text/statement.ts';
import { only } from '../editions/editions.ts';

/** Chapter 15. */
export const forcedPass: RuleChapter = {
  number: '15',
  title: 'Forced passes',
  statements: [
    rule(
      'CFR-114',
      'The car that drives through a taken space is the attacker, the car there the defender.',
    ),
    choice('CFR-115', 'Before the roll the defender says whether to block.'),
    rule('CFR-116', 'Not at 0 mph, though.'),
    only('published', rule('CFR-117', 'A block makes the roll harder and can end in contact.')),
    only(
      'draft',
      rule(
        'CFR-117',
        "A block is done with skill, which raises the roll by as much as it would lower one of the defender's own.",
      ),
    ),
    choice('CFR-118', 'Knowing that, the attacker decides on skill and rolls.'),
    only('published', rule('CFR-119', 'Green: you are through, and go on if you can.')),
    only(
      'draft',
      rule(
        'CFR-119',
        'Green: you are through, and go on if you can. Yellow: through as well, but you have touched.',
      ),
    ),
    rule('CFR-120', 'Red: you stop on the last space before the attempt, and your move is over.'),
    rule(
      'CFR-121',
      'Your speed then has to come down to the spaces driven, by late braking: 60 after 3 spaces.',
    ),
    example(
      'CFR-122',
      'Slip spaces that led to the attempt do not count: 5 spaces with a slip space among them leave 80.',
    ),
    only(
      'draft',
      rule(
        'CFR-123',
        'Touching costs the attacker a wear and a roll to avoid damage. Red there costs a wear more, and the defender one too.',
      ),
    ),
    only(
      'published',
      rule(
        'CFR-123',
        'Only a block brings contact. Whether the pass works or not, each die that shows a 3 takes a wear of the defender, each 4 one of the attacker.',
      ),
    ),
    rule('CFR-124', 'A car with none to give spins.'),
    rule(
      'CFR-125',
      'An attacker has no racing line in this corner. The defender keeps its own, block or no block.',
    ),
    rule(
      'CFR-126',
      'First everything about the spaces before the pass, then the pass, then the taken space and what lies behind it, which you enter only if you succeed.',
    ),
    example(
      'CFR-127',
      'At 120, with 3 spaces to go, yellow crosses the 60s behind red for 2 wear and a chance, paid before the pass. A spin or crash puts it behind red, and there is no pass.',
    ),
    example(
      'CFR-128',
      'At 100, with 2 to go, yellow meets red on a 40, the first space of the corner. The pass is rolled first. If it succeeds, 2 wear and a chance are due; if not, nothing.',
    ),
    rule(
      'CFR-129',
      'An attacker who gets through and then crashes does not harm the defender, who rolls nothing.',
    ),
    rule(
      'CFR-130',
      'One who gets through and spins on the taken space goes to any free space of that row, or of the next row back that has one.',
    ),
    example(
      'CFR-131',
      'With a spin in that last case yellow stands on the 60 beside red, or, if that is taken, on the first 60 of that outer lane.',
    ),
    rule(
      'CFR-132',
      'After several passes the space before a failed one may be taken. Then the attacker goes to a free space of its row, or back row by row, and is 20 slower for each row.',
    ),
  ],
  rulings: [
    ruling(
      'CR-32',
      'Wear for contact is taken from both at once. Whoever cannot pay spins; an attacker who is through, on a free space as above.',
    ),
    ruling(
      'CR-33',
      'A pass that fails before any space was driven leaves 0 mph. As late braking needs a space, it cannot be paid: a spin.',
    ),
    ruling(
      'CR-34',
      'The defender is asked at once, and CPU drivers answer without seeing what skill the attacker will spend.',
    ),
    ruling(
      'CR-66',
      'Where two cars share a space after a stop, one roll passes both; the one that was there first defends.',
    ),
    ruling(
      'CR-83',
      'An attacker that is put back to where its move began has driven no space, and spins.',
    ),
    only(
      'draft',
      ruling(
        'CR-86',
        'One who is through and then has no wear left for the roll to avoid damage spins on the taken space, not before it.',
      ),
    ),
    ruling(
      'CR-87',
      'No line in this corner means none until the attacker has left the corner, also none that begins behind the pass. Whoever spins there may use the lines that begin ahead.',
    ),
  ],
};
