import { pooled } from './pooled-jackpot.ts'

/** A jackpot that grows with every round until a prize gives it. */
export const progressive = pooled({ id: 'progressive', name: 'PROGRESSIVE' }, 50)
