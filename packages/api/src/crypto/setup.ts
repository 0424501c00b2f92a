import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import { lazily } from '../lazily.ts'
import type { Log } from '../log.ts'
import type { Storage } from '../storage/storage.ts'
import type { Chain } from './chain.ts'
import type { ChainName, Family } from './coins.ts'
import type { CryptoDesk } from './desk.ts'
import { DEVELOPMENT_KEYS } from './development-keys.ts'
import { esploraChain } from './esplora.ts'
import { createRates, EMBEDDED_RATES, priceApi } from './rates.ts'
import { simulatedChain } from './simulated-chain.ts'
import { createStore } from './store.ts'

type Outside = Pick<CryptoDesk, 'store' | 'rates' | 'chains' | 'simulated' | 'derive' | 'isAddress'>

/** Which chains, keys and prices stand behind crypto payments: the configured ones, and simulated ones for the rest. */
export function cryptoOutside(config: Config, storage: Storage, clock: Clock, log: Log): Outside {
  const store = createStore(storage)
  const simulated = simulatedChain(store, clock)
  const chainOf = (url: string, make: (url: string) => Chain): Chain => (url === 'off' ? simulated : make(url))
  const chains: Record<ChainName, Chain> = {
    bitcoin: chainOf(config.ESPLORA_URL, esploraChain),
    ethereum: chainOf(config.ETHEREUM_RPC_URL, evmChain),
    bsc: chainOf(config.BSC_RPC_URL, evmChain),
  }
  const keys: Record<Family, string> = {
    btc: config.BITCOIN_XPUB === 'off' ? DEVELOPMENT_KEYS.btc : config.BITCOIN_XPUB,
    evm: config.EVM_XPUB === 'off' ? DEVELOPMENT_KEYS.evm : config.EVM_XPUB,
  }
  const addresses = lazily(() => import('./addresses.ts'))
  const derivations = {
    btc: lazily(async () => (await addresses()).addressesOf('btc', keys.btc)),
    evm: lazily(async () => (await addresses()).addressesOf('evm', keys.evm)),
  }
  const derive = (family: Family) => derivations[family]()
  const isAddress: CryptoDesk['isAddress'] = async (coin, address) => (await addresses()).isAddressOf(coin, address)
  const source = config.RATES_URL === 'off' ? EMBEDDED_RATES : priceApi(config.RATES_URL)
  return { store, simulated, chains, derive, isAddress, rates: createRates(source, clock, log) }
}

/** Its library is loaded when a chain is first asked. */
function evmChain(url: string): Chain {
  const chain = lazily(async () => (await import('./evm.ts')).evmChain(url))
  return {
    ...{ name: 'evm', test: false },
    height: async () => (await chain()).height(),
    transfersTo: async (watch) => (await chain()).transfersTo(watch),
  }
}
