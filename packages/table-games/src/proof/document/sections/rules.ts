import type { Row, Section } from '@spilvaerk/slot-engine/shared'
import { type Draft, groupName } from '../draft.ts'
import { fieldWord, valueWord } from '../rule-words.ts'

/** What is told elsewhere in the document. */
const TOLD = new Set(['definitionVersion', 'kind', 'id', 'name', 'description', 'theme', '$schema'])

/** The definition as whoever signs the sheet reads it. */
export function rulesSection(draft: Draft): Section {
  const { definition, texts } = draft
  const fields = Object.entries(definition).filter(([name]) => !TOLD.has(name))
  return {
    title: texts.rules,
    note: texts.rulesNote,
    tables: [
      {
        keys: 1,
        columns: [{ name: texts.field }, { name: texts.value }],
        rows: fields.flatMap(([name, value]) => rowsOf(draft, [fieldIn(draft, name)], value)),
      },
    ],
  }
}

/** Longer lists are told by how many there are of each sort, or else by their names. */
const MOST_ROWS = 40

function rowsOf(draft: Draft, path: readonly string[], value: unknown): Row[] {
  if (Array.isArray(value) && value.length > MOST_ROWS) return [line(path, many(draft, value))]
  if (Array.isArray(value) && value.some(isObject))
    return value.flatMap((one, i) => {
      const name = isObject(one) && typeof one.id === 'string' ? draft.names.spot(one.id) : String(i + 1)
      return isObject(one) ? [line([...path, name], textOf(draft, one))] : rowsOf(draft, [...path, name], one)
    })
  if (isObject(value))
    return Object.entries(value).flatMap(([name, one]) => rowsOf(draft, [...path, fieldIn(draft, name)], one))
  return [line(path, textOf(draft, value))]
}

function many(draft: Draft, list: readonly unknown[]): string {
  const sorts = new Map<string, number>()
  for (const one of list) {
    const sort = isObject(one) && typeof one.group === 'string' ? groupName(draft, one.group) : nameIn(draft, one)
    sorts.set(sort, (sorts.get(sort) ?? 0) + 1)
  }
  return [...sorts].map(([sort, count]) => (count === 1 ? sort : `${sort} × ${count}`)).join(', ')
}

/** The neighbours of each number are one sort of call bet. */
function nameIn(draft: Draft, one: unknown): string {
  if (!isObject(one) || typeof one.id !== 'string') return textOf(draft, one)
  const { id } = one
  const name = draft.names.spot(id)
  return name === id ? (valueWord(id.replace(/-\d+$/, ''), draft.language) ?? id) : name
}

/** A field of the grammar by its word; what is called as a spot or a sort of spots by the name of that. */
function fieldIn(draft: Draft, name: string): string {
  const { language, names } = draft
  const group = groupName(draft, name)
  return fieldWord(name, language) ?? (group === name ? names.spot(name) : group)
}

const line = (path: readonly string[], text: string): Row => {
  const all = path.join(' · ')
  return { cells: [all.charAt(0).toUpperCase() + all.slice(1), text] }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** On one line. */
function textOf(draft: Draft, value: unknown): string {
  if (Array.isArray(value)) return value.map((one) => textOf(draft, one)).join(' ')
  if (isObject(value))
    return Object.entries(value)
      .filter(([name]) => name !== 'id')
      .map(([name, one]) => {
        const text = textOf(draft, one)
        return isObject(one) ? `${fieldIn(draft, name)} (${text})` : `${fieldIn(draft, name)}: ${text}`
      })
      .join(', ')
  if (typeof value === 'number') return Number.isSafeInteger(value) ? draft.numbers.whole(value) : String(value)
  return valueWord(String(value), draft.language) ?? String(value)
}
