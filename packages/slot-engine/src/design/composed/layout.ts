import type { ReelDefinition } from '../../definition.ts'
import { createRng, type Rng } from '../../rng.ts'
import { leastCount } from '../intent.ts'
import { layStrip } from '../strip-layout.ts'
import { meanRowsOf, mostRowsOf } from './grid.ts'
import type { ComposedIntent } from './intent.ts'
import { type Copies, copiesFor } from './places.ts'

/** What the strips carry besides the symbols that the win rule pays. */
export interface LayoutPlan {
  readonly lengths: readonly number[]
  /** By symbol id. */
  readonly specials: Readonly<Record<string, Copies>>
  /** The number of the prize symbol that pays the cap. */
  readonly prizeReels: number
  /** A stop with the prize symbol in its window comes up once where another does so many times. */
  readonly prizeRarity: number
  /** Copies of a regular symbol that stand together. */
  readonly stack: number
  /** 0: all regular symbols equally common; each unit makes the least valuable e times commoner than the best. Below 0 they differ from reel to reel. */
  readonly steepness: number
}

/** @param capOdds wanted odds of the cap on a paid spin */
export function layoutPlan(intent: ComposedIntent, capOdds: number, seed: string): LayoutPlan {
  const rng = createRng(`${seed}/layout`)
  const { heights, regulars } = intent
  const lengths = heights.map((height) => Math.max(regulars.length * 3 + 8, mostRowsOf(height) * 7, 36 + rng.below(7)))
  const visible = heights.map((height, r) => meanRowsOf(height) / lengths[r]!)
  const specials: Record<string, Copies> = {}
  if (intent.wild) specials[intent.wild.id] = wildCopies(intent, rng)
  if (intent.mystery) specials[intent.mystery.id] = heights.map(() => 1 + rng.below(2))
  // On every other reel: about one spin in three shows one.
  if (intent.bomb) specials[intent.bomb.id] = heights.map((_, r) => r % 2)
  if (intent.orb) specials[intent.orb.id] = heights.map((_, r) => 1 - (r % 2))
  if (intent.lock) specials[intent.lock.id] = heights.map(() => 2)
  if (intent.coin)
    specials[intent.coin.id] = copiesFor(1 / miniSpins(intent), visible, coinsAt(intent), heights.length, 0)
  if (intent.scatter && intent.freeSpins)
    specials[intent.scatter.id] = copiesFor(
      1 / intent.freeSpins.spinsPerTrigger,
      visible,
      leastCount(intent.freeSpins.awards),
      leastCount(intent.freeSpins.awards),
      rng.below(heights.length),
    )
  if (intent.bonus) specials[intent.bonus.id] = copiesFor(1 / miniSpins(intent), visible, 3, 3, 1)
  const prize = copiesFor(capOdds, visible, -1, 3, 0)
  specials[intent.prize.id] = prize
  const odds = prize.reduce((product, copies, r) => (copies > 0 ? product * visible[r]! * copies : product), 1)
  const prizeReels = prize.filter((copies) => copies > 0).length
  const rarity = odds > capOdds * 1.15 ? rarityFor(capOdds, prize, visible) : 1
  return { lengths, specials, prizeReels, prizeRarity: rarity, stack: 1, steepness: 0 }
}

/** Paid spins per start of a mini-game. */
const miniSpins = ({ profile }: ComposedIntent): number => (profile.spinsPerTrigger[0] + profile.spinsPerTrigger[1]) / 2

/** Where each prize symbol is alone in its window with odds p, rarer stops make them p / (p + (1 − p)·rarity). */
function rarityFor(wanted: number, copies: Copies, visible: readonly number[]): number {
  let rarity = 1
  const odds = (): number =>
    copies.reduce((product, each, r) => {
      const p = each * visible[r]!
      return each > 0 ? product * (p / (p + (1 - p) * rarity)) : product
    }, 1)
  while (odds() > wanted && rarity < 4000) rarity = Math.ceil(rarity * 1.08)
  return rarity
}

function wildCopies({ heights, counting, features, wildMultiplier, freeSpins }: ComposedIntent, rng: Rng): Copies {
  const most = features.expandingWilds || wildMultiplier > 1 || freeSpins?.memory || counting === 'variableWays' ? 1 : 2
  const last = heights.length - 1
  return heights.map((_, r) => (r === 0 || r === last ? 0 : 1 + rng.below(most)))
}

