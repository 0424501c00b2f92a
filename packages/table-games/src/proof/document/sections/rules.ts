import type { Row, Section } from '@spilvaerk/slot-engine/shared'
import type { Draft } from '../draft.ts'

/** What is told elsewhere in the document. */
const TOLD = new Set(['definitionVersion', 'kind', 'id', 'name', 'description', 'theme'])

/** The definition as whoever signs the sheet reads it. */
export function rulesSection({ definition, texts }: Draft): Section {
  const fields = Object.entries(definition).filter(([name]) => !TOLD.has(name))
  return {
    title: texts.rules,
    note: texts.rulesNote,
    tables: [
      {
        keys: 1,
        columns: [{ name: texts.field }, { name: texts.value }],
        rows: fields.flatMap(([name, value]) => rowsOf(name, value)),
      },
    ],
  }
}

/** Longer lists are told by the names of their entries. */
const MOST_ROWS = 40

const nameIn = (one: unknown): string => (isObject(one) && typeof one.id === 'string' ? one.id : textOf(one))

function rowsOf(path: string, value: unknown): Row[] {
  if (Array.isArray(value) && value.length > MOST_ROWS) return [line(path, value.map(nameIn).join(', '))]
  if (Array.isArray(value) && value.some(isObject))
    return value.flatMap((one, i) =>
      isObject(one) ? [line(`${path}[${i}]`, textOf(one))] : rowsOf(`${path}[${i}]`, one),
    )
  if (isObject(value)) return Object.entries(value).flatMap(([name, one]) => rowsOf(`${path}.${name}`, one))
  return [line(path, textOf(value))]
}

const line = (path: string, text: string): Row => ({ cells: [path, text] })

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** On one line. */
function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join(' ')
  if (isObject(value))
    return Object.entries(value)
      .map(([name, one]) => `${name}: ${textOf(one)}`)
      .join(', ')
  return String(value)
}
