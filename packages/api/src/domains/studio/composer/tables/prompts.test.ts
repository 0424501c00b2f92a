import { readFileSync } from 'node:fs'
import { tableOptions } from '@spilvaerk/table-games'
import { expect, test } from 'vitest'
import { compose, type Idea } from '../compose.ts'
import type { TableWishes } from './read-table.ts'

interface Wish {
  readonly clause: string
  readonly means: string
  readonly expect: readonly string[]
}
interface Prompt {
  readonly prompt: string
  readonly language: 'da' | 'en'
  readonly kind: string
  readonly wishes: readonly Wish[]
}

/** Written by a reader who had not seen the code; `expect` says in the designer's terms what each clause means. */
const PROMPTS: readonly Prompt[] = JSON.parse(readFileSync(new URL('./prompts.json', import.meta.url), 'utf8'))

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Whether something that is told as not met or not understood stands in the clause, or holds it. */
function isReported({ unread = [], both = [], rules = {}, kind, limits }: TableWishes, clause: string): boolean {
  const said = plain(clause)
  const known = tableOptions(kind).rules
  return (
    unread.map(plain).some((one) => one.includes(said) || said.includes(one) || words(said, one)) ||
    both.length > 0 ||
    Object.entries(rules).some(([rule, value]) => known[rule]?.includes(value) !== true) ||
    (limits?.min ?? 0) > (limits?.max ?? Number.POSITIVE_INFINITY)
  )
}

/** Whether something is read of how it looks, sounds and where it is offered. */
const isDressed = ({ moods, colours, styles, silence, markets }: Idea['wishes']): boolean =>
  [moods, colours, styles, silence, markets].some((one) => one !== undefined)

const words = (one: string, other: string): boolean => {
  const short = other.split(' ').filter((word) => word.length > 3)
  return short.length > 0 && short.every((word) => one.includes(word))
}

const bounds = { '>': 'atLeast', '<': 'atMost', '~': undefined } as const

function isRead(
  { wishes, name, language, themeNamed }: Idea,
  { clause }: Wish,
  expected: string,
  prompt: Prompt,
): boolean {
  const { table } = wishes
  if (table === undefined) return false
  const [field = '', value = ''] = expected.split(/=(.*)/s)
  const sides = table.sideBets
  if (field.startsWith('side:'))
    return sides?.includes(field.slice(5)) ?? tableOptions(table.kind).sideBets.includes(field.slice(5))
  if (field.startsWith('-side:'))
    return sides === undefined
      ? !tableOptions(table.kind).sideBets.includes(field.slice(6))
      : !sides.includes(field.slice(6))
  switch (field) {
    case 'kind':
      return (table.asked ?? table.kind) === prompt.kind
    case 'name':
      return name === value
    case 'theme':
      return themeNamed || isDressed(wishes) || isReported(table, clause)
    case 'always':
      return !(table.unread ?? []).map(plain).some((one) => plain(clause).includes(one) || one.includes(plain(clause)))
    case 'reported':
      return isReported(table, clause)
    case 'dress':
      return Object.entries(wishes).some(([name, said]) => name === value && said !== undefined)
    case 'nosides':
      return sides?.length === 0
    case 'nortp':
      return table.rtpHundredths === undefined
    case 'lang':
      return language === value
    case 'aud':
      return wishes.audience === value
    case 'miniGame':
      return table.bonusGames?.some((game) => game === value) === true
    case 'vol':
      return (wishes.volatility ?? table.volatility) === value
    case 'mini':
      return wishes.miniGames === Number(value)
    case 'rtp': {
      const bound = value.at(-1) as keyof typeof bounds
      return table.rtpHundredths === Number.parseInt(value, 10) && table.returnIs === bounds[bound]
    }
    case 'min':
    case 'max':
    case 'round':
    case 'inside':
    case 'outside':
      return table.limits?.[field] === Number(value)
    case 'cur':
      return table.limits?.currency === value
    default:
      return table.rules?.[field] === value
  }
}

const LEAST = 0.997

test('what prompts ask of table games is kept or told, clause by clause', () => {
  const missed = PROMPTS.flatMap((prompt) => {
    const idea = compose(prompt.prompt, { otherwise: prompt.language })
    return prompt.wishes.flatMap((wish) =>
      wish.expect
        .filter((one) => !isRead(idea, wish, one, prompt))
        .map((one) => `${PROMPTS.indexOf(prompt)} ${one} | ${wish.clause} | ${JSON.stringify(idea.wishes.table)}`),
    )
  })
  const clauses = PROMPTS.reduce((sum, { wishes }) => sum + wishes.length, 0)
  const wrong = new Set(missed.map((one) => one.split(' | ').slice(0, 2).join().replace(/ .*?,/, ',')))
  expect(1 - wrong.size / clauses, missed.join('\n')).toBeGreaterThanOrEqual(LEAST)
})
