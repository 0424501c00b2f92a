import { z } from 'zod'
import { amount } from './checks.ts'

const MAX_COUNT = 99
const MAX_TIMES = 100_000

/** `{"3": 2, "4": 10}`: what three and what four pay, in times the bet. */
const byCount = z
  .record(z.string(), amount('En gevinst', 0, MAX_TIMES), { error: 'Et symbols gevinster skrives som {"3": 2}' })
  .check(({ value, issues }) => {
    const wrong = Object.keys(value).filter((count) => !/^[1-9]\d?$/.test(count))
    const message = `Antallet i gevinsttabellen skal være et helt tal fra 1 til ${MAX_COUNT}`
    issues.push(...wrong.map((count) => ({ code: 'custom' as const, input: count, path: [count], message })))
  })

/** What the symbols pay, each under its id, name or emoji. */
export const newPaytable = z.record(z.string(), byCount, {
  error: 'Gevinsttabellen skrives som {"🍒": {"3": 2}}',
})
export type NewPaytable = z.infer<typeof newPaytable>
