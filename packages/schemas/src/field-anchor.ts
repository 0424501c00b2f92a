/** A step to a value: by key, by place in a list, or to the entry of a list that has this name. */
export type Step = string | number | { readonly id: string }

/** Where a value stands, whatever becomes of the order of lists on the way to it. */
export type Anchor = readonly Step[]

export interface Place {
  /** As problems of the definition name it: `symbols[2].pays.5`. */
  readonly field: string
  readonly value: unknown
}

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** As problems name it: `pays[3].pays`. */
export const idOf = (path: readonly (string | number)[]): string =>
  path.map((step, i) => (typeof step === 'number' ? `[${step}]` : i === 0 ? step : `.${step}`)).join('')

/** What tells an entry of a list from the others, where anything does. */
export function nameIn(value: unknown): string | undefined {
  const name = isRecord(value) ? (value.hand ?? value.id ?? value.group) : undefined
  return typeof name === 'string' ? name : undefined
}

const stepsOf = (field: string): (string | number)[] =>
  [...field.matchAll(/\[(\d+)\]|[^.[\]]+/g)].map(([step, index]) => (index === undefined ? step : Number(index)))

/** What counts symbols, such as the pay of five, may be left out where it pays nothing. */
const COUNT = /^\d{1,3}$/

/** Of what is there now; of a pay also where there is none. */
export function anchorOf(whole: unknown, field: string): Anchor | undefined {
  const steps = stepsOf(field)
  if (steps.length === 0 || idOf(steps) !== field) return undefined
  const anchor: Step[] = []
  let at = whole
  for (const step of steps) {
    if (typeof step === 'number' ? !Array.isArray(at) || step >= at.length : !isRecord(at)) return undefined
    const next = valueAt(at, step)
    if (next === undefined && !COUNT.test(String(step))) return undefined
    const name = nameIn(next)
    // An entry that shares its name is known by its number.
    const isTold = Array.isArray(at) && at.filter((one) => nameIn(one) === name).length === 1
    anchor.push(name !== undefined && isTold ? { id: name } : step)
    at = next
  }
  return anchor
}

/** Where an anchor leads to; nothing where what the value stood in is gone. */
export function placeOf(whole: unknown, anchor: Anchor): Place | undefined {
  const path: (string | number)[] = []
  let at = whole
  for (const step of anchor) {
    const key = keyIn(at, step)
    if (key === undefined) return undefined
    path.push(key)
    at = valueAt(at, key)
  }
  return { field: idOf(path), value: at }
}

function keyIn(value: unknown, step: Step): string | number | undefined {
  if (typeof step === 'string') return isRecord(value) ? step : undefined
  if (!Array.isArray(value)) return undefined
  const index = typeof step === 'number' ? step : value.findIndex((one) => nameIn(one) === step.id)
  return index >= 0 && index < value.length ? index : undefined
}

function valueAt(value: unknown, key: string | number): unknown {
  if (typeof key === 'number') return Array.isArray(value) ? value[key] : undefined
  return isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined
}
