// The reasons of refusals in French.

import { ofName } from '../../replay/elision.ts';
import { lineNumber } from '../ledger/entry.ts';
import type { SheetFault } from './refusal.ts';
import type { RefusalNames, RefusalWords } from './refusal-words.ts';

export const FR_REFUSALS: RefusalWords = {
  notOpened: () => 'la première ligne d’un registre ouvre la saison',
  openedAlready: () => 'la saison est déjà ouverte',
  closed: () => 'la saison est close',
  closedAlready: () => 'la saison est déjà close',
  noWeekend: ({ weekend }, names) => `le calendrier n’a pas de week-end ${names.weekend(weekend)}`,
  noTrialDue: ({ driver, session, weekend }, names) =>
    `${names.driver(driver)} n’a pas d’essai à courir à la séance ${session + 1} ${ofName(names.weekend(weekend))}`,
  notAtHand: ({ weekend }, names) => `${names.weekend(weekend)} ne se court pas en ce moment`,
  noDrawDue: ({ weekend }, names) => `aucun tirage n’est attendu à ${names.weekend(weekend)}`,
  noRollDue: ({ weekend }, names) =>
    `aucun lancer pour toutes les tables n’est attendu à ${names.weekend(weekend)}`,
  rollOfOther: ({ weekend, driver }, names) =>
    `à ${names.weekend(weekend)}, c’est à ${names.driver(driver)} de lancer pour toutes les tables`,
  otherDie: ({ weekend, die }, names) =>
    `le dé ${ofName(names.weekend(weekend))} ne donne pas ${die}`,
  noGridDue: ({ weekend, table }, names) =>
    `aucune grille n’est attendue à la table ${table} ${ofName(names.weekend(weekend))}`,
  gridOfOthers: ({ table }) =>
    `une grille de la table ${table} doit nommer chacun de ses pilotes une fois`,
  noRaceDue: ({ weekend, table }, names) =>
    `aucune course n’est attendue à la table ${table} ${ofName(names.weekend(weekend))}`,
  otherAttempt: ({ weekend, table, attempt, given }, names) =>
    `la table ${table} ${ofName(names.weekend(weekend))} en est à l’essai ${attempt}, pas ${given}`,
  sheet: ({ weekend, table, fault }, names) =>
    `la feuille de la table ${table} ${ofName(names.weekend(weekend))} : ${sheetFault(fault, names)}`,
  notAtWeekend: ({ driver, weekend }, names) =>
    `${names.driver(driver)} ne court pas à ${names.weekend(weekend)}`,
  hasRaced: ({ driver, weekend }, names) =>
    `${names.driver(driver)} a déjà couru à ${names.weekend(weekend)}`,
  racedWithout: ({ driver, weekend }, names) =>
    `${names.weekend(weekend)} s’est couru sans ${names.driver(driver)}`,
  tableRacedWithout: ({ driver, weekend, table }, names) =>
    `la table ${table} ${ofName(names.weekend(weekend))} s’est courue sans ${names.driver(driver)}`,
  notAbsent: ({ driver, weekend }, names) =>
    `${names.driver(driver)} n’est pas absent ${ofName(names.weekend(weekend))}`,
  noDriver: ({ driver }) => `personne dans la saison n’a l’identifiant ${driver}`,
  noLine: ({ line }) => `le registre n’a pas de ligne ${lineNumber(line)} à laquelle revenir`,
  voidAlready: ({ line }) => `la ligne ${lineNumber(line)} ne compte déjà plus`,
  noUndo: ({ line }) =>
    `la ligne ${lineNumber(line)} n’est pas une décision qui s’annule seule ; un retour à cette ligne annule aussi tout ce qui suit`,
  neededLater: ({ line, later }) =>
    `la ligne ${lineNumber(later)} ne tient plus sans la ligne ${lineNumber(line)} ; annulez d’abord celle-là, ou revenez à la ligne ${lineNumber(line)}`,
  isDisqualified: ({ driver, weekend, line }, names) =>
    `la ligne ${lineNumber(line)} disqualifie ${names.driver(driver)} à ${names.weekend(weekend)} : laissez ce pilote hors de l’ordre, ou annulez d’abord cette ligne`,
  notLeft: ({ driver }, names) => `${names.driver(driver)} n’est pas encore parti à ce moment-là`,
  absentAlready: ({ driver, weekend }, names) =>
    `${names.driver(driver)} est déjà noté absent ${ofName(names.weekend(weekend))}, de la même façon`,
  pointsNoNumber: () => 'les points retirés doivent être un nombre',
  notRaced: ({ driver, weekend }, names) =>
    `${names.driver(driver)} n’a pas couru à ${names.weekend(weekend)}`,
  noTrial: ({ driver, session, weekend }, names) =>
    `${names.driver(driver)} n’a couru aucun essai à la séance ${session + 1} ${ofName(names.weekend(weekend))}`,
  trialsOver: ({ weekend }, names) => `${names.weekend(weekend)} est couru : ses essais sont finis`,
  noResult: ({ weekend, table }, names) =>
    `la table ${table} ${ofName(names.weekend(weekend))} n’a pas de résultat`,
  tableBegun: ({ weekend, table }, names) =>
    `la table ${table} ${ofName(names.weekend(weekend))} a commencé, et ceux qui ont pris le départ finissent la course : notez ceci pour un week-end suivant, ou annulez d’abord la course avec chicane season ruling NOM --what race-again --weekend ${weekend} --table ${table} --reason TEXTE`,
  notAtTable: ({ driver, weekend, table }, names) =>
    `${names.driver(driver)} n’était pas à la table ${table} ${ofName(names.weekend(weekend))}`,
  orderTwice: ({ driver }, names) => `l’ordre nomme ${names.driver(driver)} deux fois`,
  weekendRaced: ({ weekend }, names) => `${names.weekend(weekend)} est déjà couru`,
  leftAlready: ({ driver }, names) => `${names.driver(driver)} est déjà parti`,
  idTaken: ({ id }) => `quelqu’un a déjà l’identifiant ${id}`,
  nameTaken: ({ name }) => `quelqu’un s’appelle déjà ${name}`,
  throughStage: ({ id, weekend }, names) =>
    `${names.driver(id)} ne peut pas arriver à ${names.weekend(weekend)}, réservé aux qualifiés de l’étape précédente`,
  noTeam: ({ team }) => `il n’y a pas d’écurie ${team}`,
  teamFull: ({ team, size }, names) => `l’écurie ${names.team(team)} a déjà ses ${size} pilotes`,
  drawnTwice: ({ driver, weekend }, names) =>
    `${names.driver(driver)} est tiré deux fois à ${names.weekend(weekend)}`,
  notDrawn: ({ driver, weekend }, names) =>
    `${names.driver(driver)} n’est à aucune table ${ofName(names.weekend(weekend))}`,
  emptyTable: ({ weekend, table }, names) =>
    `personne n’est à la table ${table} ${ofName(names.weekend(weekend))}`,
  tableTooLarge: ({ weekend, table, cars, most, circuit }, names) =>
    `${cars} voitures sont à la table ${table} ${ofName(names.weekend(weekend))}, et ${circuit} en reçoit ${most}`,
  carsPerRace: () =>
    'les voitures de cette saison sont construites à chaque course, par leurs pilotes',
  carDriven: ({ driver }, names) =>
    `la voiture de ${names.driver(driver)} a déjà roulé et reste telle quelle toute la saison`,
  noSuchCar: () => 'les règles de la saison ne permettent pas de construire cette voiture',
  brokenTeams: ({ weekend, size }, names) =>
    `les tables ${ofName(names.weekend(weekend))} ne sont pas des écuries entières de ${size}`,
};

function sheetFault(fault: SheetFault, names: RefusalNames): string {
  switch (fault.is) {
    case 'stranger':
      return `${names.driver(fault.driver)} n’y court pas`;
    case 'twice':
      return `${names.driver(fault.driver)} y est deux fois`;
    case 'missing':
      return `${names.driver(fault.driver)} manque`;
    case 'winners':
      return `elle a ${fault.count} vainqueurs`;
    case 'gap':
      return 'ses places ne se suivent pas : 1, 2, 3 …';
  }
}
