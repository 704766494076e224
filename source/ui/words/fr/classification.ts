// French: the page after the flag.
import type { Words } from '../words.ts';
import { plural } from './consequences.ts';

export const FR_CLASSIFICATION: Words['classification'] = {
  heading: track => `Classement : ${track}`,
  again: 'Revanche, avec d’autres dés',
  seed: seed => `graine ${seed}`,
  title: 'Retour à l’accueil',
  quit: 'Quitter',
  status: { racing: 'en course', finished: 'arrivé', retired: 'abandon' },
  why: {
    overshoot: 'sortie de virage',
    blocking: 'percute les voitures devant',
    collision: 'accrochage',
    engine: 'casse moteur',
    handling: 'perte de contrôle',
    wall: 'contre le mur',
    overRevving: 'casse moteur (surrégime)',
  },
  columns: {
    place: 'place',
    car: 'voiture',
    style: 'niveau, style',
    points: 'points',
    result: 'résultat',
  },
  teams: 'Équipes',
  team: number => `équipe ${number}`,
  laps: laps => plural(laps, 'tour', 'tours'),
  help: [
    'D’abord les voitures à l’arrivée, dans l’ordre du drapeau ; puis celles encore en piste ; puis les abandons, qui n’ont pas de place.',
    'Lancers ou manches : ce que la course a demandé. Dés : cases gagnées sur la moyenne des dés. Tête : manches que la voiture a finies devant. Les lettres après « tête » disent qui c’était, manche par manche.',
    's raconte la course, c dessine les places manche par manche, p donne les points dépensés et le reste des comptes, page par page ; la même touche ou Échap ramène ici.',
    'Entrée relance aussitôt la course : mêmes voitures, même distance, autres dés. d la relance avec les mêmes dés sur la même grille, pour voir qui aurait fait mieux ; n mène au formulaire d’une nouvelle course. x écrit la page en Markdown à côté de la sauvegarde.',
    'a montre ce que chacune de vos décisions a coûté selon l’ingénieur, et l’évolution des chances de gagner. h rejoue à partir d’une question : la décision la plus chère, ou dans le graphique la manche que marquent les flèches.',
  ],
};
