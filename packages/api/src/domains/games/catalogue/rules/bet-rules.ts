import type { BetMode, Definition, ReelDefinition } from '@spilvaerk/slot-engine'
import { danish } from '../../../../platform/numbers/danish.ts'
import { featureWords } from './prize-words.ts'
import { type ReelSetChoice, setChances } from './reel-sets.ts'
import { danishList, nameIn, times } from './words.ts'

/** Other prices for a round, and what one gets for them. */
export const modeRules = (definition: Definition): string[] =>
  (definition.modes ?? []).map((mode) => `${mode.name ?? mode.id}: ${offer(mode, definition)}`)

function offer({ coins, buys, reelSet }: BetMode, definition: Definition): string {
  const price = times(coins, definition)
  const bought = definition.features?.find(({ id }) => id === buys?.feature)
  if (bought) return `${price} for ${featureWords(bought, buys?.spins ?? 1)}.`
  const more = reelSet === undefined ? [] : oftener(reelSet, definition)
  const names = danishList(more.map((symbol) => nameIn(definition, symbol)))
  return `et spin koster ${price}${more.length > 0 ? `, og ${names} kommer oftere` : ''}.`
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

export function gambleRules({ gamble }: Definition): string[] {
  if (!gamble) return []
  const { factor, up, down, steps } = gamble
  if (factor === 2 && up === down)
    return [
      `En gevinst kan sættes på spil op til ${steps} gange, kvit eller dobbelt, med lige store chancer for begge dele.`,
    ]
  return [
    `En gevinst kan sættes på spil op til ${steps} gange: ${up} af ${up + down} gange bliver den ${danish(factor)} gange så stor, ellers er den tabt.`,
  ]
}

/** What jackpots pay. Pools start from that, and every bet adds to them; some are paid by a certain height at the latest. */
export function jackpotRules(definition: Definition): string[] {
  const { jackpots = [], betCoins } = definition
  const listed = (pools: boolean) => jackpots.filter(({ contributionPpm = 0 }) => contributionPpm > 0 === pools)
  const fixed = listed(false)
  const growing = listed(true)
  const amounts = (some: typeof jackpots) =>
    danishList(some.map(({ id, name, coins }) => `${name ?? id} ${danish(coins / betCoins)}`))
  const falling = growing.flatMap(({ id, name, mustHitBy }) =>
    mustHitBy === undefined ? [] : [`${name ?? id} falder senest ved ${danish(mustHitBy / betCoins)} gange indsatsen.`],
  )
  const share = growing.reduce((sum, { contributionPpm = 0 }) => sum + contributionPpm, 0) / 1e4 / betCoins
  return [
    ...(fixed.length > 0 ? [`Faste jackpots: ${amounts(fixed)} gange indsatsen.`] : []),
    ...(growing.length > 0
      ? [
          `Puljerne begynder ved: ${amounts(growing)} gange indsatsen, og hver indsats lægger ${danish(share)} % til dem, som ikke er regnet med i RTP. Hvert indsatsniveau har sine egne puljer, som kun vokser og falder i spil for penge.`,
        ]
      : []),
    ...(falling.length > 0
      ? [
          ...falling,
          'Hvor højt de når, trækkes i det skjulte, hver gang de begynder forfra, og den runde, der når dertil, får dem.',
        ]
      : []),
  ]
}
