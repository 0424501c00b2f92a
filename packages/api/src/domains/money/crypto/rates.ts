import { CRYPTO_CODES, type CryptoCode, type ExchangeRate } from '@spilvaerk/schemas'
import { z } from 'zod'
import type { Log } from '../../../platform/log/log.ts'
import type { Clock } from '../../../platform/time/clock.ts'

const TIMEOUT_MS = 10_000
/** A rate is asked for anew after so long. */
const FRESH_MS = 120_000
/** Nobody is quoted an older one. */
const TOO_OLD_MS = 600_000

type Prices = Readonly<Record<CryptoCode, { readonly usd: number; readonly dkk: number; readonly eur: number }>>

export interface RateSource {
  readonly name: string
  /** When the prices were true, and what they were. */
  fetch(now: Date): Promise<{ readonly at: Date; readonly prices: Prices }>
}

/** A table shipped with the product, so that everything can be tried out. Its date is shown beside it. */
export const EMBEDDED_RATES: RateSource = {
  name: 'embedded',
  fetch: async () => ({
    at: new Date('2026-10-01T12:00:00Z'),
    prices: {
      BTC: { usd: 112_400, dkk: 714_300, eur: 95_700 },
      ETH: { usd: 4_120, dkk: 26_180, eur: 3_508 },
      USDT: { usd: 1, dkk: 6.355, eur: 0.8515 },
      USDC: { usd: 1, dkk: 6.355, eur: 0.8514 },
      BNB: { usd: 1_010, dkk: 6_418, eur: 860 },
    },
  }),
}

const IDS: Readonly<Record<CryptoCode, string>> = {
  ...{ BTC: 'bitcoin', ETH: 'ethereum', USDT: 'tether', USDC: 'usd-coin', BNB: 'binancecoin' },
}
const price = z.number().positive()
const answer = z.record(z.string(), z.object({ usd: price, dkk: price, eur: price }))

/** A public price API of the CoinGecko kind: `…/simple/price?ids=…&vs_currencies=…`. */
export const priceApi = (url: string): RateSource => ({
  name: 'price-api',
  fetch: async (at) => {
    const query = new URLSearchParams({ ids: Object.values(IDS).join(','), vs_currencies: 'usd,dkk,eur' })
    const response = await fetch(`${url}?${query}`, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    if (!response.ok) throw new Error(`the price API answered ${response.status}`)
    const found = answer.parse(await response.json())
    const priceOf = (code: CryptoCode) => {
      const prices = found[IDS[code]]
      if (!prices) throw new Error(`the price API knows no ${code}`)
      return [code, prices] as const
    }
    return { at, prices: Object.fromEntries(CRYPTO_CODES.map(priceOf)) as unknown as Prices }
  },
})

export interface Rates {
  readonly source: string
  /** The newest there is; undefined when it is too old to promise anything. */
  of(code: CryptoCode): Promise<ExchangeRate | undefined>
}

/** Where no coin is taken: nobody is asked what one is worth. */
export const noRates: Rates = { source: 'off', of: async () => undefined }

export function createRates(source: RateSource, clock: Clock, log: Log): Rates {
  let known: { readonly at: Date; readonly prices: Prices; readonly askedAt: number } | undefined
  let asking: Promise<void> | undefined
  const isEmbedded = source === EMBEDDED_RATES

  const ask = async (): Promise<void> => {
    const now = clock.now()
    try {
      known = { ...(await source.fetch(now)), askedAt: now.getTime() }
    } catch (error) {
      log.warn({ kind: error instanceof Error ? error.name : typeof error }, 'no new exchange rates')
    } finally {
      asking = undefined
    }
  }

  return {
    source: source.name,
    of: async (code) => {
      const now = clock.now().getTime()
      if (!known || now - known.askedAt >= FRESH_MS) {
        asking ??= ask()
        await asking
      }
      if (!known) return undefined
      const age = now - known.askedAt
      // The table that is shipped is old by nature, and says so by its date.
      if (!isEmbedded && age >= TOO_OLD_MS) return undefined
      const stale = !isEmbedded && age >= FRESH_MS
      return { ...known.prices[code], updatedAt: known.at.toISOString(), source: source.name, stale }
    },
  }
}
