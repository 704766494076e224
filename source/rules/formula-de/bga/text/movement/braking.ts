// Chapter 10, braking, and cars in the way.
import { choice, type RuleChapter, rule, ruling } from '../../../../text/statement.ts';
import { advanced, basic } from '../games.ts';

/** Chapter 10. */
export const braking: RuleChapter = {
  number: '10',
  title: 'Braking and blocking',
  statements: [
    basic(
      choice(
        'BGA-B-55',
        'At any time you may pay points to move fewer spaces than you rolled, say when cars fill the lanes.',
      ),
    ),
    advanced(
      choice('BGA-A-40', 'At any time you may pay brakes to move fewer spaces than you rolled.'),
    ),
    advanced(
      rule('BGA-A-41', 'That way you overshoot by less, or not at all, and spare your tires.'),
    ),
    advanced(
      rule(
        'BGA-A-42',
        'If cars leave you no way to go all your spaces, you go as far as you can. The spaces left over are counted.',
      ),
    ),
    advanced(
      choice(
        'BGA-A-43',
        '4 or more left over: emergency braking. The first 3 are paid with brakes, each of the others with a brake or a tire, as you like.',
      ),
    ),
    advanced(rule('BGA-A-44', '1 to 3 left over: that is plain braking, and brakes alone pay.')),
    advanced(
      rule('BGA-A-45', 'An overshoot is paid first. Tires spent on it are not there for braking.'),
    ),
    advanced(rule('BGA-A-46', 'If your brakes and tires cannot stop you in time you are out.')),
    advanced(
      choice(
        'BGA-V-10',
        'There is no table for blocked cars: go as far as you can, then pay 3 spaces with brakes and the rest with brakes or tires.',
      ),
    ),
    advanced(
      rule('BGA-V-11', 'The overshoot before the brakes: that holds whenever a move has both.'),
    ),
  ],
  rulings: [
    basic(ruling('BR-3', 'A point takes off one space.')),
    advanced(ruling('BR-3', 'A brake point takes off one space.')),
    basic(
      ruling(
        'BR-4',
        'A blocked car goes as far as it can and pays a point for each space left over, however many. If it cannot pay it is out.',
      ),
    ),
    advanced(
      ruling(
        'BR-16',
        'If emergency braking takes your last tire it is no spinout: you race on with 0 tires.',
      ),
    ),
    advanced(
      ruling(
        'BR-17',
        'You survive any number of spaces that you can pay for. The car ahead of you loses nothing.',
      ),
    ),
    advanced(
      ruling(
        'BR-18',
        'Tires never stand in for the first 3. With 4 left over, 2 brakes and 6 tires you are out.',
      ),
    ),
    advanced(
      ruling(
        'BR-19',
        'Blocked beyond a corner: tires pay for the spaces you are beyond, then this chapter takes its share. 2 beyond and 5 left over with 3 brakes and 4 tires: nothing left, still racing. After a spinout the new tire comes last and pays for nothing here.',
      ),
    ),
    basic(ruling('BR-32', 'Spaces of nitro can be braked away like others.')),
    advanced(
      ruling(
        'BR-32',
        'Brakes shorten the whole move: spaces of skid, nitro and soft tires too. They still may not end it behind a car whose slipstream you then take.',
      ),
    ),
    ruling(
      'BR-63',
      'A blocked car goes to any space that leaves the fewest over; if there are several, you choose.',
    ),
    ruling(
      'BR-68',
      'You may brake to a standstill in any gear if you pay for every space. Your turn then ends where you are, with a stop and a check for collisions.',
    ),
  ],
};
