import { readdirSync, readFileSync } from 'node:fs'
import type { Definition } from '@spilvaerk/slot-engine'
import { expect, test } from 'vitest'
import { compose } from '../composer/compose.ts'
import { briefOf, planOf } from './plan.ts'

const SUBJECTS = ['vikinger', 'katte', 'havet', 'rummet', 'frugt', 'trolde', 'Egypten', 'cirkus', 'biler', 'blomster']
const PROMPTS = SUBJECTS.flatMap((subject) => Array.from({ length: 30 }, (_, i) => `et spil om ${subject} ${i + 1}`))
const PLANS = PROMPTS.map((prompt) => planOf(compose(prompt), { prompt, roll: 0, card: {} }))

const HOUSE = new URL('../../games/catalogue/seed/', import.meta.url)
const FILES = readdirSync(HOUSE).filter((file) => file.endsWith('.json'))
const GAMES = FILES.flatMap((file): Definition[] => {
  const { definition } = JSON.parse(readFileSync(new URL(file, HOUSE), 'utf8'))
  return definition?.reelSets ? [definition] : []
})

/** In bits. */
function entropy(values: readonly string[]): number {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts.values()].reduce((sum, n) => sum - (n / values.length) * Math.log2(n / values.length), 0)
}

const rowsIn = ({ reelSets }: Definition): string =>
  (reelSets.base ?? []).map(({ rows }) => (typeof rows === 'number' ? rows : 'v')).join('')
const winsIn = ({ wins, cascades }: Definition): string =>
  `${wins.type} ${wins.type === 'lines' ? wins.lines.length : ''} ${cascades !== undefined}`
const featuresIn = ({ features = [] }: Definition): string =>
  features
    .map(({ type }) => type)
    .sort()
    .join()

/** The entropy of plain prompts' games beside that of the house's. */
test.each<[string, (game: Definition) => string, (plan: (typeof PLANS)[number]) => string]>([
  ['grid', rowsIn, ({ reels, rows }) => `${reels}×${rows}`],
  ['wins', winsIn, ({ counting, lines, features }) => `${counting} ${lines} ${features.includes('cascades')}`],
  ['cap', ({ maxWin }) => `${maxWin}`, ({ maxWin }) => `${maxWin}`],
  ['features', featuresIn, ({ features }) => [...features].sort().join()],
])('three hundred plain prompts vary in %s as the house’s games do', (_, ofHouse, ofPlan) => {
  expect(entropy(PLANS.map(ofPlan))).toBeGreaterThan(0.9 * entropy(GAMES.map(ofHouse)))
})

test('three hundred plain prompts are of every class', () => {
  expect(entropy(PLANS.map(({ volatility }) => volatility))).toBeGreaterThan(1.6)
})

test('what is drawn is the same for the same prompt and roll, and gives way to what is said', () => {
  const [prompt] = PROMPTS as [string]
  const plan = (words: string, roll = 0) => planOf(compose(words), { prompt: words, roll, card: {} })
  expect(plan(prompt)).toEqual(plan(prompt))
  for (const [i, one] of PROMPTS.slice(0, 60).entries()) {
    const said = plan(`${one} med 6 hjul, 4 rækker, 50 linjer, lav volatilitet og max gevinst 700x, uden frispil`, i)
    expect(said).toMatchObject({ counting: 'lines', reels: 6, rows: 4, lines: 50, volatility: 'low', maxWin: 700 })
    expect(briefOf(said, compose(one)).features?.freeSpins).toBeUndefined()
  }
})

test('the designer is asked for the numbers of features, as far as it can have them', () => {
  const featuresOf = (words: string) => {
    const idea = compose(words)
    return briefOf(planOf(idea, { prompt: words, roll: 0, card: {} }), idea).features
  }
  expect(featuresOf('otters, 15 free spins from 4 scatters, retriggers add 5 spins, buy for 100x')).toMatchObject({
    ...{ freeSpins: { awards: { 4: 15 }, again: 5 }, bonusBuy: true, buyPrice: 100 },
  })
  expect(
    featuresOf('otters, hold and win, 6 rings start the bonus, mini, minor, major and grand jackpot, grand is 1000x'),
  ).toMatchObject({ coinsAt: 6, jackpots: { count: 4, bets: [8, 40, 200, 1000] } })
  // As many spins times their multiplier: all return alike.
  expect(featuresOf('otters, 20 spins at x1, 10 spins with x3 or 5 spins with x8')?.choices).toEqual([
    { multiplier: 1, spins: 24 },
    { multiplier: 3, spins: 8 },
    { multiplier: 8, spins: 3 },
  ])
})
