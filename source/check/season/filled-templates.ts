// Every template by every book, filled for few, some and many entrants.
import { allBooks } from '../../rules/games.ts';
import type { Plan } from '../../season/plan/plan.ts';
import { planFrom } from '../../season/templates/template.ts';
import { templates } from '../../season/templates/templates.ts';
import { crew } from '../../testing/season/seasons.ts';
import { volume } from '../../testing/volume.ts';

export interface FilledTemplate {
  readonly id: string;
  readonly rules: string;
  readonly cars: number;
  readonly plan: Plan;
}

// A book in turn for each number of entrants, or every book.
const EVERY_BOOK = volume(0, 1) === 1;

/** Returns the plans; in a short run each template meets each number of entrants by one book. */
export function filledTemplates(): readonly FilledTemplate[] {
  const books = allBooks();
  const sizes = [2, 3, 7, 10, 13, 34, 60];
  return templates.flatMap((template, row) =>
    sizes
      .filter(cars => cars >= template.entrants.min && cars <= template.entrants.max)
      .flatMap((cars, column) =>
        books
          .filter((_, at) => EVERY_BOOK || at === (row + column) % books.length)
          .map(book => ({
            id: template.id,
            rules: book.id,
            cars,
            plan: planFrom(template, {
              name: 'A season',
              book,
              tracks: ['spa', 'monza'],
              entrants: crew(cars).map((one, at) => ({ ...one, team: `team-${at >> 1}` })),
              teams: Array.from({ length: (cars + 1) >> 1 }, (_, at) => ({
                id: `team-${at}`,
                name: `Team ${at + 1}`,
              })),
              seed: 4711 + cars,
              standIn: 'club',
            }),
          })),
      ),
  );
}
