import type { BetMode, Choice, Definition, FeatureStart } from '../../definition.ts'
import type { Meter } from '../../meter.ts'
import type { DesignRefusal } from '../brief.ts'
import { refusal } from '../refusal.ts'
import { isRefused, proved } from './measured.ts'

/** A feature that is bought costs so many bets. */
const BOUGHT = { least: 50, most: 200, low: 60, high: 170 } as const
/** Numbers of free spins that are tried for a price within these. */
const TRIES = 4
const TOO_LITTLE = 'features.bonusBuy: with these mechanics no free spins are worth 50 to 200 times the bet'

/** The game with its bet modes at what they return on average over the RTP, to a coin, so that all return as much. */
export function priced(first: Definition, rtp: number, meter: Meter, wish?: number): Definition | DesignRefusal {
  let game = first
  for (const mode of first.modes ?? []) {
    const found = mode.buys ? bought(game, mode, rtp, { meter, wish }) : spun(game, mode, rtp, meter)
    if (isRefused(found)) return found
    game = found
  }
  return game
}

function spun(game: Definition, mode: BetMode, rtp: number, meter: Meter): Definition | DesignRefusal {
  const price = priceOf(game, mode, rtp, meter)
  return typeof price === 'number' ? withMode(game, mode, Math.max(game.betCoins + 1, Math.round(price))) : price
}

/** With as many free spins as are worth such a price. */
function bought(
  first: Definition,
  { id }: BetMode,
  rtp: number,
  { meter, wish }: { readonly meter: Meter; readonly wish: number | undefined },
): Definition | DesignRefusal {
  let game = first
  let best: { readonly game: Definition; readonly off: number } | undefined
  for (let tries = 0; tries < TRIES; tries++) {
    const mode = game.modes?.find((one) => one.id === id)
    if (mode?.buys === undefined) break
    const price = priceOf(game, mode, rtp, meter)
    if (typeof price !== 'number') return price
    const bets = price / game.betCoins
    if (wish !== undefined) {
      const off = Math.abs(bets - wish)
      if (best && off >= best.off) return best.game
      best = { game: withMode(game, mode, Math.round(price)), off }
      game = withSpins(game, mode, mode.buys, wish / bets)
    } else if (bets >= BOUGHT.least && bets <= BOUGHT.most) return withMode(game, mode, Math.round(price))
    else game = withSpins(game, mode, mode.buys, (bets < BOUGHT.least ? BOUGHT.low : BOUGHT.high) / bets)
  }
  if (best) return best.game
  return refusal('features', TOO_LITTLE, 'false')
}

/** The spins that are bought, or each that may be chosen, so many times as many. */
function withSpins(game: Definition, mode: BetMode, buys: FeatureStart, times: number): Definition {
  const changed = (other: BetMode): Definition => ({
    ...game,
    modes: (game.modes ?? []).map((one) => (one.id === mode.id ? other : one)),
  })
  if (buys.spins !== undefined)
    return changed({ ...mode, buys: { ...buys, spins: Math.max(1, Math.round(buys.spins * times)) } })
  // Whole times, so that all that may be chosen still return alike.
  const whole = Math.max(1, Math.round(times))
  const more = (choice: Choice): Choice => ({
    ...choice,
    options: choice.options.map((option) => {
      if (!('feature' in option.prize) || option.prize.spins === undefined) return option
      const [spins, multiplier] = [option.prize.spins * whole, option.name?.split(' × ')[1]]
      return {
        ...(multiplier !== undefined && { name: `${spins} × ${multiplier}` }),
        prize: { ...option.prize, spins },
      }
    }),
  })
  return {
    ...game,
    features: (game.features ?? []).map((one) => (one.type === 'choice' && one.id === buys.feature ? more(one) : one)),
  }
}

const withMode = (game: Definition, mode: BetMode, coins: number): Definition => ({
  ...game,
  modes: (game.modes ?? []).map((one) => (one.id === mode.id ? { ...mode, coins } : one)),
})

function priceOf(game: Definition, mode: BetMode, rtp: number, meter: Meter): number | DesignRefusal {
  const sheet = proved({ ...game, modes: [mode] }, meter, mode.id)
  return isRefused(sheet) ? sheet : (sheet.rtp * mode.coins) / rtp
}
