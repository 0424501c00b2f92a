import { analyse, compile, design } from '@spilvaerk/slot-engine'
import { expect, test } from 'vitest'
import { granted } from '../../../platform/refusals/refusals.ts'
import { createModes } from './modes.ts'

test('bought free spins of a designed game pay back what the plain bet does', async () => {
  const features = { freeSpins: true, bonusBuy: true }
  const brief = { name: 'Køb', reels: 5, lines: 20, rtp: 95, volatility: 'medium', maxWin: 5000, features } as const
  const designed = design(brief, 'modes')
  if (!designed.ok) throw new Error(designed.reason)
  let asked = 0
  const modesOf = createModes({
    analyse: async (definition, round) => {
      asked++
      return granted(analyse(compile(definition), { mode: round?.mode ?? 'base' }))
    },
  })
  for (const _ of [1, 2]) {
    const modes = await modesOf(designed.definition, 'hash')
    expect(modes).toMatchObject({ ok: true, value: [{ id: 'bonus-buy', reach: 0, isBought: true }] })
    if (modes.ok) expect(Math.abs((modes.value[0]?.rtp ?? 0) - designed.sheet.rtp)).toBeLessThan(0.005)
  }
  expect(asked).toBe(1)
})
