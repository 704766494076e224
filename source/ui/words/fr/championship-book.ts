// French: words of the books of Championship Formula Racing that differ from those of most: their questions and signs.
import type { HelpLine } from '../../../replay/rule-words.ts';
import type { BookWords } from '../words.ts';
import { FR_CHAMPIONSHIP } from './championship.ts';

const WAYS: readonly HelpLine[] = [
  {
    drawn:
      'Chaque ligne est un chemin pour votre coup : la case d’arrivée, les voitures à passer en force, les cases d’aspiration, le freinage tardif, et ce que coûtent ses virages. p trace sur la piste le chemin marqué.',
    told: 'Chaque ligne est un chemin jusqu’au bout du coup : la case d’arrivée, les voitures à passer en force, les cases d’aspiration, le freinage tardif, et ce que coûtent ses virages.',
  },
  'Le coup se joue comme choisi tant qu’il peut être payé ; là où quelqu’un doit décider ou lancer les dés, il s’interrompt, et vous aurez peut-être à choisir encore.',
];

/** The same for every book of the game. */
export const FR_CHAMPIONSHIP_BOOK: BookWords = {
  race: {
    round: FR_CHAMPIONSHIP.turn,
    asks: {
      setUpCars: {
        question: 'quelle voiture ?',
        help: [
          {
            drawn:
              'Une carte pour chacune des six qualités ; leurs points doivent faire le total indiqué au-dessus. Toutes les voitures sont révélées ensemble et restent visibles.',
            told: 'Une carte pour chacune des six qualités ; ensemble, leurs points font un total fixé. Toutes les voitures sont révélées ensemble et restent visibles.',
          },
          'Accélération, freinage et vitesse maximale disent comment la vitesse peut changer d’une manche à l’autre. L’usure paie les virages et les gros freinages, le talent facilite les jets.',
        ],
      },
      chooseTires: {
        question: 'quels pneus au départ ?',
        help: [
          'Les pneus durs rendent de l’usure à chaque tour ; en pneus tendres l’usure peut remplacer une chance. Ils restent cachés jusqu’à la grille.',
        ],
      },
      changeTires: {
        question: 'quels pneus ?',
        help: ['L’arrêt vous rend l’usure que vous aviez avant l’enchère.'],
      },
      bidForPole: {
        question: 'votre enchère ?',
        help: [
          'Chacun mise usure et talent, poing fermé ; la plus haute enchère part devant. Toutes sont dépensées, gagnées ou non.',
          'Une règle simple : deux fois le nombre de tours pour partir devant, rien pour partir derrière ; moins si vous êtes six au plus.',
        ],
      },
      bidAgain: {
        question: 'votre seconde enchère ?',
        help: ['La meilleure moitié enchérit encore ; les deux comptent, les deux sont dépensées.'],
      },
      planSpeeds: {
        question: 'quelle carte ?',
        help: [
          {
            drawn:
              'Posez une carte de vitesse face cachée : 20 mph font une case. Les nombres au-dessus de la piste montrent où mène chaque carte ; sa touche est le nombre de ses cases.',
            told: 'Posez une carte de vitesse face cachée : 20 mph font une case.',
          },
          '« ici » est ce que la carte demande tout de suite : tests, usure pour freiner, virages par la voie la moins chère d’une piste libre ; puis les voitures que cette carte rejoint, mais aucune carte plus lente.',
          '« puis » est ce que coûtera ce virage. « freiner de 40 » : il faudra rouler à 40 de moins, ce que vos freins permettent sans payer.',
          {
            drawn:
              'h montre à la place l’avis de l’ingénieur : ce que chaque carte coûte en manches, et pourquoi.',
          },
          'Toutes les cartes sont retournées ensemble ; puis les voitures avancent, celle de tête d’abord.',
        ],
      },
      chooseWay: { question: 'quel chemin ?', help: WAYS },
      replan: { question: 'et maintenant ?', help: WAYS },
      payBraking: {
        question: 'comment payer ?',
        help: [
          'Vous ralentissez plus que vos freins ne le permettent. Chaque usure paie 20 mph, un test des freins 20 de plus ; s’il échoue, vous perdez une usure et les freins sont abîmés.',
        ],
      },
      payLateBraking: {
        question: 'comment payer ?',
        help: ['Freiner tard coûte ce que coûte un freinage trop fort : de l’usure, ou un test.'],
      },
      payTest: {
        question: 'test ou usure ?',
        help: ['En pneus tendres une usure peut remplacer un test.'],
      },
      payCorner: {
        question: 'comment payer ?',
        help: [
          'Chaque usure paie 20 mph au-dessus de la limite, une chance 20 de plus. On ne paie un virage qu’une fois : ensuite on y roule sans payer jusqu’à l’excès déjà payé.',
          'Une chance, ce sont deux dés : on passe, tête-à-queue sur cette case, ou accident. Le talent aide.',
        ],
      },
      spendSkill: {
        question: 'du talent ?',
        help: [
          'Un jeton vert baisse le jet de 1, deux au plus ; un rouge de 3, seul. Bas, c’est bien.',
        ],
      },
      blockPass: {
        question: 'fermer ?',
        help: [
          'Fermer la porte rend le jet plus difficile. Mais chaque 3 aux dés vous coûte une usure, et chaque 4 en coûte une à l’autre voiture.',
        ],
      },
      enterPits: {
        question: 'entrer aux stands ?',
        help: [
          'Vous perdez deux manches, choisissez des pneus, et retrouvez l’usure d’avant l’enchère.',
        ],
      },
    },
  },
  grid: { qualifies: { dice: 'enchères pour la pole' } },
};
