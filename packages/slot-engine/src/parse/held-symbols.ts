/** What free spins put or leave on the reels. */
import { type FreeSpins, LIMITS } from '../definition.ts'
import { readWeightsByNumber } from './counts.ts'
import type { Field } from './field.ts'
import { mayStandOn, readSymbolId, refuseDuplicates } from './names.ts'
import type { Outline } from './outline.ts'
import { list, plain } from './plain.ts'
import { quote } from './problem.ts'

export function readSticky(field: Field, reelSet: string, outline: Outline): FreeSpins['sticky'] | undefined {
  refuseMovement(field, reelSet, outline)
  return readHeld(field, outline)
}

export function readWalking(
  field: Field,
  sticky: Field,
  reelSet: string,
  outline: Outline,
): FreeSpins['walking'] | undefined {
  refuseMovement(field, reelSet, outline)
  const rows = new Set([...(outline.reelSets?.values() ?? [])].flatMap((set) => set.rows))
  if (rows.size > 1) field.refuse('not_allowed', 'Symbols walk from reel to reel, so all reels must have as many rows.')
  const stay = sticky.optional((one) => one.items({ min: 0, max: LIMITS.symbols })) ?? []
  for (const item of field.items({ min: 1, max: LIMITS.symbols }) ?? []) {
    if (stay.some(({ value }) => value === item.value)) item.refuse('not_allowed', 'A symbol either stays or walks.')
  }
  return readHeld(field, outline)
}

/** A wild that is kept to some reels may still walk over others. */
function readHeld(field: Field, outline: Outline): readonly string[] | undefined {
  const items = field.items({ min: 1, max: LIMITS.symbols })
  refuseDuplicates(items ?? [], 'entry')
  return list(items, (item) => readSymbolId(item, outline, ['regular', 'wild']))
}

export function readUntilGone(field: Field, walking: Field): boolean | undefined {
  if (walking.isAbsent) field.refuse('not_allowed', 'No symbol walks, so none could be gone.')
  return field.boolean()
}

export function readExtraWilds(field: Field, reelSet: string, outline: Outline): FreeSpins['extraWilds'] | undefined {
  refuseMovement(field, reelSet, outline)
  const keys = field.record(['symbol', 'counts'])
  if (keys === undefined) return undefined
  const symbol = readSymbolId(keys.symbol, outline, ['wild'])
  const reels = Array.from({ length: outline.reels }, (_, reel) => reel)
  if (symbol !== undefined && !reels.every((reel) => mayStandOn(outline, symbol, reel)))
    keys.symbol.refuse('not_allowed', `The wild ${quote(symbol)} would be put on every reel: see its "reels".`)
  return plain<NonNullable<FreeSpins['extraWilds']>>({
    symbol,
    counts: readWeightsByNumber(keys.counts, { noun: 'A number of wilds', min: 0, max: outline.cells }),
  })
}

function refuseMovement(field: Field, reelSet: string, outline: Outline): void {
  if (outline.cascades) field.refuse('not_allowed', 'Where winning symbols vanish, none can keep a place.')
  if (outline.reelSets?.get(reelSet)?.varies)
    field.refuse('not_allowed', 'Where rows are drawn anew, no symbol can keep a place.')
}
