import { analyse, compile, simulate } from '@spilvaerk/slot-engine'
import { expect, test } from 'vitest'
import { plain, share } from '../../game/figures.ts'
import { onPageIn } from '../../test/page-language.ts'
import { PREVIEW_GAME } from '../preview/preview-game.ts'
import { abRows, abVerdicts } from './ab-figures.ts'
import type { AbSide } from './run-ab.ts'

onPageIn('en')

const game = compile(PREVIEW_GAME)
const sheet = analyse(game)
const side = async (seed: string): Promise<AbSide> => ({
  name: seed,
  sheet,
  report: await simulate(game, { spins: 10_000, seed }),
})

test('every row has both versions, and a game does not differ from itself', async () => {
  const [a, b] = [await side('left'), await side('right')]
  const rows = abRows(a, b)
  expect(rows.find(({ name }) => name === 'RTP')).toEqual({
    name: 'RTP',
    a: share(sheet.rtp),
    b: share(sheet.rtp),
    difference: '+0.00 points',
  })
  expect(rows.every((row) => row.a !== '' && row.b !== '')).toBe(true)
  expect(abVerdicts(a, b)).toEqual([
    expect.stringMatching(/do not tell the two apart in RTP/),
    expect.stringMatching(/do not tell the two apart in hit frequency/),
    'By their sheets both pay back the same: no number of rounds would show a difference in RTP.',
  ])
})

test('what sheets cannot tell, being simulated, is not told', async () => {
  const a = await side('left')
  const sampled = { ...sheet, method: 'simulated', spins: 1000, standardError: 0.01, rtp: sheet.rtp + 0.015 }
  const b = { ...a, sheet: sampled as unknown as AbSide['sheet'] }
  expect(abVerdicts(a, b).at(-1)).toBe(
    `A sheet is simulated itself: a difference in RTP below ${plain(1.96)} points cannot be told from them.`,
  )
  const far = { ...a, sheet: { ...sampled, rtp: sheet.rtp - 0.1 } as unknown as AbSide['sheet'] }
  expect(abVerdicts(a, far).at(-1)).toContain(`B pays back ${plain(10)} points less than A`)
})
