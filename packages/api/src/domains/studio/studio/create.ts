import type { NewGame, Palette } from '@spilvaerk/schemas'
import type { DesignTarget } from '@spilvaerk/slot-engine'
import type { Calculations } from '../../../platform/calculations/calculations.ts'
import { granted, type Outcome, refused } from '../../../platform/refusals/refusals.ts'
import type { ProofCode } from '../../games/catalogue/refusals.ts'
import { draftDefinition } from './draft.ts'
import { type Proved, prove, rtpOf } from './prove.ts'
import type { WishCode, WishField } from './refusals.ts'
import { wishedBrief } from './wished-brief.ts'
import { defineWithPays, NEAR_ENOUGH } from './with-pays.ts'

const PLAIN_PALETTE: Palette = ['#0d0b1e', '#2a1a5e', '#f5b942', '#fff3d6']
export const paletteOf = ({ palette }: NewGame): Palette => palette ?? PLAIN_PALETTE

/** The definition that was sent, or one that has the figures beside it, with what is proved of it. */
export const defineGame = (
  game: NewGame,
  calculations: Calculations,
): Promise<Outcome<Proved, ProofCode | WishCode>> => {
  if (game.definition) return prove(game.definition, 'definition', calculations)
  return Object.keys(game.paytable).length > 0 ? defineWithPays(game, calculations) : withFigures(game, calculations)
}

/** A draft further off than this, a share of the bet, is left to the designer. */
const NEAR = 5e-4

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

/** The fields of a request by what the designer could not meet. */
const WISHES: { readonly [T in DesignTarget]: WishField } = {
  ...{ name: 'name', counting: 'paylines', direction: 'paylines', reels: 'reels', rows: 'paylines', lines: 'paylines' },
  ...{ symbols: 'symbols', betCoins: 'config', rtp: 'rtp', volatility: 'volatility', maxWin: 'maxWinMultiplier' },
  ...{ hitFrequency: 'volatility', features: 'symbols' },
}

const nearestOf = (target: DesignTarget, nearest: number | string): number | string =>
  target === 'rtp' && typeof nearest === 'number' ? Math.round(nearest * 100) : nearest
