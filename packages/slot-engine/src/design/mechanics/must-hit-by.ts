import { pooled } from './pooled-jackpot.ts'

/** One that is paid before it passes a sum, at a height that is drawn as its pool starts. */
export const mustHitBy = pooled({ id: 'must-hit-by', name: 'MUST HIT BY' }, 20, 5)
