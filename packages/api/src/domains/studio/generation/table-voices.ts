import type { TableDefinition } from '@spilvaerk/table-games'
import type { Language } from '../composer/lexicon/theme.ts'

type Of<K extends TableDefinition['kind']> = Extract<TableDefinition, { readonly kind: K }>
/** How numbers are said in a sentence. */
export interface Say {
  /** Small ones in words. */
  readonly count: (count: number) => string
  readonly number: (value: number) => string
}

/** What is said of the tables of a kind, each in both languages. */
export interface TableVoice<K extends TableDefinition['kind']> {
  /** What one sees at the table, where no theme sets a scene. */
  readonly openings: { readonly [L in Language]: readonly string[] }
  /** What the rules of this very table are. */
  readonly facts?: { readonly [L in Language]: (game: Of<K>, say: Say) => readonly string[] }
}

type WithDecks = { readonly decks: number }
const DECKS = {
  da: ({ decks }: WithDecks, { count }: Say) => [
    decks === 1 ? 'Ét kortspil blandes før hver runde.' : `${count(decks)} kortspil blandes før hver runde.`,
  ],
  en: ({ decks }: WithDecks, { count }: Say) => [
    decks === 1 ? 'One deck is shuffled before each round.' : `${count(decks)} decks are shuffled before each round.`,
  ],
}

/** In times the bet, of what comes back for a chip. */
const bestBucket = ({ boards, chip }: Of<'plinko'>): number => Math.max(...boards.flatMap(({ back }) => back)) / chip
/** The most odds behind the line, in words such as `2,5`. */
const mostTimes = ({ sixEight, per = 1 }: NonNullable<Of<'craps'>['odds']>, language: Language): string =>
  (sixEight / per).toLocaleString(language)
const highest = ({ steps, chip }: Of<'crash'>): number => Math.max(...steps.map(({ back }) => back)) / chip

const SOFT_17 = {
  da: { stands: 'dealeren står på blød 17', hits: 'dealeren trækker på blød 17' },
  en: { stands: 'the dealer stands on soft 17', hits: 'the dealer hits soft 17' },
} as const

