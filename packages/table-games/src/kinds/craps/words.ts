import type { TableKind } from '../../core/kind.ts'

export const WORDS: TableKind['words'] = {
  da: {
    name: 'Craps',
    spots: {
      line: 'Linjen',
      come: 'Kom',
      place: 'Plads',
      buy: 'Køb',
      lay: 'Læg imod',
      big: 'Store seks og otte',
      hardway: 'To ens',
      field: 'Feltet',
      proposition: 'Næste kast',
      hop: 'Bestemte terninger',
      lowHigh: 'Lave og høje terninger',
    },
    moves: { roll: 'Kast', odds: 'Odds', 'lay-odds': 'Odds imod', fullOdds: 'Fulde odds' },
  },
  en: {
    name: 'Craps',
    spots: {
      line: 'The line',
      come: 'Come',
      place: 'Place',
      buy: 'Buy',
      lay: 'Lay',
      big: 'Big six and eight',
      hardway: 'Hardway',
      field: 'Field',
      proposition: 'Next throw',
      hop: 'Hop',
      lowHigh: 'Low and high dice',
    },
    moves: { roll: 'Roll', odds: 'Odds', 'lay-odds': 'Odds against', fullOdds: 'Full odds' },
  },
}
