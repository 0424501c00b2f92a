import type { Adjustment } from '@spilvaerk/schemas'
import type { Definition } from '@spilvaerk/slot-engine'
import { because } from '../../games/catalogue/making.ts'
import type { Idea } from '../composer/compose.ts'
import type { Wishes } from '../composer/wishes.ts'

type Figure = Adjustment['wished']
type Code = Parameters<typeof because>[0]

const note = (field: string, wished: Figure, given: Figure, code: Code): Adjustment => ({
  ...{ field, wished, given, from: 'prompt' },
  ...because(code),
})

/** What a prompt asks for that is chosen elsewhere, or that the designer does not do: whatever is not so in the game is told. */
export function settingNotes({ wishes, language }: Idea, definition: Definition): Adjustment[] {
  const { versions = [], bets, markets = [], moods = [], jackpotCount, leastCluster } = wishes
  const range = bets && [bets.min, bets.max].filter((amount) => amount !== undefined).join('–')
  const jackpots = definition.jackpots?.length ?? 0
  return [
    ...(versions.length > 1 ? [note('versions', versions.join(' / '), versions[0] ?? '', 'versionsElsewhere')] : []),
    ...(range ? [note('bets', range, false, 'betsElsewhere')] : []),
    ...markets.map((market) => note('market', market, false, 'marketElsewhere')),
    ...moods.map((mood) => note('mood', MOODS[language][mood], false, 'moodElsewhere')),
    ...(jackpotCount !== undefined && jackpotCount !== jackpots
      ? [note('jackpotCount', jackpotCount, jackpots, 'notDesignedSo')]
      : []),
    ...(leastCluster !== undefined && leastCluster !== leastOf(definition)
      ? [note('leastCluster', leastCluster, leastOf(definition) ?? false, 'notDesignedSo')]
      : []),
    ...windowNotes(wishes, definition),
  ]
}

const MOODS = {
  da: {
    ...{ calm: 'rolig', dark: 'mørk', happy: 'munter', funny: 'sjov', romantic: 'romantisk' },
    ...{ epic: 'storslået', elegant: 'elegant', retro: 'retro', bold: 'vovet' },
  },
  en: {
    ...{ calm: 'calm', dark: 'dark', happy: 'happy', funny: 'funny', romantic: 'romantic' },
    ...{ epic: 'epic', elegant: 'elegant', retro: 'retro', bold: 'bold' },
  },
} as const

/** The least cells that any cluster is paid for. */
function leastOf({ wins, symbols }: Definition): number | undefined {
  if (wins.type !== 'clusters') return undefined
  const counts = symbols.flatMap((symbol) =>
    'pays' in symbol && symbol.pays ? Object.keys(symbol.pays).map(Number) : [],
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
