// French: the options of the program.
import type { SettingWords } from '../setting-words.ts';
import { FR_PACES } from './director.ts';

export const FR_SETTINGS: SettingWords = {
  heading: 'Options',
  name: 'Votre nom',
  languageRow: 'Langue',
  theme: 'Couleurs',
  symbols: 'Symboles',
  animation: 'Animation',
  pace: 'Les IA jouent',
  enter: 'Entrée prend',
  enters: {
    first: 'le choix prudent à la première course, puis l’habituel',
    careful: 'le choix prudent',
    usual: 'ce que prendrait un pilote de club',
    none: 'rien tant qu’aucune ligne n’est marquée',
  },
  covers: 'Cacher les secrets',
  allFigures: 'Tableau des rapports',
  firstFigures: 'les chiffres décisifs',
  everyFigure: 'tous les chiffres',
  on: 'oui',
  off: 'non',
  ascii: 'simples (ASCII)',
  unicode: 'graphiques (Unicode)',
  paces: FR_PACES,
  themes: {
    safe: 'adaptées aux daltoniens',
    dark: 'vives, pour fond sombre',
    light: 'soutenues, pour fond clair',
    contrast: 'contraste élevé',
    none: 'aucune',
  },
  languages: { en: 'English', fr: 'Français' },
  help: [
    'Gauche et droite changent l’option marquée ; chaque changement est enregistré aussitôt.',
    'Les couleurs sûres reposent sur le bleu, l’orange et la luminosité et conviennent aux daltoniens. Rien n’est indiqué par la seule couleur.',
    'Les symboles simples conviennent aux terminaux et aux polices sans tracés. Votre nom est proposé à chaque nouvelle course.',
    'Quand on est plusieurs au clavier, les questions secrètes restent cachées jusqu’à ce que la bonne personne le tienne. La sonnerie et le titre de la fenêtre appellent le pilote suivant.',
  ],
};
