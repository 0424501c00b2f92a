import { HDKey } from '@scure/bip32'
import { expect, test } from 'vitest'
import { addressesOf } from './addresses.ts'
import { DEVELOPMENT_KEYS } from './development-keys.ts'

/** The vectors published with BIP-84. */
const ZPUB =
  'zpub6rFR7y4Q2AijBEqTUquhVz398htDFrtymD9xYYfG1m4wAcvPhXNfE3EfH1r1ADqtfSdVCToUG868RvUUkgDKf31mGDtKsAYz2oz2AGutZYs'

test('Bitcoin addresses are those of BIP-84', () => {
  const derive = addressesOf('btc', ZPUB)
  expect(derive(0)).toBe('bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu')
  expect(derive(1)).toBe('bc1qnjg0jd8228aq7egyzacy8cys3knf9xvrerkf9g')
})

/** The account of the same words at m/44'/60'/0'. */
const XPUB =
  'xpub6DCoCpSuQZB2jawqnGMEPS63ePKWkwWPH4TU45Q7LPXWuNd8TMtVxRrgjtEshuqpK3mdhaWHPFsBngh5GFZaM6si3yZdUsT8ddYM3PwnATt'

test('Ethereum addresses are those that wallets show for the same words', () => {
  expect(addressesOf('evm', XPUB)(0)).toBe('0x9858EfFD232B4033E47d90003D41EC34EcaEda94')
})

test('the development keys give addresses of test networks, and none that wallets show on a main network', () => {
  const [bitcoin, evm] = [addressesOf('btc', DEVELOPMENT_KEYS.btc), addressesOf('evm', DEVELOPMENT_KEYS.evm)]
  // What wallets show for these words on the Bitcoin testnet.
  expect(bitcoin(0)).toBe('tb1q6rz28mcfaxtmd6v789l9rrlrusdprr9pqcpvkl')
  const onMain = new Set(Array.from({ length: 100 }, (_, index) => addressesOf('evm', XPUB)(index)))
  for (let index = 0; index < 100; index++) {
    expect(bitcoin(index)).toMatch(/^tb1q/)
    expect(onMain).not.toContain(evm(index))
  }
})

test('no index gives the address of another', () => {
  for (const family of ['btc', 'evm'] as const) {
    const derive = addressesOf(family, DEVELOPMENT_KEYS[family])
    expect(new Set(Array.from({ length: 100 }, (_, index) => derive(index))).size).toBe(100)
  }
})

test('a key that could sign is refused', () => {
  const master = HDKey.fromMasterSeed(new Uint8Array(32).fill(7))
  expect(() => addressesOf('evm', master.privateExtendedKey)).toThrow('a private key does not belong on the server')
})
