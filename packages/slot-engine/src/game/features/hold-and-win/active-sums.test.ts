import { describe, expect, it } from 'vitest'
import { unmetered } from '../../../meter.ts'
import { ActiveSums } from './active-sums.ts'
import { plainAct } from './acts.ts'

const COINS = [1, 3, 50, 4001, 5003]
const landings = COINS.map((own) => ({ ...plainAct(own), chance: 1 / COINS.length }))
const ends = [10, 18].map((coins) => ({ chance: 0.5, coins, factor: 1, extra: 0, prize: null }))

describe('sums of coins that act', () => {
  it('of plain coins, whose many sums take exponentials from tables, has the transform of one coin to their number', () => {
    const theta = 1e-4
    const one = COINS.reduce((sum, coins) => sum + Math.exp(theta * coins) / COINS.length, 0)
    const found = new ActiveSums(landings, unmetered()).transform(ends, theta, Number.POSITIVE_INFINITY)
    expect(found / ((one ** 10 + one ** 18) / 2)).toBeCloseTo(1, 12)
  })

  it('tells what stays below a number of coins alike, whatever it was asked before', () => {
    const asked = new ActiveSums(landings, unmetered())
    asked.transform(ends, 1e-4, Number.POSITIVE_INFINITY)
    const below = asked.transform(ends, 1e-4, 30_000)
    expect(below).toBe(new ActiveSums(landings, unmetered()).transform(ends, 1e-4, 30_000))
    expect(below).toBeLessThan(asked.transform(ends, 1e-4, 40_000))
  })
})
