import { area } from '../area.ts'

/** A table game in the studio: its preview, its rules, and what is changed of them. */
export const tableStudio = area('tableStudio', {
  da: {
    preview: {
      title: 'Bordet på prøve',
      test: 'Prøverunder uden penge, spillet i din browser',
      open: 'Spil ved bordet',
      loading: 'Henter bordet…',
    },
    proved: 'Bevist, {{rtp}}',
    bonuses: 'Ekstraspil',
    onTop: 'betaler oven i hovedindsatsen',
    ownSpot: 'har sit eget felt',
    simulation: {
      what: 'Der spilles med den mindste indsats på {{spot}} og den bedste strategi.',
      rounds: '{{rounds}} runder',
      proved: 'Bevist',
    },
    rules: {
      title: 'Regler og gevinster ({{fields}} felter)',
      what: 'Navnene er definitionens, og forklaringen er dens dokumentation på engelsk. En ny version bliver bevist, før den beholdes.',
      usual: 'som sædvanligt',
      changes: 'Regler og gevinster, der er ændret',
    },
    limits: {
      what: 'Grænserne er i mønter; en mønt er {{coin}} kr.',
      min: 'Mindste indsats',
      max: 'Største indsats',
      round: 'Højst i en runde',
      none: 'ingen grænse',
      keep: 'Behold som ny version',
      problems: {
        whole: 'Skriv et helt tal fra 1 til {{most}}.',
        max: 'Mellem disse grænser har et felt ingen mulig indsats. Gør den største større eller den mindste mindre.',
        round: 'En runde skal have plads til mindst én mindste indsats.',
        other: 'Med disse grænser kan spillet ikke spilles: et felt har egne grænser, som ikke passer til dem.',
      },
    },
  },
  en: {
    preview: {
      title: 'Table preview',
      test: 'Test rounds without money, played in your browser',
      open: 'Play at the table',
      loading: 'Loading the table…',
    },
    proved: 'Proved, {{rtp}}',
    bonuses: 'Bonus games',
    onTop: 'pays on top of the main bet',
    ownSpot: 'has a spot of its own',
    simulation: {
      what: 'The least bet on {{spot}} is played by the best strategy.',
      rounds: '{{rounds}} rounds',
      proved: 'Proved',
    },
    rules: {
      title: 'Rules and pays ({{fields}} fields)',
      what: 'The names are those of the definition, and the explanation is its documentation. A new version is proved before it is kept.',
      usual: 'as usual',
      changes: 'Rules and pays that changed',
    },
    limits: {
      what: 'Limits are in coins; a coin is {{coin}} kr.',
      min: 'Least bet',
      max: 'Greatest bet',
      round: 'Most in a round',
      none: 'no limit',
      keep: 'Keep as new version',
      problems: {
        whole: 'Enter a whole number from 1 to {{most}}.',
        max: 'Between these limits a spot has no possible bet. Raise the greatest or lower the least.',
        round: 'A round must have room for at least one least bet.',
        other: 'The game cannot be played within these limits: a spot has limits of its own that do not fit them.',
      },
    },
  },
})
