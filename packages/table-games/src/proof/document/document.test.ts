import { describe, expect, test } from 'vitest'
import { EXAMPLES, example } from '../../../test-support/examples.ts'
import schema from '../../definition.schema.json' with { type: 'json' }
import { analyse } from '../analyse.ts'
import { tableSheetDocument, tableSheetToCsv, tableSheetToHtml, tableSheetToMarkdown } from './document.ts'
import { fieldWord, valueWord } from './rule-words.ts'

/** Whose laws take seconds stand in their own tests. */
const SLOW = /blackjack|caribbean|deuces|poker$|jacks|poker-|pai-gow/
const QUICK = EXAMPLES.filter((name) => !SLOW.test(name))

describe.each(QUICK)('the document of %s', (name) => {
  const definition = example(name)
  const sheet = analyse(definition)

  test.each(['da', 'en'] as const)('has every bet with its exact return, in %s', (language) => {
    const { sections } = tableSheetDocument(definition, sheet, { language })
    const [bets] = sections[1]?.tables ?? []
    const cells = (bets?.rows ?? []).map(({ cells }) => cells)
    const spots = cells.reduce((sum, [, count]) => sum + (typeof count === 'object' ? (count.value ?? 0) : 0), 0)
    expect(spots).toBe(new Set(sheet.spots.map(({ spot }) => spot)).size)
    for (const line of sheet.spots.filter(({ strategy }) => strategy === sheet.strategies[0]))
      expect(
        cells.some(([, , returned]) => typeof returned === 'object' && returned.value === line.returned.value),
      ).toBe(true)
    expect(JSON.stringify(sections)).not.toMatch(/undefined|NaN/)
  })

  test('tells distributions whose chances add up to 1', () => {
    const { sections } = tableSheetDocument(definition, sheet)
    const tables = sections.find(({ title }) => title === 'What a bet wins and loses')?.tables ?? []
    expect(tables.length).toBeGreaterThan(0)
    for (const { rows } of tables) {
      const total = rows.reduce((sum, { cells: [, of] }) => sum + (typeof of === 'object' ? (of.value ?? 0) : 0), 0)
      expect(total).toBeCloseTo(1, 12)
    }
  })
})

const roulette = example('european-roulette')
const sheet = analyse(roulette)

test('the figures of a single zero stand in each form', () => {
  const html = tableSheetToHtml(roulette, sheet, { language: 'da', hash: 'abc', date: '1. maj 2027' })
  for (const text of ['97,2973\u00a0%', 'Plein', 'Enkel chance', 'abc', '1. maj 2027', 'Godkendelse'])
    expect(html).toContain(text)
  expect(tableSheetToMarkdown(roulette, sheet)).toContain('| Straight up | 37 | 97.2973% |')
  expect(tableSheetToCsv(roulette, sheet)).toContain('Return to player (RTP),Value,0.972972972972973,share,exact')
})

test('a name is never markup, nor a formula', () => {
  const named = { ...roulette, name: '=1+1<script>alert(1)</script>' }
  expect(tableSheetToHtml(named, sheet)).not.toContain('<script>')
  expect(tableSheetToCsv(named, sheet)).not.toMatch(/,=1/)
})

test('strategies say what a mistake costs', () => {
  const war = example('casino-war')
  const { sections } = tableSheetDocument(war, analyse(war), { language: 'en' })
  const [strategies] = sections.find(({ title }) => title === 'Strategies')?.tables ?? []
  expect(strategies?.rows.map(({ cells: [name] }) => name)).toContain('Best play')
})

type Schema = { readonly [key: string]: unknown }

/** Every name of a field and every word that a field may be, in a schema. */
function wordsOf(schema: unknown, found = { fields: new Set<string>(), values: new Set<string>() }) {
  if (typeof schema !== 'object' || schema === null) return found
  const { properties, enum: values } = schema as Schema
  for (const name of Object.keys(properties ?? {})) found.fields.add(name)
  if (Array.isArray(values)) for (const value of values) found.values.add(String(value))
  for (const [name, part] of Object.entries(schema)) if (name !== 'kind') wordsOf(part, found)
  return found
}

test('each field and each value of a definition has a word in both languages', () => {
  const { fields, values } = wordsOf(schema)
  const told = new Set(['kind', 'definitionVersion', 'description', 'theme', '$schema'])
  const isName = (value: string): boolean => /^[a-z]/.test(value)
  for (const language of ['da', 'en'] as const) {
    expect([...fields].filter((name) => !told.has(name) && fieldWord(name, language) === undefined)).toEqual([])
    expect([...values].filter((value) => isName(value) && valueWord(value, language) === undefined)).toEqual([])
  }
})

test('the rules of a sheet are told in the words of its language', () => {
  const craps = example('craps')
  const rows = (language: 'da' | 'en'): string =>
    JSON.stringify(tableSheetDocument(craps, analyse(craps), { language }).sections.at(-1)?.tables[0]?.rows)
  expect(rows('da')).toContain('["Kom-indsatser","ja"]')
  expect(rows('da')).not.toMatch(/true|limits|hardways|fiveNine/)
  expect(rows('en')).toContain('["Come","yes"]')
})
