import { createHash } from 'node:crypto'
import { canonicalJson, compile, type Definition, type Game } from '@spilvaerk/slot-engine'
import { createBoundedCache } from '../../../platform/work/bounded-cache.ts'
import { type Face, faceOf } from './face.ts'
import type { Store } from './store.ts'

/** A definition by its hash, ready to be played. */
export interface Playable {
  readonly hash: string
  readonly definition: Definition
  readonly game: Game
}

const COMPILED_GAMES = 128
/** A face is small, and a list of games needs them all. */
const FACES = 4096

/** What a definition is stored under: equal definitions have equal hashes. */
export function identify(definition: Definition): { definitionHash: string; canonical: string } {
  const canonical = canonicalJson(definition)
  return { definitionHash: createHash('sha256').update(canonical).digest('hex'), canonical }
}

/** Stored definitions and what follows from them. They never change, so everything is worked out once. */
export function createDefinitions(store: Store) {
  const compiled = createBoundedCache<Playable>(COMPILED_GAMES)
  const faces = createBoundedCache<Face>(FACES)

  const read = async (hash: string): Promise<Definition> => {
    const canonical = await store.canonicalOf(hash)
    if (canonical === undefined) throw new Error(`definition ${hash} is not stored`)
    // It passed `parseDefinition` before it was stored, and has not changed since.
    return JSON.parse(canonical) as Definition
  }

  const playable = async (hash: string): Promise<Playable> => {
    const known = compiled.get(hash)
    if (known) return known
    const definition = await read(hash)
    return compiled.set(hash, { hash, definition, game: compile(definition) })
  }

  const face = async (hash: string): Promise<Face> => faces.get(hash) ?? faces.set(hash, faceOf(await read(hash)))

  return { playable, face }
}
