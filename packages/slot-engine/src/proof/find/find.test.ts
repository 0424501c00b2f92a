import { describe, expect, test } from 'vitest'
import fruit from '../../../examples/fruit.json' with { type: 'json' }
import { CLUSTERS } from '../../../test-support/cluster-game.ts'
import type { Definition } from '../../definition.ts'
import { compile } from '../../game/compile/compile.ts'
import { spin } from '../../game/play/spin.ts'
import { createRng } from '../../rng.ts'
import { ROUND_EVENT_TYPES, type Round } from '../../round.ts'
import { detailedSheet } from '../sheet/detailed-sheet.ts'
import { documentOf } from '../sheet/document/document.ts'
import { type FindOptions, type Found, findRound, findRounds } from './find-rounds.ts'
import { showsRow } from './row-rounds.ts'
import { parseWish } from './wish.ts'

const game = compile(fruit as Definition)
const all = (options: FindOptions, of = game): Found => {
  const search = findRounds(of, options)
  for (let step = search.next(); ; step = search.next()) if (step.done) return step.value
}
const accepts = (text: string) => {
  const parsed = parseWish(text)
  if (!parsed.ok) throw new Error(parsed.reason)
  return parsed.accepts
}

const ROUND: Round = {
  betCoins: 5,
  totalCoins: 60,
  events: [
    { type: 'freeSpinStarted', feature: 'free', number: 1, remaining: 0, multiplier: 2 },
    { type: 'lineWon', line: 0, direction: 'left', symbol: 'seven', count: 3, cells: [], multiplier: 1, coins: 60 },
    { type: 'freeSpinsEnded', feature: 'free', spins: 1, coins: 60 },
  ],
}

describe('a wish', () => {
  test.each([
    ['win >= 12', true],
    ['win > 12', false],
    ['coins = 60', true],
    ['free spins >= 1', true],
    ['freespins != 1', false],
    ['events < 4', true],
    ['lineWon', true],
    ['line won >= 2', false],
    ['jackpotWon = 0', true],
    ['lineWon.count >= 3', true],
    ['lineWon.symbol = seven', true],
    ['lineWon.symbol != seven', false],
    ['lineWon.symbol = seven and lineWon.count > 3', false],
    ['free spin started.multiplier = 2 AND win = 12', true],
  ])('%s: %s', (text, fits) => {
    expect(accepts(text)(ROUND)).toBe(fits)
  })

  test.each([
    ['', 'is no figure and no event'],
    ['gold', 'Figures: win, coins, freeSpins, events; events: reelsStopped'],
    ['win', 'needs a comparison and a number'],
    ['win >= many', 'compared with a number, not "many"'],
    ['win => 5', '"=>" is no comparison'],
    ['lineWon.colour = 1', 'It has line, direction, symbol, count, multiplier, coins'],
    ['lineWon.symbol > 4', '= and != compare it'],
    ['lineWon.count', 'needs a comparison'],
    ['lineWon.cells = 3', 'to compare'],
    ['a.b.c = 3', 'is no figure'],
  ])('%j is refused: %s', (text, reason) => {
    expect(parseWish(text)).toMatchObject({ ok: false, reason: expect.stringContaining(reason) })
  })

  test('can name every event of the grammar', () => {
    for (const type of ROUND_EVENT_TYPES) expect(parseWish(type).ok).toBe(true)
  })
})

describe('rounds are found', () => {
  test('that have the event, and no other rounds were passed over', () => {
    const found = all({ accepts: accepts('free spins >= 10'), spins: 3000, seed: 'x', count: 1e4 })
    const own = Array.from({ length: 3000 }, (_, i) => spin(game, createRng(`x/${i + 1}`)))
    const fitting = own.filter(({ events }) => events.filter(({ type }) => type === 'freeSpinStarted').length >= 10)
    expect(found.played).toBe(3000)
    expect(found.rounds.map(({ coins }) => coins)).toEqual(fitting.map(({ totalCoins }) => totalCoins))
    for (const { seed, coins } of found.rounds) expect(spin(game, createRng(seed)).totalCoins).toBe(coins)
    const { chance, low, high } = found.chance
    expect([low < chance, chance < high, chance]).toEqual([true, true, found.rounds.length / 3000])
  })

  test('by their win, which has an exact chance', () => {
    const found = all({ win: { from: 20, to: 100 }, spins: 1e5, seed: 'x', count: 3 })
    expect(found.rounds).toHaveLength(3)
    for (const { bets } of found.rounds) expect(bets >= 20 && bets <= 100).toBe(true)
    expect(found.chance.method).toBe('exact')
    const often = all({ win: { from: 20, to: 100 }, spins: 30_000, seed: 'y', count: 1e5 })
    const { chance } = found.chance
    const error = Math.sqrt((chance * (1 - chance)) / 30_000)
    expect(Math.abs(often.rounds.length / 30_000 - chance)).toBeLessThan(4 * error)
  })

  test('not at all: the bound says how rare they are at most', () => {
    const { rounds, chance } = all({ accepts: accepts('cascaded'), spins: 1000, seed: 'x' })
    expect(rounds).toEqual([])
    expect(chance).toMatchObject({ method: 'simulated', chance: 0, low: 0 })
    expect(chance.high).toBeCloseTo(3.84 / 1003.84, 5)
  })
})

test.each([
  ['lines and free spins', game],
  ['clusters', compile(CLUSTERS)],
] as const)('rows of a sheet are shown by the rounds that they speak of: %s', (_, of) => {
  const document = documentOf(detailedSheet(of))
  const rows = document.sections.flatMap(({ tables }) => tables.flatMap((table) => table.rows))
  const shown = rows.flatMap(({ rounds }) => rounds ?? [])
  expect(shown.filter(({ type }) => type === 'win').length).toBeGreaterThan(5)
  expect(shown.filter(({ type }) => type === 'pay').length).toBeGreaterThan(5)
  let found = 0
  for (const row of shown) {
    const one = findRound(of, { accepts: showsRow(row), spins: 300, seed: 'rows' })
    if (one === null) continue
    found++
    if (row.type === 'win') expect(one.coins >= row.fromCoins && one.coins <= row.toCoins).toBe(true)
  }
  expect(found).toBeGreaterThan(shown.length / 3)
})

test('bands of wins do not overlap, and leave none out', () => {
  const { sections } = documentOf(detailedSheet(game))
  const bands = sections
    .find(({ chart }) => chart === 'wins')
    ?.tables[0]?.rows.flatMap(({ rounds }) => (rounds?.type === 'win' ? [rounds] : []))
  expect(bands?.[0]).toEqual({ type: 'win', fromCoins: 0, toCoins: 0 })
  for (const [i, band] of (bands ?? []).slice(1).entries()) expect(band.fromCoins).toBe((bands?.[i]?.toCoins ?? 0) + 1)
})
