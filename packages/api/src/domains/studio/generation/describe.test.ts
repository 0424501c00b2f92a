import { type Definition, design } from '@spilvaerk/slot-engine'
import { expect, test } from 'vitest'
import { compose, type Idea } from '../composer/compose.ts'
import { DRAWINGS } from '../composer/nearness/glyph-words.ts'
import { composeDescription } from './describe.ts'
import { describedFrom } from './describe-game.ts'
import { planOf } from './plan.ts'

const THINGS = [...DRAWINGS.values()].filter((_, at) => at % 3 === 0).slice(0, 300)
const designed = design(
  {
    name: 'En',
    theme: 'en',
    reels: 5,
    lines: 20,
    rtp: 96,
    volatility: 'medium',
    maxWin: 2000,
    features: { freeSpins: true },
  },
  'descriptions',
)
if (!designed.ok) throw new Error('no game to describe')
const { definition } = designed

/** The game as it would be told of that plan: its cap, lines and spins, without the work of a design. */
function planned(prompt: string, idea: Idea): Definition {
  const { maxWin, lines = 20 } = planOf(idea, { prompt, roll: 0, card: {} })
  const { wins, features = [] } = definition
  const [line] = wins.type === 'lines' ? wins.lines : []
  const awards = { 3: 6 + (prompt.length % 8) }
  return {
    ...definition,
    maxWin,
    ...(wins.type === 'lines' && line && { wins: { ...wins, lines: Array.from({ length: lines }, () => line) } }),
    features: features.map((feature) =>
      feature.type === 'freeSpins' && feature.trigger
        ? { ...feature, trigger: { ...feature.trigger, awards } }
        : feature,
    ),
  }
}

test.each(['da', 'en'] as const)(
  'of 300 plain prompts no sentence is in more than two of a hundred descriptions (%s)',
  (language) => {
    const prompts = THINGS.map((thing) => (language === 'da' ? `et spil om ${thing.da}` : `a game about ${thing.en}`))
    const counts = new Map<string, number>()
    const ideas = prompts.map((prompt) => [prompt, compose(prompt)] as const)
    for (const [prompt, idea] of ideas)
      for (const sentence of new Set(
        composeDescription(describedFrom(idea), planned(prompt, idea)).split(/(?<=[.!?]) /),
      ))
        counts.set(sentence, (counts.get(sentence) ?? 0) + 1)
    expect([...counts].filter(([, count]) => count > 0.02 * prompts.length)).toEqual([])
    const names = ideas.map(([, { name }]) => name)
    expect(new Set(names).size).toBeGreaterThan(0.9 * names.length)
    expect(names.filter((name) => / (?:og|and) /.test(name)).length).toBeLessThan(0.1 * names.length)
  },
)

test.each([
  ['et spil om otter', /(?:giver|begynder|venter|få de|giver) \d+ gratis spins\./],
  ['a game about otters', /\d+ free spins/],
])('a description says what awards how many free spins: %s', (prompt, spins) => {
  const { symbols } = compose(prompt)
  const scatter = symbols.find(({ kind }) => kind === 'scatter')?.name ?? ''
  const description = composeDescription(describedFrom(compose(prompt)), definition)
  expect(description).toMatch(spins)
  expect(description).toContain(scatter)
})

test('what a prompt asks for is told in its own words, and no scene of a theme beside it', () => {
  const told = Array.from({ length: 12 }, (_, roll) =>
    composeDescription(describedFrom(compose('a slot about a lighthouse keeper in a storm', { roll })), definition),
  )
  for (const description of told) expect(description).toContain('a lighthouse keeper in a storm')
})
