import type { NewGame, Palette } from '@spilvaerk/schemas'
import { type DesignTarget, parseDefinition } from '@spilvaerk/slot-engine'
import { parseTable } from '@spilvaerk/table-games'
import type { Calculations } from '../../../platform/calculations/calculations.ts'
import type { AnyDefinition, AnySheet } from '../../../platform/engines/definitions.ts'
import { figuresOf } from '../../../platform/engines/sheets.ts'
import { granted, type Outcome, refused } from '../../../platform/refusals/refusals.ts'
import { identify } from '../../games/catalogue/definitions.ts'
import type { ProofCode } from '../../games/catalogue/refusals.ts'
import { draftDefinition } from './draft.ts'
import type { WishCode, WishField } from './refusals.ts'
import { wishedBrief } from './wished-brief.ts'

export interface Proved {
  readonly definition: AnyDefinition
  readonly sheet: AnySheet
}

const PLAIN_PALETTE: Palette = ['#0d0b1e', '#2a1a5e', '#f5b942', '#fff3d6']
export const paletteOf = ({ palette }: NewGame): Palette => palette ?? PLAIN_PALETTE

/** The definition that was sent, or one that has the figures beside it, with what is proved of it. */
export const defineGame = (
  game: NewGame,
  calculations: Calculations,
): Promise<Outcome<Proved, ProofCode | WishCode>> => {
  if (game.definition) return prove(game.definition, 'definition', calculations)
  return Object.keys(game.paytable).length > 0 ? withPays(game, calculations) : withFigures(game, calculations)
}

/** An RTP further off than this, a share of the bet, is not the one that was wished for. */
const NEAR = 5e-4
const NEAR_ENOUGH = 5e-3

/**
 * Drafts twice where symbols have values: RTP follows the pays, so the first draft's tells by how much to scale them. Where that is no
 * game of the RTP and the class, or there are no values to keep, the designer makes one.
 */
async function withFigures(game: NewGame, calculations: Calculations): Promise<Outcome<Proved, ProofCode | WishCode>> {
  const drafted = game.symbols.some(({ value }) => value > 0) ? await scaled(game, calculations) : null
  if (drafted?.ok && isAsWished(drafted.value, game, NEAR)) return drafted
  const brief = wishedBrief(game)
  const outcome = await calculations.design(brief, `wished/${JSON.stringify(brief)}`)
  if (!outcome.ok) return outcome
  if (outcome.value.ok) return granted(outcome.value)
  const { target, nearest } = outcome.value
  const other = drafted ?? (await scaled(game, calculations))
  if (!other.ok && other.refusal.code === 'definitionInvalid') return other
  if (other.ok && isAsWished(other.value, game, NEAR_ENOUGH)) return other
  const isFigure = target !== 'features' && target !== 'symbols'
  return refused({
    ...{ code: 'wishUnmet', wish: WISHES[target] },
    ...(isFigure && { nearest: nearestOf(target, nearest) }),
  })
}

const isAsWished = ({ sheet }: Proved, { rtp, volatility }: NewGame, near: number): boolean =>
  !('kind' in sheet) && Math.abs(sheet.rtp - rtp / 10_000) <= near && sheet.volatilityClass === volatility

async function scaled(game: NewGame, calculations: Calculations): Promise<Outcome<Proved, ProofCode>> {
  const first = await prove(draftDefinition(game, 1), '', calculations)
  if (!first.ok || rtpOf(first.value) === 0) return first
  return prove(draftDefinition(game, game.rtp / 10_000 / rtpOf(first.value)), '', calculations)
}

/** How rare dear symbols may be made, and how many strips are tried for pays that stay. */
const RAREST = 14
const COMMONEST = -4
const STRIPS = 16

/** Pays that somebody wrote stay to the coin: strips are sought that return what was wished for with them. */
async function withPays(game: NewGame, calculations: Calculations): Promise<Outcome<Proved, ProofCode | WishCode>> {
  const wished = game.rtp / 10_000
  let [low, high] = [COMMONEST, RAREST]
  let most = 0
  for (let strip = 0; strip < STRIPS; strip++) {
    const rarity = strip === 0 ? 0 : strip === 1 && most < wished ? low : (low + high) / 2
    const proved = await prove(draftDefinition(game, 1, rarity), '', calculations)
    if (!proved.ok) return proved
    const rtp = rtpOf(proved.value)
    if (Math.abs(rtp - wished) <= NEAR_ENOUGH) return proved
    most = Math.max(most, rtp)
    if (rarity === low && rtp < wished) break
    if (rtp > wished) low = rarity
    else high = rarity
  }
  return refused({ code: 'paysApart', rtp: game.rtp, most: Math.round(most * 10_000) })
}

/** The fields of a request by what the designer could not meet. */
const WISHES: { readonly [T in DesignTarget]: WishField } = {
  ...{ name: 'name', counting: 'paylines', direction: 'paylines', reels: 'reels', rows: 'paylines', lines: 'paylines' },
  ...{ symbols: 'symbols', betCoins: 'config', rtp: 'rtp', volatility: 'volatility', maxWin: 'maxWinMultiplier' },
  ...{ hitFrequency: 'volatility', features: 'symbols' },
}

const nearestOf = (target: DesignTarget, nearest: number | string): number | string =>
  target === 'rtp' && typeof nearest === 'number' ? Math.round(nearest * 100) : nearest

/**
 * `field` is where the definition stood in the request: problems are named from there. What is proved already stays proved: a
 * designer's samples are larger than those of an analysis.
 */
export async function prove(
  input: unknown,
  field: string,
  calculations: Calculations,
  kept?: (definitionHash: string) => Promise<AnySheet | undefined>,
): Promise<Outcome<Proved, ProofCode>> {
  const parsed = isOfTable(input) ? parseTable(input) : parseDefinition(input)
  if (!parsed.ok) {
    const problems = parsed.problems.map((problem) => ({ ...problem, field: under(field, problem.field) }))
    return refused({ code: 'definitionInvalid', problems })
  }
  const definition: AnyDefinition = parsed.definition
  const known = await kept?.(identify(definition).definitionHash)
  if (known) return granted({ definition, sheet: known })
  const analysed = await calculations.analyse(definition)
  return analysed.ok ? granted({ definition, sheet: analysed.value }) : analysed
}

const rtpOf = ({ sheet }: Proved): number => figuresOf(sheet).rtp

/** A slot has no `kind`. */
const isOfTable = (input: unknown): boolean => typeof input === 'object' && input !== null && 'kind' in input

const under = (parent: string, field: string) => [parent, field].filter(Boolean).join('.')
