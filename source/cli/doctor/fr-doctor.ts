// French: the words of the doctor.
import type { DoctorWords } from './doctor-words.ts';

function count(number: number, one: string, many: string): string {
  return `${number} ${number < 2 ? one : many}`;
}

const REASONS: Readonly<Record<string, string>> = {
  'the disk is full': 'le disque est plein',
  'permission is denied': 'l’accès est refusé',
  'the disk is read-only': 'le disque est en lecture seule',
  'it does not exist': 'il n’existe pas',
  'a file is where a folder should be': 'un fichier est à la place d’un dossier',
  'it is a folder': 'c’est un dossier',
  'the disk reports an error': 'le disque signale une erreur',
};

export const FR_DOCTOR: DoctorWords = {
  states: { fine: 'ok', note: 'note', wrong: 'défaut', repaired: 'réparé' },
  parts: {
    saves: 'sauvegardes',
    settings: 'réglages',
    cache: 'cache',
    locks: 'verrous',
    leftovers: 'restes',
    modes: 'accès',
    terminal: 'terminal',
    characters: 'caractères',
    colours: 'couleurs',
  },
  mended: (says, mend) => `${says}. Remède : ${mend}`,
  notRepaired: (says, reason) => `${says}. La réparation a échoué : ${reason}`,
  moveAway: folder => `déplacez ${folder}`,
  sum: (wrong, repairable) => {
    if (wrong === 0) return 'Tout va bien.';
    const faults = count(wrong, 'défaut', 'défauts');
    if (repairable === 0) return `${faults}.`;
    const some = repairable === wrong ? (wrong === 1 ? 'le' : 'les') : `en répare ${repairable}`;
    return some.startsWith('en')
      ? `${faults} ; chicane doctor --fix ${some}.`
      : `${faults} ; chicane doctor --fix ${some} répare.`;
  },
  repair: 'chicane doctor --fix',
  saves: (folder, saves) => `${folder} : ${count(saves, 'sauvegarde', 'sauvegardes')}`,
  notThere: folder => `${folder} n’existe pas encore et sera créé au besoin`,
  unusable: (path, reason) => `${path} est inutilisable : ${reason}`,
  unwritable: (folder, reason) => `impossible d’écrire dans ${folder} : ${reason}`,
  otherFolder: (folder, wish) =>
    `donnez-vous accès à ${folder}, ou indiquez-en un autre par ${wish}`,
  moveFile: (file, wish) => `déplacez ${file}, ou indiquez un autre dossier par ${wish}`,
  makeRoom: (folder, wish) =>
    `faites de la place sur le disque de ${folder}, ou indiquez un autre dossier par ${wish}`,
  nameOther: wish => `indiquez un autre dossier par ${wish}`,
  allow: path => `donnez-vous accès à ${path}`,
  reason: reason => REASONS[reason] ?? reason,
  settings: file => file,
  noSettings: folder => `aucun dans ${folder} pour l’instant ; ceux d’usage valent`,
  brokenLink: (link, target) =>
    `${link} est un lien vers ${target}, qui n’existe pas ; les réglages d’usage valent`,
  restore: (target, link) => `remettez ${target} en place, ou supprimez ${link}`,
  notSettings: file => `${file} ne contient pas de réglages ; ceux d’usage valent`,
  unknownSettings: (file, names) =>
    `dans ${file}, la valeur de ${names} est inutilisable ; celle d’usage vaut`,
  cache: (folder, tables, megabytes) =>
    `${folder} : ${count(tables, 'table résolue', 'tables résolues')}, ${megabytes.replace('.', ',')} Mo`,
  damagedTables: (tables, names) =>
    `${count(tables, 'table résolue est abîmée', 'tables résolues sont abîmées')} : ${names}`,
  noLocks: 'aucune course n’est verrouillée',
  stale: (locks, names) =>
    `${count(locks, 'verrou laissé par un programme qui a pris fin', 'verrous laissés par des programmes qui ont pris fin')} : ${names}`,
  heldHere: (file, pid, since) => `${file} est ouvert dans le processus ${pid} depuis ${since}`,
  heldElsewhere: (file, pid, host, since) =>
    `${file} est ouvert dans le processus ${pid} sur ${host} depuis ${since}`,
  heldByUnknown: file => `un autre programme est en train d’ouvrir ${file}`,
  ifNobody: lock => `si personne ne l’a ouvert là-bas, supprimez ${lock}`,
  noLeftovers: 'aucun fichier à moitié écrit',
  leftovers: (files, names) =>
    `${count(files, 'fichier à moitié écrit est resté', 'fichiers à moitié écrits sont restés')} : ${names}`,
  modes: 'personne d’autre ne peut lire les sauvegardes',
  readable: (files, names) =>
    `d’autres utilisateurs peuvent lire ${count(files, 'sauvegarde', 'sauvegardes')}, dés à venir compris : ${names}`,
  openFolder: folder =>
    `n’importe quel utilisateur peut supprimer et remplacer le contenu de ${folder}`,
  more: (names, others) =>
    `${names.join(', ')}${others === 0 ? '' : ` et ${count(others, 'autre', 'autres')}`}`,
  terminal: (term, columns, rows) => `${term}, ${columns} x ${rows}`,
  noTerminal: 'il n’y en a pas ici ; les courses sont racontées en texte',
  noTerm: 'TERM n’est pas défini ; on ne sait pas ce que sait faire ce terminal',
  setTerm: 'définissez TERM, le plus souvent xterm-256color',
  dumb: term => `TERM=${term} ne sait pas dessiner ; vous jouez en texte simple`,
  tooSmall: (columns, rows, least) =>
    `${columns} x ${rows}, c’est trop petit pour l’écran de jeu, à qui il faut ${least}`,
  enlarge: least => `agrandissez la fenêtre à ${least}, ou jouez avec --plain`,
  unicode: 'UTF-8',
  ascii: locale => `la locale ${locale} n’est pas en UTF-8 ; l’écran est dessiné en ASCII`,
  setLocale: 'définissez LC_ALL=C.UTF-8, si le terminal affiche l’UTF-8',
  console: term => `TERM=${term} a peu de caractères ; l’écran est dessiné en ASCII`,
  drawAll: 'lancez le jeu avec --no-ascii, si la police a le braille',
  colours: colours => colours,
  noColours: why => `aucune, à cause de ${why}`,
};
