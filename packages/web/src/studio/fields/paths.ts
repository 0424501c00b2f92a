import { idOf, isRecord, nameIn } from '@spilvaerk/schemas/field-anchor'

export { idOf, isRecord }

/** The way to a value in a definition. */
export type Path = readonly (string | number)[]

/** What tells an entry of a list from the others. */
export const entryName = (value: unknown, index: number): string => nameIn(value) ?? `${index + 1}`

export const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (at, step) =>
      typeof step === 'number' ? (Array.isArray(at) ? at[step] : undefined) : isRecord(at) ? at[step] : undefined,
    value,
  )

/** The value with another one at the end of the path, or without it. */
export function changed(value: unknown, [step, ...rest]: Path, to: unknown): unknown {
  if (step === undefined) return to
  if (typeof step === 'number') return Array.isArray(value) ? value.with(step, changed(value[step], rest, to)) : value
  const own = isRecord(value) ? value : {}
  const next = changed(own[step], rest, to)
  const { [step]: _, ...without } = own
  return next === undefined ? without : { ...own, [step]: next }
}
