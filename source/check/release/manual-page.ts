// The manual page, made of what the commands declare for `--help`.

import packageFile from '../../../package.json' with { type: 'json' };
import {
  type CommandHelp,
  commandHelps,
  type FlagHelp,
} from '../../cli/completion/command-help.ts';

/** Returns the manual page in the language of man(7). */
export function manualPage(): string {
  const helps = commandHelps();
  return [
    `.TH CHICANE 1 "" "Chicane ${packageFile.version}" "User Commands"`,
    '.SH NAME',
    `chicane ${DASH} ${roff(packageFile.description)}`,
    '.SH SYNOPSIS',
    '.B chicane',
    '.RI [ command ]',
    '.RI [ flags ]',
    '.SH DESCRIPTION',
    'Without a command the title screen opens where there is a terminal; elsewhere a race of CPU drivers is told as text.',
    'In a race ? explains the question at hand, and q saves it and quits.',
    ...helps.filter(({ words }) => words === '').flatMap(page => flags(page.flags)),
    '.SH COMMANDS',
    ...helps.filter(({ words }) => words !== '').flatMap(section),
    ...CLOSING,
    '',
  ].join('\n');
}

const DASH = String.raw`\-`;

const CLOSING = [
  '.SH ENVIRONMENT',
  ...term('CHICANE_SAVES', 'The folder of the saves.'),
  ...term('CHICANE_SETTINGS', 'The folder of the settings.'),
  ...term('CHICANE_CACHE', 'The folder of what can be worked out again.'),
  ...term('NO_COLOR', 'No colours.'),
  '.SH FILES',
  '.B chicane doctor',
  'names the folders of saves, settings and cache.',
  '.SH EXIT STATUS',
  '0 success, 1 failure, 2 wrong use.',
];

function section({ words, usage, describe, flags: all, examples }: CommandHelp): readonly string[] {
  return [
    `.SS chicane ${roff(usage === '' ? words : usage)}`,
    `${roff(describe)}.`,
    ...flags(all),
    ...examples.flatMap(([line, what]) => term(line, what)),
  ];
}

function flags(all: readonly FlagHelp[]): readonly string[] {
  return all.flatMap(({ shown, describe, choices, usual }) => [
    ...term(shown, `${describe}${listed('', choices)}${listed('usually ', usual)}`),
  ]);
}

function listed(before: string, values: readonly string[]): string {
  return values.length === 0 ? '' : ` (${before}${values.join(', ')})`;
}

function term(name: string, text: string): readonly string[] {
  return ['.TP', `.B ${roff(name)}`, roff(text)];
}

/** Returns a text as roff prints it: a backslash, a hyphen and a line that begins with a control character. */
function roff(text: string): string {
  return text
    .replaceAll('\\', String.raw`\e`)
    .replaceAll('-', DASH)
    .replaceAll('’', String.raw`\(cq`)
    .replaceAll('–', String.raw`\(en`)
    .replaceAll('…', '...')
    .replaceAll(/\s*\n\s*/g, ' ')
    .replace(/^(?=[.'])/, String.raw`\&`);
}
