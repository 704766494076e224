// English: the words of the doctor.
import { plural } from '../../ui/words/en/consequences.ts';
import type { DoctorWords } from './doctor-words.ts';

export const EN_DOCTOR: DoctorWords = {
  states: { fine: 'ok', note: 'note', wrong: 'wrong', repaired: 'fixed' },
  parts: {
    saves: 'saves',
    settings: 'settings',
    cache: 'cache',
    locks: 'locks',
    leftovers: 'leftovers',
    modes: 'access',
    terminal: 'terminal',
    characters: 'characters',
    colours: 'colours',
  },
  mended: (says, mend) => `${says}. To mend it: ${mend}`,
  notRepaired: (says, reason) => `${says}. It could not be fixed: ${reason}`,
  moveAway: folder => `move ${folder} away`,
  sum: (wrong, repairable) => {
    if (wrong === 0) return 'Nothing is wrong.';
    const things = plural(wrong, 'thing is wrong', 'things are wrong');
    if (repairable === 0) return `${things}.`;
    const some = repairable === wrong ? (wrong === 1 ? 'it' : 'them') : `${repairable} of them`;
    return `${things}; chicane doctor --fix mends ${some}.`;
  },
  repair: 'chicane doctor --fix',
  saves: (folder, saves) => `${folder}: ${plural(saves, 'save', 'saves')}`,
  notThere: folder => `${folder} is not there yet and will be made when it is needed`,
  unusable: (path, reason) => `${path} cannot be used: ${reason}`,
  unwritable: (folder, reason) => `nothing can be written in ${folder}: ${reason}`,
  otherFolder: (folder, wish) => `give yourself access to ${folder}, or name another with ${wish}`,
  moveFile: (file, wish) => `move ${file} away, or name another folder with ${wish}`,
  makeRoom: (folder, wish) =>
    `make room on the disk of ${folder}, or name another folder with ${wish}`,
  nameOther: wish => `name another folder with ${wish}`,
  allow: path => `give yourself access to ${path}`,
  reason: reason => reason,
  settings: file => file,
  noSettings: folder => `none yet in ${folder}, so the usual ones hold`,
  brokenLink: (link, target) =>
    `${link} is a link to ${target}, which is not there, so the usual ones hold`,
  restore: (target, link) => `put ${target} back, or remove ${link}`,
  notSettings: file => `${file} holds no settings, so the usual ones hold`,
  unknownSettings: (file, names) => `${file} says what cannot be used of ${names}; the usual holds`,
  cache: (folder, tables, megabytes) =>
    `${folder}: ${plural(tables, 'solved table', 'solved tables')}, ${megabytes} MB`,
  damagedTables: (tables, names) =>
    `${plural(tables, 'solved table is', 'solved tables are')} damaged: ${names}`,
  noLocks: 'no race is locked',
  stale: (locks, names) =>
    `${plural(locks, 'lock was left behind by a program that has ended', 'locks were left behind by programs that have ended')}: ${names}`,
  heldHere: (file, pid, since) => `${file} is open in process ${pid} since ${since}`,
  heldElsewhere: (file, pid, host, since) =>
    `${file} is open in process ${pid} on ${host} since ${since}`,
  heldByUnknown: file => `${file} is being opened by another program`,
  ifNobody: lock => `if nobody has it open there, delete ${lock}`,
  noLeftovers: 'no half-written files',
  leftovers: (files, names) =>
    `${plural(files, 'half-written file was', 'half-written files were')} left behind: ${names}`,
  modes: 'nobody else can read the saves',
  readable: (files, names) =>
    `other users can read ${plural(files, 'save', 'saves')}, with the dice to come: ${names}`,
  openFolder: folder => `any user can delete and replace what is in ${folder}`,
  more: (names, others) => `${names.join(', ')}${others === 0 ? '' : ` and ${others} more`}`,
  terminal: (term, columns, rows) => `${term}, ${columns} x ${rows}`,
  noTerminal: 'there is none here, so races are told as text',
  noTerm: 'TERM is not set, so nobody knows what this terminal can do',
  setTerm: 'set TERM, for most of them to xterm-256color',
  dumb: term => `TERM=${term} cannot draw, so you play in plain text`,
  tooSmall: (columns, rows, least) =>
    `${columns} x ${rows} is too small for the screen, which needs ${least}`,
  enlarge: least => `enlarge the window to ${least}, or play with --plain`,
  unicode: 'UTF-8',
  ascii: locale => `the locale ${locale} is not UTF-8, so the screen is drawn in ASCII`,
  setLocale: 'set LC_ALL=C.UTF-8, if the terminal shows UTF-8',
  console: term => `TERM=${term} has few characters, so the screen is drawn in ASCII`,
  drawAll: 'start with --no-ascii, if the font has Braille',
  colours: colours => colours,
  noColours: why => `none, because of ${why}`,
};
