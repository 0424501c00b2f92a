import { parseTable } from '@spilvaerk/table-games'
import { expect, test } from 'vitest'
import { exampleTable } from '../../table/testing.ts'
import { fieldsOf, readRules } from './rule-fields.ts'

const blackjack = exampleTable('blackjack')
const fields = fieldsOf(blackjack)
const named = (id: string) => fields.find((field) => field.id === id)

test('every rule of the grammar is a field with its sentence and its value, and nothing of name and limits is', () => {
  expect(named('soft17')).toMatchObject({ input: { type: 'word', words: ['stands', 'hits'] }, isOptional: false })
  expect(named('natural.pays')).toMatchObject({ name: 'natural · pays', input: { type: 'whole', min: 1, max: 20 } })
  expect(fields.every(({ doc }) => doc.length > 0)).toBe(true)
  expect(fields.some(({ id }) => /^(?:id|name|limits|kind)/.test(id))).toBe(false)
})

test('what is typed makes the game anew, and nothing else of it changes', () => {
  const read = readRules(blackjack, fields, { soft17: 'hits', 'natural.pays': '6', 'natural.to': '5' })
  if (!read.ok || read.definition.kind !== 'blackjack') throw new Error(JSON.stringify(read))
  expect(read.definition).toEqual({ ...blackjack, soft17: 'hits', natural: { pays: 6, to: 5 } })
})

test('a rule that may be left out is left out when it is emptied', () => {
  const withIt = parseTable({ ...blackjack, charlie: 6 })
  if (!withIt.ok) throw new Error(JSON.stringify(withIt.problems))
  const read = readRules(withIt.definition, fieldsOf(withIt.definition), { charlie: ' ' })
  expect(read.ok && read.definition).not.toHaveProperty('charlie')
})

test.each([
  ['decks', 'mange'],
  ['decks', '900'],
  ['natural.pays', ''],
  ['natural.pays', '2,5'],
])('%s that is %j is refused at its field', (id, text) => {
  const read = readRules(blackjack, fields, { [id]: text })
  expect(read.ok ? {} : read.problems).toHaveProperty([id])
})
