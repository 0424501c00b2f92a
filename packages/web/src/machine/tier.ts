/** How loudly a win is shown, by its multiple of the bet. A win that does not exceed the bet is not celebrated. */
export type Tier = 'none' | 'line' | 'coins' | 'big' | 'mega' | 'epic'

export function tierOf(coins: number, betCoins: number): Tier {
  const times = coins / betCoins
  if (times <= 1) return 'none'
  if (times < 5) return 'line'
  if (times < 20) return 'coins'
  if (times < 50) return 'big'
  if (times < 200) return 'mega'
  return 'epic'
}

/** How long the sum counts up, in milliseconds at normal pace. */
export const COUNT_MS: Readonly<Record<Tier, number>> = {
  none: 0,
  line: 700,
  coins: 1600,
  big: 2800,
  mega: 4200,
  epic: 6000,
}
