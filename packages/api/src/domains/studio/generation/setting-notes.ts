import type { Adjustment, ComplianceResult, GameConfig } from '@spilvaerk/schemas'
import type { Definition } from '@spilvaerk/slot-engine'
import { because } from '../../games/catalogue/making.ts'
import type { Idea } from '../composer/compose.ts'
import { ASIDES, type Aside } from '../composer/reading/asides.ts'
import type { Wishes } from '../composer/wishes.ts'
import { isOffered } from './staging.ts'

type Figure = Adjustment['wished']
type Code = Parameters<typeof because>[0]

const note = (field: string, wished: Figure, given: Figure, code: Code): Adjustment => ({
  ...{ field, wished, given, from: 'prompt' },
  ...because(code),
})

/** A game as it is offered, and what the rules of markets make of it. */
interface Offered {
  readonly definition: Definition
  readonly config: Pick<GameConfig, 'minBet' | 'maxBet'>
  readonly markets: ComplianceResult['markets']
}

/** What a prompt asks for that is chosen elsewhere, or that the designer does not do: whatever is not so in the game is told. */
export function settingNotes({ wishes }: Pick<Idea, 'wishes'>, offered: Offered): Adjustment[] {
  const { definition, config } = offered
  const { versions = [], bets, otherLanguages = [], jackpotCount, leastCluster } = wishes
  const range = bets && [bets.min, bets.max].filter((amount) => amount !== undefined).join('–')
  const jackpots = definition.jackpots?.length ?? 0
  return [
    ...(versions.length > 1 ? [note('versions', versions.join(' / '), versions[0] ?? '', 'versionsElsewhere')] : []),
    ...(bets && range && !isOffered(bets, config)
      ? [note('bets', range, `${config.minBet}–${config.maxBet}`, 'betsIndivisible')]
      : []),
    ...marketNotes(wishes, offered.markets),
    ...otherLanguages.map((language) => note('language', language, false, 'languageElsewhere')),
    ...asideNotes(wishes),
    ...triggerNote(wishes, definition),
    ...(jackpotCount !== undefined && jackpotCount !== jackpots
      ? [note('jackpotCount', jackpotCount, jackpots, 'notDesignedSo')]
      : []),
    ...(leastCluster !== undefined && leastCluster !== leastOf(definition)
      ? [note('leastCluster', leastCluster, leastOf(definition) ?? false, 'notDesignedSo')]
      : []),
    ...windowNotes(wishes, definition),
  ]
}

/** How many of the scatter start the free spins. */
function triggerNote({ triggerAt }: Wishes, { features = [] }: Definition): Adjustment[] {
  const spins = features.find((feature) => feature.type === 'freeSpins')
  const given = Math.min(...Object.keys((spins?.type === 'freeSpins' && spins.trigger?.awards) || {}).map(Number))
  return triggerAt !== undefined && Number.isFinite(given) && given !== triggerAt
    ? [note('triggerAt', triggerAt, given, 'notDesignedSo')]
    : []
}

/** What is asked for beside the game and is not, or not quite, done: where it is decided, or what there is instead. */
export const asideNotes = ({ asides = [], look = {} }: Pick<Wishes, 'asides' | 'look'>): Adjustment[] =>
  asides.flatMap((aside) =>
    ASIDES[aside.code] === 'met'
      ? []
      : [
          {
            ...note('asides', aside.said, ASIDES[aside.code] === 'near', aside.code),
            ...asideReason(aside, look.band),
          },
        ],
  )

/** What becomes of an aside, in a sentence. */
export const asideReason = ({ code, band }: Aside, playing = band) =>
  because(code, playing === undefined ? {} : { band: `band-${playing}` })

/** What the rules of the markets that are named make of a game of any kind. */
export const marketNotes = ({ markets = [] }: Pick<Wishes, 'markets'>, ruled: Offered['markets']): Adjustment[] =>
  markets.flatMap((market) => marketNote(market, ruled))

/** What the rules of a market that was named make of the game: nothing where all of them are met. */
function marketNote(market: string, markets: Offered['markets']): Adjustment[] {
  const verdict = markets.find((one) => one.market === market)
  if (!verdict) return [note('market', market, false, 'marketUnknown')]
  const { state, blocks, open } = verdict
  if (state === 'blocked')
    return [
      { ...note('market', market, state, 'marketBlocked'), ...because('marketBlocked', { rules: blocks.join(', ') }) },
    ]
  if (state === 'open')
    return [{ ...note('market', market, state, 'marketOpen'), ...because('marketOpen', { count: open.length }) }]
  return []
}

/** The least cells that any cluster is paid for, or the least symbols where they count anywhere. */
function leastOf({ wins, symbols }: Definition): number | undefined {
  if (wins.type !== 'clusters' && wins.type !== 'anywhere') return undefined
  const counts = symbols.flatMap((symbol) =>
    symbol.kind === 'regular' && symbol.pays ? Object.keys(symbol.pays).map(Number) : [],
  )
  return counts.length > 0 ? Math.min(...counts) : undefined
}

function windowNotes({ rowsOfReels, wildOn, scatterOn }: Wishes, { reelSets, symbols }: Definition): Adjustment[] {
  const reels = reelSets.base ?? []
  const rows = reels.map((reel) => (typeof reel.rows === 'number' ? reel.rows : '?')).join('-')
  const standsOn = (kind: 'wild' | 'scatter'): string => {
    const ids = new Set(symbols.filter((symbol) => symbol.kind === kind).map(({ id }) => id))
    return reels
      .flatMap((reel, at) =>
        JSON.stringify(reel)
          .match(/"[^"]+"/g)
          ?.some((id) => ids.has(id.slice(1, -1)))
          ? [at + 1]
          : [],
      )
      .join(', ')
  }
  const places = (kind: 'wild' | 'scatter', wished: readonly number[] | undefined) =>
    wished && wished.join(', ') !== standsOn(kind)
      ? [note(`${kind}On`, wished.join(', '), standsOn(kind) || false, 'notDesignedSo')]
      : []
  return [
    ...(rowsOfReels && rowsOfReels.join('-') !== rows
      ? [note('rowsOfReels', rowsOfReels.join('-'), rows, 'notDesignedSo')]
      : []),
    ...places('wild', wildOn),
    ...places('scatter', scatterOn),
  ]
}
