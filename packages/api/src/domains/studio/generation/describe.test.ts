import { design } from '@spilvaerk/slot-engine'
import { expect, test } from 'vitest'
import { compose } from '../composer/compose.ts'
import { DRAWINGS } from '../composer/nearness/glyph-words.ts'
import { composeDescription } from './describe.ts'

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

test.each(['da', 'en'] as const)(
  'of 300 plain prompts no sentence is in more than two of a hundred descriptions (%s)',
  (language) => {
    const ideas = THINGS.map((thing) =>
      compose(language === 'da' ? `et spil om ${thing.da}` : `a game about ${thing.en}`),
    )
    const counts = new Map<string, number>()
    for (const idea of ideas)
      for (const sentence of new Set(composeDescription(idea, designed.definition).split(/(?<=[.!?]) /)))
        counts.set(sentence, (counts.get(sentence) ?? 0) + 1)
    expect([...counts].filter(([, count]) => count > 0.02 * ideas.length)).toEqual([])
    const names = ideas.map(({ name }) => name)
    expect(new Set(names).size).toBeGreaterThan(0.9 * names.length)
    expect(names.filter((name) => / (?:og|and) /.test(name)).length).toBeLessThan(0.1 * names.length)
  },
)
