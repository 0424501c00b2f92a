import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { markedPrompts } from '../../../../testing/marked-prompts.ts'
import { readSlot } from './read-slot.ts'

const told = (prompt: string): string =>
  readSlot(prompt)
    .clauses.flatMap(({ text, state, left }) => (state === 'unknown' ? [text] : left === undefined ? [] : [left]))
    .join(' | ')

test.each([
  ['a number that no figure holds', 'otters, 12 symbols altogether', '12 symbols altogether'],
  ['a number in the field of another', 'otters, 5 reels, largest wager 5', 'largest wager 5'],
  ['a number in its field', 'otters, 5 free spins', ''],
  ['a share as one of so many', 'otters, a win every 4 spins', ''],
  ['a year of a story', 'vikings in 1066', ''],
  ['a word of the trade without its wish', 'otters, a jackpot-like thing, klæbrige ting', 'klæbrige ting'],
  ['the same as what the game is about', 'a slot about sticky toffee', ''],
  ['what is ruled out', 'otters, no jackpots', ''],
  ['three scatters, which start any feature', 'otters, 3 scatters give free spins', ''],
  ['the size of a colossal symbol', 'otters, colossal 3x3 symbols', ''],
  ['a thing in what the player does', 'otters, rabbits hop between reels', 'rabbits hop between reels'],
  ['strangers beside a wish', 'otters, 20 lines quuxige plimbert', 'quuxige plimbert'],
  ['politeness', 'Hi team, could you please make me a slot about otters? Thanks', ''],
  ['what somebody in a scene does', 'en landsby under sneen hvor rensdyr sover, 20 linjer', 'sover'],
  [
    'a thing that is not shown',
    'otters, 20 lines and a lighthouse keeper who whistles',
    'a lighthouse keeper who whistles',
  ],
] as const)('%s', (_, prompt, words) => {
  expect(told(prompt)).toBe(words)
})

/** Words of no language, with endings of both. */
const STRANGERS = ['zorvex', 'plimbert', 'quuxige', 'brandolfs']

test('a word that nobody knows is told wherever it stands beside a wish', () => {
  const prompts = markedPrompts(readFileSync(new URL('./third-prompts.txt', import.meta.url), 'utf8'))
  const silent = prompts.flatMap(({ clauses }, at) => {
    const stranger = STRANGERS[at % STRANGERS.length] ?? ''
    const figure = clauses.findIndex(({ means }) => /^(?:lines|reels|cap|rtp|ways|hit|rows):/.test(means[0] ?? ''))
    if (figure < 0) return []
    const prompt = clauses.map(({ text }, index) => (index === figure ? `${text} ${stranger}` : text)).join('')
    return told(prompt).toLowerCase().includes(stranger) ? [] : [prompt]
  })
  expect(silent).toEqual([])
})
