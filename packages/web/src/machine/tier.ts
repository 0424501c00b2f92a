/** How loudly a win is shown, by its multiple of the bet. A win that does not exceed the bet is not celebrated. */
export type Tier = 'none' | 'line' | 'coins' | 'lights' | 'grand'

export function tierOf(coins: number, betCoins: number): Tier {
  const times = coins / betCoins
  if (times <= 1) return 'none'
  if (times < 5) return 'line'
  if (times < 20) return 'coins'
  if (times < 100) return 'lights'
  return 'grand'
}

/** How long the sum counts up, in milliseconds at normal pace. */
export const COUNT_MS: Readonly<Record<Tier, number>> = {
  none: 0,
  line: 700,
  coins: 1600,
  lights: 3200,
  grand: 6500,
}
