import { secp256k1 } from '@noble/curves/secp256k1.js'
import { HDKey } from '@scure/bip32'
import { Address, NETWORK, p2wpkh, TEST_NETWORK } from '@scure/btc-signer'
import { getAddress, isAddress, publicKeyToAddress } from 'viem/utils'
import type { Coin, Family, NetworkKind } from './coins.ts'

/**
 * How the public key of an account is written, by its first letters: BIP-32's xpub and BIP-84's zpub on a main network,
 * tpub and vpub on a test network. None can sign.
 */
const VERSIONS: Readonly<Record<string, { readonly private: number; readonly public: number }>> = {
  xpub: { private: 0x0488ade4, public: 0x0488b21e },
  zpub: { private: 0x04b2430c, public: 0x04b24746 },
  tpub: { private: 0x04358394, public: 0x043587cf },
  vpub: { private: 0x045f18bc, public: 0x045f1cf6 },
}
const TEST_KEY = /^[tv]pub/

export type Derive = (index: number) => string

function accountKey(extendedKey: string): HDKey {
  const key = HDKey.fromExtendedKey(extendedKey, VERSIONS[extendedKey.slice(0, 4)])
  if (key.privateKey) throw new Error('a private key does not belong on the server')
  return key
}

/** The addresses of an account for receiving, `…/0/index`, as wallets look for them, on the network of its key. */
export function addressesOf(family: Family, extendedKey: string): Derive {
  const network = TEST_KEY.test(extendedKey) ? TEST_NETWORK : NETWORK
  const receiving = accountKey(extendedKey).deriveChild(0)
  return (index) => {
    const { publicKey } = receiving.deriveChild(index)
    if (!publicKey) throw new Error(`no address ${index}`)
    return family === 'btc'
      ? segwit(publicKey, network)
      : publicKeyToAddress(`0x${secp256k1.Point.fromBytes(publicKey).toHex(false)}`)
  }
}

function segwit(publicKey: Uint8Array, network: typeof NETWORK): string {
  const { address } = p2wpkh(publicKey, network)
  if (!address) throw new Error('a public key without an address')
  return address
}

const NOBODY = '0x0000000000000000000000000000000000000000'

/**
 * Base58 and bech32 carry a checksum (BIP-173, BIP-350); of Ethereum's kind the capitals are one (EIP-55). An address of
 * Bitcoin also says whether it is one of the test network.
 */
export function isAddressOf(
  { family, contracts }: Pick<Coin, 'family' | 'contracts'>,
  address: string,
  kind: NetworkKind,
): boolean {
  if (family === 'btc') return isBitcoinAddress(address, kind === 'test' ? TEST_NETWORK : NETWORK)
  if (!isAddress(address, { strict: false }) || getAddress(address) !== address) return false
  return address !== NOBODY && address.toLowerCase() !== contracts?.[kind].toLowerCase()
}

function isBitcoinAddress(address: string, network: typeof NETWORK): boolean {
  try {
    Address(network).decode(address)
    return true
  } catch {
    return false
  }
}
