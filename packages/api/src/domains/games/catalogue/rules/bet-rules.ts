import type { BetMode, Definition, ReelDefinition } from '@spilvaerk/slot-engine'
import { featureWords } from './prize-words.ts'
import { type ReelSetChoice, setChances } from './reel-sets.ts'
import { nameIn, times, type Words } from './words.ts'

/** Other prices for a round, and what one gets for them. */
export const modeRules = (definition: Definition, words: Words): string[] =>
  (definition.modes ?? []).map((mode) => offer(mode, definition, words))

function offer({ id, name = id, coins, buys, reelSet }: BetMode, definition: Definition, words: Words): string {
  const { t, all } = words
  const price = times(coins, definition, words)
  const feature = definition.features?.find((each) => each.id === buys?.feature)
  if (feature) return t('modes.buys', { name, price, bought: featureWords(feature, buys?.spins ?? 1, words) })
  const more = reelSet === undefined ? [] : oftener(reelSet, definition)
  if (more.length === 0) return t('modes.spin', { name, price })
  return t('modes.oftener', { name, price, symbols: all(more.map((symbol) => nameIn(definition, symbol))) })
}

/** The symbols that start something and show more often on these reels than on the usual ones. */
function oftener(choice: ReelSetChoice, { reelSets, reelSet: usual, features = [] }: Definition): string[] {
  const triggers = [...new Set(features.flatMap(({ trigger }) => (trigger ? [trigger.symbol] : [])))]
  const shown = (sets: ReelSetChoice | undefined, symbol: string): number =>
    setChances(sets).reduce((sum, { name, chance }) => sum + chance * inView(reelSets[name], symbol), 0)
  return triggers.filter((symbol) => shown(choice, symbol) > shown(usual, symbol) + 1e-9)
}

/** The mean number of stops, over all reels, that have the symbol in row 0. */
const inView = (reels: readonly ReelDefinition[] = [], symbol: string): number =>
  reels.reduce((sum, { strip, weights }) => {
    const weightAt = (stop: number): number => weights?.[stop] ?? 1
    const total = strip.reduce((all, _, stop) => all + weightAt(stop), 0)
    return sum + strip.reduce((all, id, stop) => (id === symbol ? all + weightAt(stop) / total : all), 0)
  }, 0)

export function gambleRules({ gamble }: Definition, { t, number }: Words): string[] {
  if (!gamble) return []
  const { factor, up, down, steps, others = [], half } = gamble
  const isEven = factor === 2 && up === down && others.length === 0
  const odds = [gamble, ...others].map((one) => ({ up: one.up, all: one.up + one.down, factor: number(one.factor) }))
  return [
    ...(isEven ? [t('gamble.doubleOrNothing', { steps })] : []),
    ...(isEven ? [] : odds.slice(0, 1).map((one) => t('gamble.odds', { steps, ...one }))),
    ...odds.slice(1).map((one) => t('gamble.otherOdds', one)),
    ...(half ? [t('gamble.half')] : []),
  ]
}

/** What jackpots pay. Pools start from that, and every bet adds to them; some are paid by a certain height at the latest. */
export function jackpotRules(definition: Definition, { t, number, all }: Words): string[] {
  const { jackpots = [], betCoins } = definition
  const listed = (pools: boolean) => jackpots.filter(({ contributionPpm = 0 }) => contributionPpm > 0 === pools)
  const fixed = listed(false)
  const growing = listed(true)
  const amounts = (some: typeof jackpots) =>
    all(some.map(({ id, name, coins }) => `${name ?? id} ${number(coins / betCoins)}`))
  const falling = growing.flatMap(({ id, name = id, mustHitBy }) =>
    mustHitBy === undefined ? [] : [t('jackpots.falls', { name, times: number(mustHitBy / betCoins) })],
  )
  const share = growing.reduce((sum, { contributionPpm = 0 }) => sum + contributionPpm, 0) / 1e4 / betCoins
  return [
    ...(fixed.length > 0 ? [t('jackpots.fixed', { amounts: amounts(fixed) })] : []),
    ...(growing.length > 0 ? [t('jackpots.growing', { amounts: amounts(growing), share: number(share) })] : []),
    ...(falling.length > 0 ? [...falling, t('jackpots.hidden')] : []),
  ]
}
