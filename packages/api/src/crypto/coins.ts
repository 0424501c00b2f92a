import type { CryptoCode } from '@spilvaerk/schemas'

/** Which addresses a coin has: one index of a family is one address for all of its coins. */
export type Family = 'btc' | 'evm'
export type ChainName = 'bitcoin' | 'ethereum' | 'bsc'

export interface Coin {
  readonly code: CryptoCode
  readonly name: string
  readonly family: Family
  readonly chain: ChainName
  readonly network: string
  readonly decimals: number
  /** The least that may be paid, in the coin. */
  readonly minAmount: number
  /** Blocks on top, its own counted, before a payment counts as final. */
  readonly confirmationsRequired: number
  /** The contract of a token; absent for a chain's own coin. */
  readonly contract?: `0x${string}`
}

const ETHEREUM = { family: 'evm', chain: 'ethereum', network: 'Ethereum (ERC-20)', confirmationsRequired: 12 } as const

export const COINS: Readonly<Record<CryptoCode, Coin>> = {
  BTC: {
    ...{ code: 'BTC', name: 'Bitcoin', family: 'btc', chain: 'bitcoin', network: 'Bitcoin', decimals: 8 },
    ...{ minAmount: 0.0001, confirmationsRequired: 3 },
  },
  ETH: { ...ETHEREUM, code: 'ETH', name: 'Ethereum', network: 'Ethereum', decimals: 18, minAmount: 0.002 },
  USDT: {
    ...{ ...ETHEREUM, code: 'USDT', name: 'Tether', decimals: 6, minAmount: 5 },
    contract: '0xdAC17F958D2ee523a2206206994597C13D831ec7',
  },
  USDC: {
    ...{ ...ETHEREUM, code: 'USDC', name: 'USD Coin', decimals: 6, minAmount: 5 },
    contract: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
  },
  BNB: {
    ...{ code: 'BNB', name: 'BNB', family: 'evm', chain: 'bsc', network: 'BNB Smart Chain', decimals: 18 },
    ...{ minAmount: 0.01, confirmationsRequired: 15 },
  },
}
