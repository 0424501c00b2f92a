import { randomBytes } from 'node:crypto'
import type { CryptoCode } from '@spilvaerk/schemas'
import type { Clock } from '../../../platform/time/clock.ts'
import type { Chain } from './chain.ts'
import type { CryptoStore } from './store.ts'

/** A simulated chain makes a block so often. */
export const SIMULATED_BLOCK_MS = 2000
const START = Date.UTC(2026, 0, 1)

const heightAt = (moment: Date): number => Math.max(1, Math.floor((moment.getTime() - START) / SIMULATED_BLOCK_MS))

export interface SimulatedChain extends Chain {
  send(currency: CryptoCode, address: string, units: bigint): Promise<string>
  /** Forgets the transfers to an address, as a reorganisation does to those that were not deep enough. */
  reorganise(address: string): Promise<void>
}

/** The chain of testtilstand: its blocks come by the clock, and its money from nowhere. */
export function simulatedChain(store: CryptoStore, clock: Clock): SimulatedChain {
  return {
    name: 'simulated',
    height: async () => heightAt(clock.now()),
    transfersTo: async ({ address, coin }) => {
      const sent = await store.simulatedTo(address, coin.code)
      const height = heightAt(clock.now())
      return sent.map(({ id, units, sentAt }) => {
        const own = heightAt(sentAt) + 1
        const block = own <= height ? { block: { hash: `block-${own}`, height: own } } : {}
        return { id: `${id}:0`, txHash: id, units: BigInt(units), ...block }
      })
    },
    send: async (currency, address, units) => {
      const id = `0x${randomBytes(32).toString('hex')}`
      await store.addSimulated({ id, currency, address, units: String(units), sentAt: clock.now(), undoneAt: null })
      return id
    },
    reorganise: (address) => store.undoSimulated(address, clock.now()),
  }
}
