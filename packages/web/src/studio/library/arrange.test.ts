import type { StudioGame } from '@spilvaerk/schemas'
import { expect, test } from 'vitest'
import { sampleGame } from '../../test/sample-games.ts'
import { arranged, type Wanted } from './arrange.ts'

const game = (id: number, name: string, own: object = {}) =>
  ({ ...sampleGame({ id, name }), mine: true, ...own }) as unknown as StudioGame
const GAMES = [
  game(1, 'Åbent hav', { rtp: 9400, maxWinMultiplier: 9000 }),
  game(2, 'Zebraens spil', { rtp: 9700, theme: 'jungle' }),
  game(3, 'Æblehaven', { rtp: 9700, kind: 'roulette' }),
]
const WANTED: Wanted = { text: '', order: 'newest', kind: 'all' }
const ids = (wanted: Partial<Wanted>) => arranged(GAMES, { ...WANTED, ...wanted }).map(({ id }) => id)

test.each([
  [{}, [3, 2, 1]],
  [{ order: 'name' }, [2, 3, 1]],
  [{ order: 'rtp' }, [3, 2, 1]],
  [{ order: 'maxWin' }, [1, 3, 2]],
  [{ kind: 'tables' }, [3]],
  [{ kind: 'slots' }, [2, 1]],
  [{ text: 'HAV' }, [3, 1]],
  [{ text: ' jungle  zebra' }, [2]],
  [{ text: 'jungle hav' }, []],
] as const)('%o gives %o', (wanted, expected) => {
  expect(ids(wanted)).toEqual(expected)
})
