import { CASINOS } from './casinos.ts'
import { OFFERS } from './offers.ts'
import type { Rule } from './rule.ts'
import { SCHEMES } from './schemes.ts'
import { WARES } from './wares.ts'

/** Anything but the game itself: bonuses and prices, other casinos, goods, services, jobs, betting tips and schemes. */
export const ADVERTISING_RULES: readonly Rule[] = [...OFFERS, ...CASINOS, ...WARES, ...SCHEMES].map((pattern) => ({
  code: 'advertising',
  pattern,
}))
