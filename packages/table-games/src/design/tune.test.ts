import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { OutOfReach } from '@spilvaerk/slot-engine/shared'
import { describe, expect, test } from 'vitest'
import type { TableDefinition } from '../definition.ts'
import { parseTable } from '../parse/parse.ts'
import { type DesignProgress, designTable } from './design.ts'
import { DESIGNERS } from './designers.ts'
import { recoverRules } from './recover.ts'
import { tuneTable } from './tune.ts'

const EXAMPLES = join(import.meta.dirname, '../../examples')

function example(name: string): TableDefinition {
  const parsed = parseTable(JSON.parse(readFileSync(join(EXAMPLES, `${name}.json`), 'utf8')))
  if (!parsed.ok) throw new Error(`${name} is no game`)
  return parsed.definition
}

/** What stands otherwise in the second. */
const changedKeys = (one: TableDefinition, other: TableDefinition): readonly string[] => {
  const [before, after] = [one, other].map((each) => new Map<string, unknown>(Object.entries(each)))
  const keys = [...new Set([...(before?.keys() ?? []), ...(after?.keys() ?? [])])]
  return keys.filter((key) => JSON.stringify(before?.get(key)) !== JSON.stringify(after?.get(key))).toSorted()
}

test.each<[string, number, 'met' | 'nearly', readonly string[]]>([
  // One coin less for a number: 35 × 36 of 37 are 94.59 %, and two zeros 94.74 %.
  ['european-roulette', 9460, 'met', ['spots']],
  ['casino-war', 9767, 'met', ['bonus']],
  // 8/5 pays 97.30 %.
  ['jacks-or-better', 9730, 'met', ['pays']],
  ['mines', 9500, 'met', ['chip', 'fields']],
  ['coin', 9600, 'met', ['back', 'chip']],
])('%s is moved to %i with little changed', (name, rtp, outcome, keys) => {
  const before = example(name)
  const tuned = tuneTable(before, rtp)
  if (!tuned.ok) throw new Error(JSON.stringify(tuned.problems))
  expect(tuned.answer).toMatchObject({ outcome, wished: rtp })
  expect(changedKeys(before, tuned.definition)).toEqual(keys)
})

test('a game that returns what is asked is left as it is', () => {
  const before = example('american-roulette')
  const tuned = tuneTable(before, 9474)
  expect(tuned.ok && changedKeys(before, tuned.definition)).toEqual([])
})

test('bonus games keep their part of the return', () => {
  const bonuses = [{ game: 'wheel', pays: 'onTop' }]
  const designed = designTable({ kind: 'roulette', name: 'Havn', bonuses })
  if (!designed.ok) throw new Error('no game')
  const tuned = tuneTable(designed.definition, 9550)
  if (!tuned.ok) throw new Error(JSON.stringify(tuned.problems))
  expect(tuned.definition.bonuses).toEqual(designed.definition.bonuses)
  expect(Math.abs(Number(tuned.answer.got) - 9550)).toBeLessThan(50)
})

describe('where no rules meet it', () => {
  const bonuses = (['wheel', 'cards', 'coin'] as const).map((game) => ({ game, pays: 'onTop' as const }))

  test.each<[TableDefinition['kind'], number, number, readonly string[]]>([
    ['roulette', 9880, 9760, ['bonuses']],
    ['craps', 9964, 9865, ['bonuses']],
    ['sicBo', 9875, 9755, ['bonuses']],
    ['baccarat', 9990, 9869, ['banker', 'bonuses', 'commission']],
  ])('%s with bonus games on top moves by these, to %i and to %i', (kind, up, down, keys) => {
    const designed = designTable({ kind, name: 'Havn', bonuses })
    if (!designed.ok) throw new Error('no game')
    for (const [i, target] of [up, down].entries()) {
      const tuned = tuneTable(designed.definition, target)
      if (!tuned.ok) throw new Error('refused')
      expect(tuned.answer).toMatchObject({ outcome: 'met' })
      expect(tuned.neighbours).toBeUndefined()
      const changed = changedKeys(designed.definition, tuned.definition)
      if (i === 1) expect(keys).toEqual(expect.arrayContaining([...changed]))
      else expect(changed).toEqual(['bonuses'])
    }
  })

  test.each<[string, number, number | null, number | null]>([
    ['craps-line', 9800, null, 9859],
    ['sic-bo-macau', 9782, 9722, null],
    ['punto-banco', 9834, 9803, 9848],
    ['european-roulette', 9670, 9474, 9730],
  ])('%s without them says what is below and above %i', (name, target, below, above) => {
    const tuned = tuneTable(example(name), target)
    expect(tuned.ok && tuned.neighbours).toEqual({ below, above })
  })
})

test('a search tells of each set of rules that it proves', () => {
  const told: DesignProgress[] = []
  tuneTable(example('european-roulette'), 9460, { onProved: (progress) => told.push(progress) })
  expect(told.length).toBeGreaterThan(3)
  expect(told.map(({ proved }) => proved)).toEqual(told.map((_, i) => i + 1))
  expect(told.at(-1)).toMatchObject({ of: told.length, nearest: 9459 })
})

test('what is out of reach is told, with the nearest that there is', () => {
  const tuned = tuneTable(example('casino-war'), 8000)
  expect(tuned.ok && tuned.answer).toMatchObject({ outcome: 'impossible', wished: 8000, code: 'outOfReach' })
})

test('the rules of every designed game are found again', () => {
  for (const [kind, designer] of Object.entries(DESIGNERS)) {
    const wish = { target: 0.95, volatility: null, sideBets: designer.sideBets.slice(0, 1), maxCoins: 1000 }
    const names = Object.keys(designer.rules)
    const [last = ''] = names.slice(-1)
    const rules = {
      ...Object.fromEntries(names.map((name) => [name, designer.rules[name]?.[0] ?? ''])),
      [last]: designer.rules[last]?.at(-1) ?? '',
    }
    const fields = designer.build(rules, wish)
    if (fields === null) continue
    const definition = { definitionVersion: 1, id: kind, name: kind, limits: { min: 1, max: 1000 }, ...fields }
    const found = recoverRules(definition as TableDefinition, designer, wish)
    expect(found.fields, kind).toEqual(fields)
  }
})

test('games whose pays are worked out come near to any return', () => {
  const names = readdirSync(EXAMPLES).filter((file) => /^(?:dice|keno|plinko|scratch-card)\.json/.test(file))
  expect(names).toHaveLength(4)
  for (const file of names) {
    const before = example(file.replace('.json', ''))
    const tuned = tuneTable(before, 9300)
    expect(tuned.ok && tuned.definition.kind).toBe(before.kind)
    expect(tuned.ok && tuned.answer.outcome, file).not.toBe('impossible')
  }
})

describe('a search that is ended', () => {
  const roulette = example('european-roulette')
  const brief = { kind: 'letItRide', name: 'x', rtpHundredths: 9600 }

  test('by its signal throws the reason', () => {
    const signal = AbortSignal.abort(new Error('enough'))
    expect(() => designTable(brief, { signal })).toThrow('enough')
    expect(() => tuneTable(example('let-it-ride'), 9600, { signal })).toThrow('enough')
  })

  test('by its budget is out of reach', () => {
    expect(() => designTable(brief, { budget: { steps: 1 } })).toThrow(OutOfReach)
    expect(() => tuneTable(example('let-it-ride'), 9600, { budget: { steps: 1 } })).toThrow(OutOfReach)
  })

  test('with room for its work is the same as without a bound', () => {
    expect(tuneTable(roulette, 9600, { budget: { steps: 1e9 } })).toEqual(tuneTable(roulette, 9600))
  })
})
