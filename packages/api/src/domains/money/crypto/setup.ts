import type { Mode } from '@spilvaerk/schemas'
import type { Config } from '../../../platform/config/config.ts'
import type { Log } from '../../../platform/log/log.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import type { Clock } from '../../../platform/time/clock.ts'
import { lazily } from '../../../platform/work/lazily.ts'
import type { Chain } from './chain.ts'
import type { Family, NetworkKind } from './coins.ts'
import type { CryptoContext } from './crypto-context.ts'
import { DEVELOPMENT_KEYS } from './development-keys.ts'
import { esploraChain } from './esplora.ts'
import { createRates, EMBEDDED_RATES, noRates, priceApi, type RateSource } from './rates.ts'
import { simulatedChain } from './simulated-chain.ts'
import { createStore } from './store.ts'

type Outside = Pick<CryptoContext, 'store' | 'rates' | 'chains' | 'simulated' | 'derive' | 'isAddress'>

/** Which chains, keys and prices stand behind crypto payments: simulated ones in demo, the configured ones in live. */
export function cryptoOutside(config: Config, mode: Mode, storage: Storage, clock: Clock, log: Log): Outside {
  const store = createStore(storage)
  const sourceOf = (source: RateSource) => createRates(source, clock, log)
  if (mode === 'demo') {
    const simulated = simulatedChain(store, clock)
    const chains = { bitcoin: simulated, ethereum: simulated, bsc: simulated }
    return {
      store,
      simulated,
      chains,
      derive: deriving(DEVELOPMENT_KEYS),
      rates: sourceOf(EMBEDDED_RATES),
      isAddress: addressCheck('test'),
    }
  }
  const { ESPLORA_URL, ETHEREUM_RPC_URL, BSC_RPC_URL, RATES_URL, BITCOIN_XPUB: btc, EVM_XPUB: evm } = config
  const chainOf = (url: string, make: (url: string) => Chain) => (url === 'off' ? undefined : make(url))
  const chains = {
    bitcoin: chainOf(ESPLORA_URL, esploraChain),
    ethereum: chainOf(ETHEREUM_RPC_URL, evmChain),
    bsc: chainOf(BSC_RPC_URL, evmChain),
  }
  const rates = RATES_URL === 'off' ? noRates : sourceOf(priceApi(RATES_URL))
  return { store, simulated: undefined, chains, derive: deriving({ btc, evm }), rates, isAddress: addressCheck('main') }
}

/** The library is loaded when somebody first asks for an address. */
function deriving(keys: Readonly<Record<Family, string>>): CryptoContext['derive'] {
  const addresses = lazily(() => import('./addresses.ts'))
  const derivations = {
    btc: lazily(async () => (await addresses()).addressesOf('btc', keys.btc)),
    evm: lazily(async () => (await addresses()).addressesOf('evm', keys.evm)),
  }
  return (family) => derivations[family]()
}

const addressCheck =
  (kind: NetworkKind): CryptoContext['isAddress'] =>
  async (coin, address) =>
    (await import('./addresses.ts')).isAddressOf(coin, address, kind)

/** Its library is loaded when a chain is first asked. */
function evmChain(url: string): Chain {
  const chain = lazily(async () => (await import('./evm.ts')).evmChain(url))
  return {
    name: 'evm',
    height: async () => (await chain()).height(),
    transfersTo: async (watch) => (await chain()).transfersTo(watch),
  }
}
