import type { PaidPool } from '@spilvaerk/schemas'
import { verifyPool } from '@spilvaerk/slot-engine'

/** What a check in this browser comes to: the first thing that differs, or nothing. */
export async function differenceOf(pool: PaidPool): Promise<string | undefined> {
  const { seed, seedHash, openedPpm, rounds } = pool
  if ((seed === null ? null : await sha256(seed)) !== seedHash) return 'seedHash'
  const { startCoins, mustHitByCoins, contributionPpm, grownPpm, by, hitAtCoins, paidCoins, percent } = pool
  const terms = { startCoins, mustHitByCoins, contributionPpm }
  const isKnown = openedPpm !== null && rounds !== null
  return verifyPool({
    ...(isKnown && { opening: { terms, seed, grownPpm: openedPpm, rounds } }),
    grownPpm,
    by,
    hitAtCoins,
    paidCoins,
    ...(percent !== undefined && { percent }),
  })?.field
}

async function sha256(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
