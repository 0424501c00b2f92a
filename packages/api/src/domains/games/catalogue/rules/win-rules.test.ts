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
])('%j is told in both languages', (wins, danish, english) => {
  expect(told(wins, 'da')).toContain(danish)
  expect(told(wins, 'en')).toContain(english)
})
