import type { Definition } from '@spilvaerk/slot-engine'
import { expect, test } from 'vitest'
import { onPageIn } from '../../test/page-language.ts'
import { PREVIEW_GAME } from '../preview/preview-game.ts'
import { changesBetween } from './changes.ts'

onPageIn('en')

test('a game has nothing else than itself', () => {
  expect(changesBetween(PREVIEW_GAME, { ...PREVIEW_GAME, name: 'Another name' })).toEqual([])
})

test('each pay, the cap, a price, a reel and a feature are told', () => {
  const mode = { id: 'buy', name: 'Bonus', coins: 1000 }
  const from: Definition = { ...PREVIEW_GAME, modes: [mode] }
  const [cherry, ...others] = from.symbols
  const [first, ...reels] = from.reelSets.base ?? []
  if (cherry?.kind !== 'regular' || !first) throw new Error('another preview game')
  const to: Definition = {
    ...from,
    maxWin: 50,
    modes: [{ ...mode, coins: 950 }],
    symbols: [{ ...cherry, pays: { '2': 5, '3': 20 } }, ...others],
    reelSets: { base: [{ ...first, strip: [...first.strip, 'gem'] }, ...reels] },
    jackpots: [],
  }
  expect(changesBetween(from, to)).toEqual([
    { what: 'Max win', from: '100x', to: '50x' },
    { what: 'Price of Bonus', from: '100x bet', to: '95x bet' },
    { what: 'Cherry, 2 of a kind', from: '–', to: '0.5x' },
    { what: 'Cherry, 3 of a kind', from: '1x', to: '2x' },
    { what: 'Reel 1 of base', from: '6 stops', to: '7 stops, 1 of them other' },
    { what: 'Jackpots', from: '–', to: 'changed' },
  ])
})
