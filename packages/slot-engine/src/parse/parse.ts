import { compile } from '../compile/compile.ts'
import { type Definition, LIMITS } from '../definition.ts'
import { refuseUnbounded } from './bounds.ts'
import { readCascades } from './cascades.ts'
import { readFeatures } from './features.ts'
import { Field } from './field.ts'
import { readGamble } from './gamble.ts'
import { readJackpots } from './jackpots.ts'
import { refuseUnlike } from './linked-reels.ts'
import { readModes } from './modes.ts'
import { type Outline, readOutline } from './outline.ts'
import { plain } from './plain.ts'
import { type Problem, Problems, quote } from './problem.ts'
import { readReelSets } from './reels.ts'
import { readRespins } from './respins.ts'
import { readSymbols } from './symbols.ts'
import { readTopReels } from './top-reels.ts'
import { readWins } from './wins.ts'

export type ParseResult =
  | { readonly ok: true; readonly definition: Definition }
  | { readonly ok: false; readonly problems: readonly Problem[] }

const KEYS = [
  'definitionVersion',
  'id',
  'name',
  'description',
  'theme',
  'betCoins',
  'maxWin',
  'symbols',
  'reelSets',
  'topReels',
  'wins',
  'cascades',
  'respins',
  'jackpots',
  'features',
  'gamble',
  'modes',
  '$schema',
] as const

/**
 * Checks anything at all against every rule of a definition and never throws.
 * @returns the definition as a frozen copy that shares nothing with the input,
 *   or every problem found, up to a hundred, each naming its field and the reason
 */
export function parseDefinition(input: unknown): ParseResult {
  const problems = new Problems()
  const root = new Field(input, problems)
  const definition = readDefinition(root, readOutline(input))
  if (definition !== undefined && problems.list.length === 0) refuseUnlike(definition, root)
  if (definition !== undefined && problems.list.length === 0) refuseUnbounded(definition, root)
  if (definition !== undefined && problems.list.length === 0) refuseInvolved(definition, root)
  if (definition !== undefined && problems.list.length === 0) return { ok: true, definition }
  return { ok: false, problems: problems.list }
}

/** A definition is accepted when it can be played. */
function refuseInvolved(definition: Definition, root: Field): void {
  try {
    compile(definition)
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    root.at('wins').refuse('too_much_work', `Too much to play: ${error.message}.`)
  }
}

function readDefinition(root: Field, outline: Outline): Definition | undefined {
  const keys = root.record(KEYS)
  if (keys === undefined) return undefined
  // Where an editor finds the schema: no part of the game, so it is read and left out.
  keys.$schema.optional((address) => address.text({ min: 1, max: 2000 }))
  return plain<Definition>({
    definitionVersion: keys.definitionVersion.oneOf([1]),
    id: readSlug(keys.id),
    name: keys.name.text({ min: 1, max: 100 }),
    description: keys.description.optional((description) => description.text({ min: 0, max: 2000 })),
    theme: keys.theme.optional((theme) => theme.text({ min: 1, max: 100 })),
    betCoins: keys.betCoins.integer({ min: 1, max: LIMITS.betCoins }),
    maxWin: keys.maxWin.integer({ min: 1, max: LIMITS.maxWin }),
    symbols: readSymbols(keys.symbols, outline),
    reelSets: readReelSets(keys.reelSets, outline),
    topReels: keys.topReels.optional((tops) => readTopReels(tops, outline)),
    wins: readWins(keys.wins, outline),
    cascades: keys.cascades.optional((cascades) => readCascades(cascades, outline)),
    respins: keys.respins.optional((respins) => readRespins(respins, keys.features, outline)),
    jackpots: keys.jackpots.optional(readJackpots),
    features: keys.features.optional((features) => readFeatures(features, outline)),
    gamble: keys.gamble.optional(readGamble),
    modes: keys.modes.optional((modes) => readModes(modes, outline)),
  })
}

function readSlug(field: Field): string | undefined {
  const id = field.text({ min: 1, max: 64 })
  if (id === undefined || /^[a-z0-9-]+$/.test(id)) return id
  return field.refuse('bad_format', `Must be lower-case letters, digits and dashes, not ${quote(id)}.`)
}