export const VOICES: { readonly [K in TableDefinition['kind']]: TableVoice<K> } = {
  roulette: {
    openings: {
      da: ['Hjulet drejer den ene vej og kuglen den anden.', 'Jetonerne ligger, og kuglen leder efter sit tal.'],
      en: ['The wheel turns one way and the ball the other.', 'The chips are down and the ball looks for its number.'],
    },
    facts: {
      da: ({ wheel, onZero }, { count }) => [
        `Hjulet har ${count(wheel.length)} felter.`,
        ...(onZero === 'half' ? ['På nul får de lige chancer halvdelen tilbage.'] : []),
        ...(onZero === 'prison' ? ['På nul bliver de lige chancer liggende til næste kast.'] : []),
      ],
      en: ({ wheel, onZero }, { count }) => [
        `The wheel has ${count(wheel.length)} pockets.`,
        ...(onZero === 'half' ? ['On zero, even chances get half back.'] : []),
        ...(onZero === 'prison' ? ['On zero, even chances stay for the next spin.'] : []),
      ],
    },
  },
  blackjack: {
    openings: {
      da: ['To kort til dig, ét åbent hos dealeren.', 'Et es ligger klar, og nu mangler kun en tier.'],
      en: ['Two cards for you, one face up at the dealer’s.', 'An ace lies there, and all it wants is a ten.'],
    },
    facts: {
      da: ({ decks, soft17, natural: { pays, to } }, { count }) => [
        `${count(decks)} kortspil, ${SOFT_17.da[soft17]}, og blackjack betaler ${pays}:${to}.`,
      ],
      en: ({ decks, soft17, natural: { pays, to } }, { count }) => [
        `${count(decks)} ${decks === 1 ? 'deck' : 'decks'}, ${SOFT_17.en[soft17]}, and blackjack pays ${pays}:${to}.`,
      ],
    },
  },
  baccarat: {
    openings: {
      da: ['Punto eller banco: den, der er nærmest ni, vinder.', 'Kortene vendes langsomt, ét for hver side.'],
      en: ['Player or banker: whoever is nearer to nine wins.', 'The cards are turned slowly, one for each side.'],
    },
    facts: DECKS,
  },
  videoPoker: {
    openings: {
      da: ['Fem kort, og du bestemmer, hvilke der bliver.', 'Behold parret, eller gå efter straight flush?'],
      en: ['Five cards, and you say which of them stay.', 'Keep the pair or go for the straight flush?'],
    },
  },
  craps: {
    openings: {
      da: ['Terningerne flyver over filten og slår mod bandens kant.', 'Et første kast, et point og så alt på bordet.'],
      en: [
        'The dice fly across the felt and bounce off the rail.',
        'A first throw, a point, and the whole table waits.',
      ],
    },
    facts: {
      da: ({ odds }) => (odds ? [`Bag linjen tages op til ${mostTimes(odds, 'da')} gange odds på 6 og 8.`] : []),
      en: ({ odds }) =>
        odds ? [`Behind the line one takes up to ${mostTimes(odds, 'en')} times odds on 6 and 8.`] : [],
    },
  },
  sicBo: {
    openings: {
      da: ['Tre terninger under et låg, og låget løftes.', 'Terningerne ryster, og bordet holder vejret.'],
      en: ['Three dice under a lid, and the lid is raised.', 'The dice are shaken and the table holds its breath.'],
    },
  },
  casinoWar: {
    openings: {
      da: ['Ét kort til dig, ét til banken: det højeste vinder.', 'Står kortene lige, kan du gå i krig.'],
      en: ['One card for you, one for the house: the higher wins.', 'When the cards tie, you may go to war.'],
    },
    facts: DECKS,
  },
  threeCardPoker: {
    openings: {
      da: ['Tre kort er nok til en hånd.', 'Tre kort på hånden, og banken skal have en dame for at være med.'],
      en: ['Three cards are enough for a hand.', 'Three cards in hand, and the dealer needs a queen to play.'],
    },
  },
  caribbeanStud: {
    openings: {
      da: ['Fem kort til hver, og ét af bankens ligger åbent.', 'Læg dig, eller spil videre mod bankens skjulte kort.'],
      en: ['Five cards each, and one of the dealer’s is open.', 'Fold, or play on against the dealer’s hidden cards.'],
    },
  },
  paiGow: {
    openings: {
      da: ['Syv kort deles i to hænder: fem og to.', 'Syv kort, to hænder og god tid til at tænke.'],
      en: ['Seven cards are set as two hands: five and two.', 'Seven cards, two hands and time to think.'],
    },
  },
  letItRide: {
    openings: {
      da: ['Tre kort på hånden og to, der venter på bordet.', 'Lad indsatsen stå, eller tag den hjem, mens tid er.'],
      en: ['Three cards in hand and two waiting on the table.', 'Let the bet ride, or take it home while you can.'],
    },
  },
  bigSix: {
    openings: {
      da: [
        'Det store hjul klikker forbi den ene pind efter den anden.',
        'Hjulet er sat i gang, og klikkene bliver langsommere.',
      ],
      en: ['The big wheel clicks past one peg after another.', 'The wheel is spun, and the clicks grow slower.'],
    },
    facts: {
      da: ({ segments }, { count }) => [`Hjulet har ${count(segments.length)} felter.`],
      en: ({ segments }, { count }) => [`The wheel has ${count(segments.length)} segments.`],
    },
  },
  dragonTiger: {
    openings: {
      da: [
        'Ét kort til dragen, ét til tigeren, og det højeste vinder.',
        'Dragen brøler, tigeren svarer, og kortene vendes.',
      ],
      en: [
        'One card for the dragon, one for the tiger; the higher wins.',
        'The dragon roars, the tiger answers, the cards turn.',
      ],
    },
    facts: DECKS,
  },
  redDog: {
    openings: {
      da: ['To kort ligger med luft imellem, og det tredje er på vej.', 'Er der plads til et kort mellem de to?'],
      en: ['Two cards lie with room between them, and a third is coming.', 'Is there room for a card between the two?'],
    },
    facts: DECKS,
  },
  keno: {
    openings: {
      da: ['Sæt dine krydser, og se kuglerne rulle op.', 'Kuponen er udfyldt, og tallene trækkes ét for ét.'],
      en: ['Mark your numbers and watch the balls come up.', 'The ticket is filled, and numbers are drawn one by one.'],
    },
    facts: {
      da: ({ drawn, numbers }, { number }) => [`${number(drawn)} af ${number(numbers)} tal trækkes.`],
      en: ({ drawn, numbers }, { number }) => [`${number(drawn)} of ${number(numbers)} numbers are drawn.`],
    },
  },
  scratchCard: {
    openings: {
      da: ['Skrab sølvet væk, og se, hvad der gemmer sig.', 'Et lod, en mønt og et øjebliks spænding.'],
      en: ['Scratch off the silver and see what hides below.', 'A card, a coin and a moment of suspense.'],
    },
    facts: {
      da: ({ cells }, { count }) => [`Lodet har ${count(cells)} felter.`],
      en: ({ cells }, { count }) => [`The card has ${count(cells)} cells.`],
    },
  },
  hiLo: {
    openings: {
      da: ['Er det næste kort højere eller lavere?', 'Ét kort ligger åbent, og det næste er dit at gætte.'],
      en: ['Is the next card higher or lower?', 'One card lies open, and the next is yours to guess.'],
    },
    facts: DECKS,
  },
  plinko: {
    openings: {
      da: ['Kuglen hopper fra pind til pind ned mod bakkerne.', 'Slip kuglen, og lad pindene afgøre resten.'],
      en: ['The ball skips from pin to pin down to the buckets.', 'Drop the ball and leave the rest to the pins.'],
    },
    facts: {
      da: (game, { number }) => [`Den bedste bakke giver ${number(bestBucket(game))} gange indsatsen.`],
      en: (game, { number }) => [`The best bucket returns ${number(bestBucket(game))} times the bet.`],
    },
  },
  mines: {
    openings: {
      da: [
        'Ét felt ad gangen, og stands, mens legen er god.',
        'Under nogle af felterne ligger der noget, du ikke vil finde.',
      ],
      en: [
        'One cell at a time, and stop while it is going well.',
        'Under some of the cells lies what you would rather not find.',
      ],
    },
    facts: {
      da: ({ cells }, { count }) => [`Der er ${count(cells)} felter.`],
      en: ({ cells }, { count }) => [`There are ${count(cells)} cells.`],
    },
  },
  dice: {
    openings: {
      da: ['Over eller under: du sætter selv grænsen.', 'Et tal trækkes, og din grænse afgør det.'],
      en: ['Over or under: you set the limit yourself.', 'A number is drawn, and your limit decides.'],
    },
  },
  coin: {
    openings: {
      da: ['Mønten er i luften, og den har kun to sider.', 'Plat eller krone, og så én gang til?'],
      en: ['The coin is in the air, and it has but two sides.', 'Heads or tails, and then once more?'],
    },
    facts: {
      da: ({ back }, { count }) => [
        back.length === 1 ? 'Der kastes én gang.' : `Der kan vindes op til ${count(back.length)} gange i træk.`,
      ],
      en: ({ back }, { count }) => [
        back.length === 1 ? 'It is tossed once.' : `One can win up to ${count(back.length)} times in a row.`,
      ],
    },
  },
  crash: {
    openings: {
      da: ['Flyvningen stiger, og ingen ved, hvor den ender.', 'Spring af i tide, eller flyv videre efter mere.'],
      en: ['The flight climbs, and nobody knows where it ends.', 'Jump off in time, or fly on for more.'],
    },
    facts: {
      da: (game, { number }) => [`Den kan nå ${number(highest(game))} gange indsatsen.`],
      en: (game, { number }) => [`It can reach ${number(highest(game))} times the bet.`],
    },
  },
}
