import type { CryptoCode } from '@spilvaerk/schemas'

/** Which addresses a coin has: one index of a family is one address for all of its coins. */
export type Family = 'btc' | 'evm'
export type ChainName = 'bitcoin' | 'ethereum' | 'bsc'

export interface Coin {
  readonly code: CryptoCode
  readonly name: string
  readonly family: Family
  readonly chain: ChainName
  readonly decimals: number
  /** The least that may be paid, in the coin. */
  readonly minAmount: number
  /** Blocks on top, its own counted, before a payment counts as final. */
  readonly confirmationsRequired: number
  /** The contract of a token by network; absent for a chain's own coin. */
  readonly contracts?: Readonly<Record<NetworkKind, `0x${string}`>>
}

/** Real money lies on a main network; in demo addresses are those of a test network. */
export type NetworkKind = 'main' | 'test'

interface Network {
  readonly name: string
  /** EIP-155's number, which a payment link carries; Bitcoin has none. */
  readonly chainId: number
}

export const NETWORKS: Readonly<Record<ChainName, Readonly<Record<NetworkKind, Network>>>> = {
  bitcoin: { main: { name: 'Bitcoin', chainId: 0 }, test: { name: 'Bitcoin testnet', chainId: 0 } },
  ethereum: { main: { name: 'Ethereum', chainId: 1 }, test: { name: 'Ethereum Sepolia testnet', chainId: 11_155_111 } },
  bsc: { main: { name: 'BNB Smart Chain', chainId: 56 }, test: { name: 'BNB Smart Chain Testnet', chainId: 97 } },
}

/** As a payer has to choose it in a wallet. */
export const networkName = ({ chain, contracts }: Pick<Coin, 'chain' | 'contracts'>, kind: NetworkKind): string =>
  NETWORKS[chain][kind].name + (contracts ? ' (ERC-20)' : '')

const ETHEREUM = { family: 'evm', chain: 'ethereum', confirmationsRequired: 12 } as const

export const COINS: Readonly<Record<CryptoCode, Coin>> = {
  BTC: {
    ...{ code: 'BTC', name: 'Bitcoin', family: 'btc', chain: 'bitcoin', decimals: 8 },
    ...{ minAmount: 0.0001, confirmationsRequired: 3 },
  },
  ETH: { ...ETHEREUM, code: 'ETH', name: 'Ethereum', decimals: 18, minAmount: 0.002 },
  USDT: {
    ...{ ...ETHEREUM, code: 'USDT', name: 'Tether', decimals: 6, minAmount: 5 },
    // Tether has no contract of its own on Sepolia: that one is Aave's, for trying out.
    contracts: {
      main: '0xdAC17F958D2ee523a2206206994597C13D831ec7',
      test: '0xaA8E23Fb1079EA71e0a56F48a2aA51851D8433D0',
    },
  },
  USDC: {
    ...{ ...ETHEREUM, code: 'USDC', name: 'USD Coin', decimals: 6, minAmount: 5 },
    contracts: {
      main: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
      test: '0x1c7D4B196Cb0C7B01d743Fbc6116a902379C7238',
    },
  },
  BNB: {
    ...{ code: 'BNB', name: 'BNB', family: 'evm', chain: 'bsc', decimals: 18 },
    ...{ minAmount: 0.01, confirmationsRequired: 15 },
  },
}
