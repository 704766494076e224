// The lessons about the other games in French.
import type { OtherLessons } from '../school-words.ts';

const NO_BRAKES = 'Inutile de freiner : prenez une ligne gratuite.';

export const FR_OTHER_GAMES: OtherLessons = {
  wear: {
    name: 'Un seul stock d’usure',
    steps: [
      {
        say: 'Dans le jeu de base, 18 points d’usure paient tout. Sauter un rapport en descendant en coûte un : passez de 5e en 3e.',
        wrong: 'Gate est proche et se prend en 3e : sautez un rapport.',
      },
      {
        say: 'Huit : Gate peut être derrière vous. Chaque case au-delà coûte un point d’usure, comme chaque case de freinage. Prenez la ligne qui annonce une sortie de 1.',
        wrong: 'Très propre. Mais pour voir le prix, prenez la ligne qui annonce une sortie de 1.',
      },
      {
        say: 'Il en reste seize. Monter d’un rapport est gratuit : la 4e.',
        wrong: 'Une ligne droite se dévore : la 4e.',
      },
      {
        say: 'Douze, et Willows demande un coup qui finit dedans. Prenez la ligne qui annonce « arrêt 1/1 ».',
        wrong: 'Celle-là finit avant Willows. Prenez la ligne qui annonce « arrêt 1/1 ».',
      },
    ],
    done: 'Sans usure, vous roulez encore, mais sans freiner ni sauter de rapport, et le prochain point dû vous élimine. Personne ne part en tête-à-queue dans ce jeu.',
  },
  speedCard: {
    name: 'Les cartes de vitesse',
    steps: [
      {
        say: 'Ici, pas de rapports : chacun pose une carte de vitesse face cachée, et toutes se retournent ensemble. Votre voiture gagne jusqu’à 60 par tour de jeu : de 60, posez 120.',
        wrong: 'La route est libre : posez 120.',
      },
      {
        say: 'Une case par 20 mph, cela fait six, tout droit ou en diagonale. Prenez une ligne gratuite.',
        wrong: NO_BRAKES,
      },
      {
        say: 'Un virage a des limites : Otter permet 120 à gauche et 100 à droite. Les freins enlèvent jusqu’à 60 par tour de jeu : posez 100.',
        wrong: 'Cette fois, respectez les deux limites : posez 100.',
      },
      {
        say: 'Cinq cases, et aucune limite n’est dépassée, d’un côté comme de l’autre. Prenez une ligne gratuite.',
        wrong: NO_BRAKES,
      },
    ],
    done: 'Voilà un tour de jeu : une carte, puis un chemin. Au-delà de 160, la vitesse maximale de cette voiture, il faut réussir un test aux deux dés.',
  },
  cornerWear: {
    name: 'Payer en usure',
    steps: [
      {
        say: 'Une limite est un prix, pas un mur. À gauche, Otter permet 120 : posez 140 et entrez 20 trop vite.',
        wrong: 'Cette fois, soyez 20 trop rapide : posez 140.',
      },
      {
        say: 'À gauche, vous seriez 20 au-dessus, à droite 40. Prenez la ligne de gauche, sans freiner.',
        wrong: 'Prenez la ligne qui entre dans Otter 20 au-dessus, sans freiner.',
      },
      {
        say: '20 au-dessus coûtent un point d’usure ou un coup de chance : deux dés qui peuvent vous mettre en tête-à-queue. Payez un point d’usure.',
        wrong: 'La chance viendra plus tard. Payez un point d’usure.',
      },
      {
        say: 'On paie une fois par virage : 20 au-dessus sont réglés jusqu’au bout d’Otter. Restez à 140.',
        wrong: 'C’est payé : encore 140.',
      },
      {
        say: 'Plus rien n’est dû. Prenez une ligne gratuite.',
        wrong: NO_BRAKES,
      },
    ],
    done: '40 au-dessus coûtent le double, 60 deux points d’usure et un coup de chance, 80 votre course. Cette voiture a sept points par tour de course : après le drapeau, ils ne servent plus.',
  },
  racingLine: {
    name: 'La ligne rouge',
    steps: [
      {
        say: 'Barn permet 140 à gauche et 120 à droite, mais une ligne rouge le traverse de gauche à droite. Restez à 140.',
        wrong: 'Inutile de lever le pied : 140.',
      },
      {
        say: 'Le long d’une ligne rouge entière, chaque limite monte de 20 : la droite supporte donc 140 aussi. Prenez la ligne gratuite qui finit en R34.',
        wrong: 'Ce n’est pas la ligne rouge. Prenez la ligne gratuite qui finit en R34.',
      },
    ],
    done: 'La file de droite seule aurait coûté un point d’usure. Suivez une ligne jusqu’au bout : qui la quitte trop tôt paie comme si elle n’existait pas.',
  },
  chance: {
    name: 'Tenter sa chance',
    steps: [
      {
        say: 'Plus un point d’usure, et Otter approche. Un coup de chance paie aussi 20 au-dessus : deux dés, et 6 ou moins suffit. Posez 140.',
        wrong: 'Il faut être 20 au-dessus : posez 140.',
      },
      {
        say: 'De 7 à 9, c’est le tête-à-queue, à partir de 10 l’accident. Prenez tout de même la ligne 20 au-dessus, sans freiner.',
        wrong: 'Du courage : la ligne 20 au-dessus, sans freiner.',
      },
      {
        say: 'Le talent baisse le jet d’un point par jeton vert, deux au plus. Dépensez-en deux : 72 % de passer au lieu de 42 %.',
        wrong: 'Les dés ne pardonneraient pas. Dépensez-en deux.',
      },
    ],
    done: 'Quatre et quatre font huit : un tête-à-queue, sans vos deux jetons. Un tête-à-queue arrête votre coup à 0 mph, un accident votre course.',
  },
  chart: {
    name: 'Les dés et la table',
    steps: [
      {
        say: 'Chez Trant, tous règlent leur rapport face cachée avant que personne n’avance. Gate est proche, et descendre d’un rapport est gratuit : la 3e.',
        wrong: 'Gate demande un arrêt : réglez la 3e.',
      },
      {
        say: 'Une table change rapport et jet en cases. Avec un d20, tous les jets se valent ; deux d10 favorisent le milieu, qui finit dans Gate. Lancez deux d10.',
        wrong: 'Le milieu de la rangée finit dans Gate : lancez deux d10.',
      },
      {
        say: 'Un onze en 3e fait sept cases, droit dans Gate. Un point de moteur ajouterait cinq au jet : gardez-le.',
        wrong: 'Sept, c’est juste ce qu’il faut : ménagez le moteur.',
      },
      {
        say: 'Gate demande un coup qui finit dedans. Prenez une ligne qui annonce « arrêt 1/1 », sans freiner.',
        wrong: 'Prenez une ligne qui annonce « arrêt 1/1 », sans freiner.',
      },
      {
        say: 'L’arrêt est fait, et une ligne droite s’ouvre. Un rapport de plus : la 4e.',
        wrong: 'La ligne droite est à vous : la 4e.',
      },
      {
        say: 'Il faut maintenant un jet élevé : un d20 donne 17 ou plus deux fois plus souvent que deux d10. Lancez le d20.',
        wrong: 'Deux d10 montent rarement si haut : prenez le d20.',
      },
      {
        say: 'Un douze fait dix cases. Avec un point de moteur, il compte 17, et cela fait douze : dépensez-le.',
        wrong: 'Vous avez trois points de moteur et une ligne droite : dépensez-en un.',
      },
      {
        say: 'Douze cases. Prenez une ligne sans freiner.',
        wrong: 'Ces cases sont payées : prenez une ligne sans freiner.',
      },
    ],
    done: 'Sortir d’un virage avec un arrêt de moins coûte un pneu par case au-delà, ici aussi. Et tout 16 aux dés coûte un point de moteur, quel que soit le rapport.',
  },
};
