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

test('Ethereum addresses are those that wallets show for the same words', () => {
  expect(addressesOf('evm', DEVELOPMENT_KEYS.evm)(0)).toBe('0x9858EfFD232B4033E47d90003D41EC34EcaEda94')
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