/** The number of coins in view that starts hold-and-win: one on nearly every reel, where none is wished for. */
export const coinsAt = ({ heights, features }: Pick<ComposedIntent, 'heights' | 'features'>): number =>
  features.coinsAt ?? Math.max(3, heights.length - 1)

/** @param keep the specials that these strips carry; the places of the others go to regular symbols */
export function layReels(
  intent: ComposedIntent,
  plan: LayoutPlan,
  keep: (id: string) => boolean,
  seed: string,
): ReelDefinition[] {
  const { heights, regulars } = intent
  const ids = [...regulars.map(({ id }) => id), ...Object.keys(plan.specials)]
  return heights.map((height, r) => {
    const rng = createRng(`${seed}/reel/${r}`)
    const rows = mostRowsOf(height)
    const specials = Object.entries(plan.specials).map(([id, copies]) => (keep(id) ? copies[r]! : 0))
    const room = plan.lengths[r]! - specials.reduce((sum, copies) => sum + copies, 0)
    const counts = regularCounts(regulars.length, room, plan.steepness, r, rng)
    const strip = (
      plan.stack > 1
        ? stacked(counts, specials, plan.stack, rows, rng)
        : layStrip(
            [...counts, ...specials],
            ids.map(() => rows),
            rng,
          )
    ).map((symbol) => ids[symbol]!)
    const weights =
      keep(intent.prize.id) && plan.prizeRarity > 1 ? weightsOf(strip, rows, intent.prize.id, plan.prizeRarity) : null
    return { strip, ...(weights ? { weights } : {}), rows: height }
  })
}

/** Regular symbols in stacks, the others between them, each alone in its window. */
function stacked(
  counts: readonly number[],
  specials: readonly number[],
  stack: number,
  rows: number,
  rng: Rng,
): number[] {
  const blocks = counts.map((count) => Math.ceil(count / stack))
  const laid = layStrip(
    blocks,
    blocks.map(() => 2),
    rng,
  )
  const left = [...counts]
  const strip = laid.flatMap((symbol) => {
    const copies = Math.min(stack, left[symbol]!)
    left[symbol]! -= copies
    return new Array<number>(copies).fill(symbol)
  })
  const singles = specials.flatMap((copies, i) => new Array<number>(copies).fill(counts.length + i))
  const size = strip.length + singles.length
  // One after the other round the reel: copies of one symbol come as far apart as there are copies.
  const order = layStrip(
    specials,
    specials.map(() => Math.max(1, Math.floor((rows * singles.length) / size) + 1)),
    rng,
  ).map((i) => counts.length + i)
  order.forEach((symbol, i) => {
    strip.splice(Math.floor(((i + 0.5) * size) / singles.length), 0, symbol)
  })
  return strip
}

/** Best first and rarest, one at least. */
function regularCounts(regulars: number, room: number, steepness: number, r: number, rng: Rng): number[] {
  const contrast = Math.max(0, -steepness)
  const shares = Array.from({ length: regulars }, (_, i) => {
    const jitter = 0.9 + rng.below(1000) / 5000
    const slope = Math.exp((Math.max(0, steepness) * i) / Math.max(1, regulars - 1))
    return jitter * slope * ((i + r) % 3 === 0 ? 1 : Math.exp(-contrast))
  })
  const total = shares.reduce((sum, share) => sum + share, 0)
  const exact = shares.map((share) => 1 + ((room - regulars) * share) / total)
  const counts = exact.map(Math.floor)
  const order = exact.map((_, i) => i).sort((a, b) => (exact[b]! % 1) - (exact[a]! % 1) || b - a)
  const missing = room - counts.reduce((sum, count) => sum + count, 0)
  for (let i = 0; i < missing; i++) counts[order[i % order.length]!]!++
  return contrast > 0 ? counts : counts.sort((a, b) => a - b)
}

const weightsOf = (strip: readonly string[], rows: number, id: string, rarity: number): number[] =>
  strip.map((_, stop) =>
    Array.from({ length: rows }, (_, row) => strip[(stop + row) % strip.length]).includes(id) ? 1 : rarity,
  )
