import { secp256k1 } from '@noble/curves/secp256k1.js'
import { HDKey } from '@scure/bip32'
import { Address, p2wpkh } from '@scure/btc-signer'
import { getAddress, isAddress, publicKeyToAddress } from 'viem/utils'
import type { Coin, Family } from './coins.ts'

/** BIP-84 writes the public key of an account as zpub…; others as xpub…. Neither can sign. */
const ZPUB = { private: 0x04b2430c, public: 0x04b24746 }

export type Derive = (index: number) => string

function accountKey(extendedKey: string): HDKey {
  const key = HDKey.fromExtendedKey(extendedKey, extendedKey.startsWith('zpub') ? ZPUB : undefined)
  if (key.privateKey) throw new Error('a private key does not belong on the server')
  return key
}

/** The addresses of an account for receiving, `…/0/index`, as wallets look for them. */
export function addressesOf(family: Family, extendedKey: string): Derive {
  const receiving = accountKey(extendedKey).deriveChild(0)
  return (index) => {
    const { publicKey } = receiving.deriveChild(index)
    if (!publicKey) throw new Error(`no address ${index}`)
    return family === 'btc'
      ? segwit(publicKey)
      : publicKeyToAddress(`0x${secp256k1.Point.fromBytes(publicKey).toHex(false)}`)
  }
}

function segwit(publicKey: Uint8Array): string {
  const { address } = p2wpkh(publicKey)
  if (!address) throw new Error('a public key without an address')
  return address
}

const NOBODY = '0x0000000000000000000000000000000000000000'

/** Base58 and bech32 carry a checksum (BIP-173, BIP-350); of Ethereum's kind the capitals are one (EIP-55). */
export function isAddressOf({ family, contract }: Pick<Coin, 'family' | 'contract'>, address: string): boolean {
  if (family === 'btc') return isBitcoinAddress(address)
  if (!isAddress(address, { strict: false }) || getAddress(address) !== address) return false
  return address !== NOBODY && address.toLowerCase() !== contract?.toLowerCase()
}

function isBitcoinAddress(address: string): boolean {
  try {
    Address().decode(address)
    return true
  } catch {
    return false
  }
}
