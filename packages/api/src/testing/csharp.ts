import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Mono: what compiles C# here, and what runs it. */
export interface CSharp {
  readonly compiler: string
  readonly runtime: string
}

const onPath = (name: string): string | undefined =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .filter(Boolean)
    .map((folder) => join(folder, name))
    .find((place) => existsSync(place))

export function findCSharp(): CSharp | undefined {
  const compiler = onPath('mcs')
  const runtime = onPath('mono')
  return compiler && runtime ? { compiler, runtime } : undefined
}
