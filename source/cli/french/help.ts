// French: all texts of help, found by the English ones. A text without an entry stays English; a test knows every text.
import { characters } from '../../drivers/levels/characters.ts';
import { DEFAULT_LEVEL } from '../../drivers/levels/drivers.ts';
import { bookSources } from '../../rules/text/book-sources.ts';
import { templates } from '../../season/templates/templates.ts';
import { EN } from '../../ui/words/en/words.ts';
import { FR } from '../../ui/words/fr/words.ts';
import type { Words } from '../../ui/words/words.ts';
import { CIRCUITS_IN_FRENCH } from './circuits.ts';
import { RACES_IN_FRENCH } from './races.ts';
import { SEASONS_IN_FRENCH } from './seasons.ts';

const BOOKS = bookSources.map(({ id }) => id).join(', ');
const TEMPLATES = templates.map(({ id }) => id).join(', ');

function cast({ styles }: Words): string {
  return characters.map(({ name, style }) => `${name} (${styles[style]?.name ?? ''})`).join(', ');
}

const FRENCH: Readonly<Record<string, string>> = {
  ...RACES_IN_FRENCH,
  ...CIRCUITS_IN_FRENCH,
  ...SEASONS_IN_FRENCH,
  [`The book: ${BOOKS}`]: `Les règles : ${BOOKS}`,
  [`What kind: ${TEMPLATES}`]: `De quelle sorte : ${TEMPLATES}`,
  [`Characters for --cpu: ${cast(EN)}.`]: `Caractères pour --cpu : ${cast(FR)}.`,
  [`A CPU driver as LEVEL or LEVEL:NAME, where the name may be a character; repeat for more. The rest of the grid is drawn around level ${DEFAULT_LEVEL}`]: `Un pilote CPU, comme NIVEAU ou NIVEAU:NOM, le nom pouvant être un caractère ; à répéter. Le reste de la grille est tiré autour du niveau ${DEFAULT_LEVEL}`,
};

/** Texts that yargs itself prints around the help. */
export const FRAME_IN_FRENCH: Readonly<Record<string, string>> = {
  'Commands:': 'Commandes :',
  'Options:': 'Options :',
  'Positionals:': 'Arguments :',
  'Examples:': 'Exemples :',
  'choices:': 'choix :',
  'default:': 'défaut :',
  'aliases:': 'alias :',
  boolean: 'booléen',
  string: 'texte',
  number: 'nombre',
  array: 'liste',
  required: 'requis',
  default: 'défaut',
  'Show help': 'Afficher l’aide',
  'Show version number': 'Afficher la version',
};

export function helpInFrench(text: string): string {
  return FRENCH[text] ?? text;
}
