import type { Language } from '@spilvaerk/messages'
import type { Definition, WinRule } from '@spilvaerk/slot-engine'
import { expect, test } from 'vitest'
import { smallGame } from '../../../../testing/games.ts'
import { rulesOf } from './rules.ts'

const told = (wins: WinRule, language: Language, changes: Partial<Definition> = {}): readonly string[] =>
  rulesOf(smallGame({ wins, ...changes }), { rtp: 9600, volatility: 'medium' }, language)

test.each<[WinRule, string, string]>([
  [
    { type: 'ways', fullWindow: { pays: { c: 500 } } },
    'Viser alle felter Syvtal, wilds medregnet, betales 50 gange indsatsen i stedet for alle andre gevinster i vinduet.',
    'If every cell shows Syvtal, wilds counted in, it pays 50 times the bet instead of all other wins of the window.',
  ],
  [
    { type: 'clusters', fullWindow: { pays: { c: 500 }, wilds: 'never' } },
    'Viser alle felter Syvtal, betales 50 gange indsatsen i stedet for alle andre gevinster i vinduet.',
    'If every cell shows Syvtal, it pays 50 times the bet instead of all other wins of the window.',
  ],
  [
    { type: 'anywhere', paid: 'perCell' },
    'Gevinsttabellen siger, hvad hvert felt i gevinsten betaler.',
    'The pay table says what each cell of a win pays.',
  ],
  [
    { type: 'ways', paid: 'perCell' },
    'Gevinsten ganges med antallet af felter, symbolet står på.',
    'The win is multiplied by the number of cells that show the symbol.',
  ],
  [
    { type: 'straights' },
    '3 eller flere ens symboler ved siden af hinanden i en række eller over hinanden på et hjul vinder. Et felt kan høre til begge. Syvtal vinder fra 2.',
    '3 or more of the same symbol side by side in a row, or one above the other on a reel, win. A cell may belong to both. Syvtal wins from 2.',
  ],
  [
    {
      type: 'shapes',
      shapes: [
        { name: 'Bue', cells: [[1], [0], [1]], times: 4 },
        { name: 'Linje', cells: [[0], [0], [0]] },
      ],
    },
    'Bue betaler 4 gange gevinsttabellen.',
    'Bue pays 4 times the pay table.',
  ],
])('%j is told in both languages', (wins, danish, english) => {
  expect(told(wins, 'da')).toContain(danish)
  expect(told(wins, 'en')).toContain(english)
})
