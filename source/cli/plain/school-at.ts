// The driving school where somebody plays in plain text.
import { EXIT } from '../problem.ts';
import type { PlainPlace } from './place.ts';
import { playRace } from './plain-race.ts';
import { teachSchool } from './plain-school.ts';
import { scriptAt } from './play-plain.ts';

/**
 * Teaches the lessons until the pupil leaves the program.
 * @returns the exit code
 */
export async function schoolAt(place: PlainPlace): Promise<number> {
  await teachAt(place);
  place.dialogue.end();
  return EXIT.fine;
}

export async function teachAt(place: PlainPlace): Promise<void> {
  const { services, dialogue } = place;
  const { settings } = services;
  await teachSchool({
    services,
    dialogue,
    script: scriptAt(place),
    play: async session => {
      const script = scriptAt(place, session.book.id);
      return (await playRace({ session, dialogue, settings, script })) === 'over';
    },
  });
}
