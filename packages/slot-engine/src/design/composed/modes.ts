import type { BetMode, Definition, ReelDefinition } from '../../definition.ts'
import { FREE_SPINS, type Parts } from './build.ts'
import { type Candidate, skeleton } from './candidate.ts'
import type { Draft } from './draft.ts'
import { featureMoments, freeOdds } from './free-spins.ts'
import { mostRowsOf } from './grid.ts'
import { miniMoments, prizeMoments } from './prizes.ts'
import { sampleFeatures, sampleSpins, sampleWorth } from './sampling.ts'
import { momentsOf } from './win-sample.ts'

/** Bets that a bonus buy should cost; it may cost 50 to 200. */
const PRICES = { low: 55, high: 150 } as const
const MOST_SPINS = 300
const PRICE_STEPS = 4
const ANTE_SET = 'ante'
const ANTE_SPINS = 200_000
const ANTE_SPREAD = 100_000
const BOUGHT_FEATURES = 40_000

/**
 * The game with the bet modes that the brief asks for. A mode costs what it pays on average over the RTP, to a coin: so it returns as
 * much as the plain bet. Null where no feature could be worth its price below the cap.
 */
export function withModes(candidate: Candidate, draft: Draft): Definition | null {
  const { features } = candidate.intent
  const buy = features.bonusBuy ? bonusBuy(candidate, draft.parts) : undefined
  if (buy === null) return null
  const ante = features.ante ? anteBet(candidate, draft) : undefined
  const modes = [...(buy ? [buy] : []), ...(ante ? [ante.mode] : [])]
  if (modes.length === 0) return draft.definition
  const reelSets = { ...draft.definition.reelSets, ...(ante ? { [ANTE_SET]: ante.reels } : {}) }
  return { ...draft.definition, reelSets, modes }
}

function bonusBuy(candidate: Candidate, parts: Parts): BetMode | null {
  const { intent } = candidate
  const bet = parts.betCoins
  const priceOf = (spins: number): number => boughtMean(candidate, parts, spins) / (intent.brief.rtp / 100)
  const outside = (price: number): boolean => price < PRICES.low * bet || price > PRICES.high * bet
  const wish = intent.features.buyPrice
  let spins = intent.freeSpins!.spins
  let price = priceOf(spins)
  if (wish !== undefined) {
    return boughtFor(spinsWorth(priceOf, wish * bet, { spins, price }))
  }
  for (let step = 0; step < 4 && outside(price); step++) {
    const wanted = price < PRICES.low * bet ? PRICES.low * 1.15 : PRICES.high * 0.9
    spins = Math.max(1, Math.min(MOST_SPINS, Math.round((spins * wanted * bet) / price)))
    price = priceOf(spins)
  }
  if (price < 50 * bet || price > 200 * bet) return null
  return boughtFor({ price, spins })
}

const boughtFor = ({ price, spins }: Offer): BetMode => ({
  ...{ id: 'bonus-buy', name: 'Bonus', coins: Math.round(price), buys: { feature: FREE_SPINS, spins } },
})

interface Offer {
  readonly spins: number
  readonly price: number
}

/** As many spins as come nearest to a price, which goes with a power of their number that the last two tell. */
function spinsWorth(priceOf: (spins: number) => number, wanted: number, first: Offer): Offer {
  let [best, last, power] = [first, first, 1]
  for (let step = 0; step < PRICE_STEPS; step++) {
    const wished = Math.round(last.spins * (wanted / last.price) ** (1 / power))
    const spins = Math.max(1, Math.min(MOST_SPINS, wished))
    if (spins === last.spins || spins === best.spins) break
    const next = { spins, price: priceOf(spins) }
    power = Math.max(1, Math.log(next.price / last.price) / Math.log(next.spins / last.spins))
    last = next
    if (Math.abs(last.price - wanted) < Math.abs(best.price - wanted)) best = last
  }
  return best
}

/** Coins of bought free spins, after the cap. */
function boughtMean(candidate: Candidate, parts: Parts, spins: number): number {
  const { intent, base, free, sizes, samples, book, seed } = candidate
  const flat = Float64Array.from(parts.pays.flat())
  const cap = intent.brief.maxWin * parts.betCoins
  const wish = intent.freeSpins!
  if (wish.memory) {
    const game = skeleton(intent, base, free, sizes)
    const { wins } = sampleFeatures(game, wish, spins, BOUGHT_FEATURES, `${seed}/bought`)
    return momentsOf(wins, flat, cap).mean
  }
  const odds = freeOdds(wish, base, free!, intent.scatter!.id, spins)
  const { cut } = featureMoments(samples.freeSpins!, flat, wish, odds, cap, `${seed}/bought`, book)
  return odds.weight * samples.freeWorth!.worth.reduce((sum, each, cell) => sum + each * flat[cell]!, 0) - cut
}

/** Stops that show a scatter come up a third oftener than the others: free spins start about twice as often. */
const ANTE = { showing: 4, other: 3 } as const

function anteBet(
  candidate: Candidate,
  { parts, moments }: Draft,
): { readonly mode: BetMode; readonly reels: readonly ReelDefinition[] } {
  const { intent, base, free, sizes, odds, seed } = candidate
  const scatter = intent.scatter!.id
  const reels = base.map((reel) => anteReel(reel, scatter))
  const game = skeleton(intent, base, free, sizes)
  const dearer = { ...game, reelSets: { ...game.reelSets, [ANTE_SET]: reels } }
  const { worth } = sampleWorth(dearer, ANTE_SET, false, ANTE_SPINS, `${seed}/ante`)
  const spread = sampleSpins(dearer, ANTE_SET, false, ANTE_SPREAD, `${seed}/ante spread`)
  const flat = Float64Array.from(parts.pays.flat())
  const cap = intent.brief.maxWin * parts.betCoins
  const starts = freeOdds(intent.freeSpins!, reels, free!, scatter)
  const feature = moments.feature!
  const mean =
    worth.reduce((sum, each, cell) => sum + each * flat[cell]!, 0) -
    momentsOf(spread, flat, cap).cut +
    starts.odds *
      (odds!.weight * candidate.samples.freeWorth!.worth.reduce((sum, each, cell) => sum + each * flat[cell]!, 0) -
        feature.cut) +
    prizeMoments(reels, intent.prize.id, parts.prizePays).mean +
    miniMoments(intent, reels, parts.scales, parts.betCoins).mean
  const coins = Math.max(parts.betCoins + 1, Math.round(mean / (intent.brief.rtp / 100)))
  return { mode: { id: 'ante', name: 'Ante', coins, reelSet: ANTE_SET }, reels }
}

function anteReel(reel: ReelDefinition, scatter: string): ReelDefinition {
  const { strip, rows } = reel
  const most = mostRowsOf(rows)
  const weights = strip.map((_, stop) => {
    const shows = Array.from({ length: most }, (__, row) => strip[(stop + row) % strip.length]).includes(scatter)
    return (reel.weights?.[stop] ?? 1) * (shows ? ANTE.showing : ANTE.other)
  })
  return { ...reel, weights }
}
