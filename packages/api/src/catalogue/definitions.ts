import { createHash } from 'node:crypto'
import { canonicalJson, compile, type Definition, type Game } from '@spilvaerk/slot-engine'
import { createBoundedCache } from '../bounded-cache.ts'
import type { Store } from './store.ts'

/** A definition by its hash, ready to be played. Neither ever changes, so it is read and compiled once. */
export interface Playable {
  readonly hash: string
  readonly definition: Definition
  readonly game: Game
}

const COMPILED_GAMES = 128

export const hashOf = (canonical: string): string => createHash('sha256').update(canonical).digest('hex')

export function identify(definition: Definition): { definitionHash: string; canonical: string } {
  const canonical = canonicalJson(definition)
  return { definitionHash: hashOf(canonical), canonical }
}

export function createDefinitions(store: Store) {
  const compiled = createBoundedCache<Playable>(COMPILED_GAMES)

  /** The hash comes from the database, which holds a definition for each. */
  return async (hash: string): Promise<Playable> => {
    const known = compiled.get(hash)
    if (known) return known
    const canonical = await store.canonicalOf(hash)
    if (canonical === undefined) throw new Error(`definition ${hash} is not stored`)
    // It passed `parseDefinition` before it was stored, and has not changed since.
    const definition = JSON.parse(canonical) as Definition
    return compiled.set(hash, { hash, definition, game: compile(definition) })
  }
}

export type Definitions = ReturnType<typeof createDefinitions>
