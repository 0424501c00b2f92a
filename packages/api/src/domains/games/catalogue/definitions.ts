import { createHash } from 'node:crypto'
import { canonicalJson, compile, type Definition, type Game } from '@spilvaerk/slot-engine'
import { compileTable, type TableDefinition, type TableGame } from '@spilvaerk/table-games'
import { type AnyDefinition, isTable } from '../../../platform/engines/definitions.ts'
import type { Engine } from '../../../platform/engines/engine.ts'
import { slotEngine } from '../../../platform/engines/slot.ts'
import { tableEngine } from '../../../platform/engines/table.ts'
import { createBoundedCache } from '../../../platform/work/bounded-cache.ts'
import { type Face, faceOf } from './face.ts'
import type { Store } from './store.ts'
import { tableFaceOf } from './table-face.ts'

/** Where every table stands in the lobby, whatever its maker calls it. */
export const CATEGORY_OF_TABLES = 'table'

export interface PlayableSlot {
  readonly kind: 'slot'
  readonly hash: string
  readonly definition: Definition
  readonly game: Game
  readonly engine: Engine
}

export interface PlayableTable {
  readonly kind: TableDefinition['kind']
  readonly hash: string
  readonly definition: TableDefinition
  readonly game: TableGame
  readonly engine: Engine
}

/** A definition by its hash, ready to be played. */
export type Playable = PlayableSlot | PlayableTable

/** What is shown of a definition. */
export interface Shown {
  readonly face: Face
  readonly description: string | undefined
}

/** A slot, where nothing else can be. */
export function slotOf(playable: Playable): PlayableSlot {
  if (playable.kind === 'slot') return playable
  throw new Error(`${playable.hash} is no slot`)
}

const COMPILED_GAMES = 128
/** A face is small, and a list of games needs them all: one too many, and each of them is made anew. */
const FACES = 32_768

/** What a definition is stored under: equal definitions have equal hashes. */
export function identify(definition: AnyDefinition): { definitionHash: string; canonical: string } {
  const canonical = canonicalJson(definition)
  return { definitionHash: createHash('sha256').update(canonical).digest('hex'), canonical }
}

/** Stored definitions and what follows from them. They never change, so everything is worked out once. */
export function createDefinitions(store: Store) {
  const compiled = createBoundedCache<Playable>(COMPILED_GAMES)
  const faces = createBoundedCache<Shown>(FACES)

  const read = async (hash: string): Promise<AnyDefinition> => {
    const canonical = await store.canonicalOf(hash)
    if (canonical === undefined) throw new Error(`definition ${hash} is not stored`)
    // It was parsed by its engine before it was stored, and has not changed since. What is compiled of it is kept by it.
    return Object.freeze(JSON.parse(canonical)) as AnyDefinition
  }

  const playable = async (hash: string): Promise<Playable> => {
    const known = compiled.get(hash)
    if (known) return known
    return compiled.set(hash, playableOf(hash, await read(hash)))
  }

  const shown = async (hash: string): Promise<Shown> => {
    const known = faces.get(hash)
    if (known) return known
    const definition = await read(hash)
    const face = isTable(definition) ? tableFaceOf(definition, await store.tableSheetOf(hash)) : faceOf(definition)
    return faces.set(hash, { face, description: definition.description })
  }

  return { playable, shown }
}

function playableOf(hash: string, definition: AnyDefinition): Playable {
  if (isTable(definition)) {
    const game = compileTable(definition)
    return { kind: definition.kind, hash, definition, game, engine: tableEngine(game) }
  }
  const game = compile(definition)
  return { kind: 'slot', hash, definition, game, engine: slotEngine(game) }
}
