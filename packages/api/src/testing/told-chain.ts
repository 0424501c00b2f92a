import { randomUUID } from 'node:crypto'
import type { CryptoCode, PaymentAddressInput } from '@spilvaerk/schemas'
import { readConfig } from '../domains/config.ts'
import { type Chain, ChainFailure, type Transfer } from '../domains/money/crypto/chain.ts'
import { createCrypto } from '../domains/money/crypto/service.ts'
import { cryptoOutside } from '../domains/money/crypto/setup.ts'
import { createLedger } from '../domains/money/wallet/ledger.ts'
import { createDecidesOn } from '../domains/people/staff/decides.ts'
import type { Log } from '../platform/log/log.ts'
import type { Clock } from '../platform/time/clock.ts'
import type { House } from './house.ts'
import { identify } from './identities.ts'
import { value } from './players.ts'

const WIDE = { day: 100_000, week: 100_000, month: 100_000 }

/** Payments in crypto whose chain and whose rate are what a test says. */
export function toldChain(house: House, clock: Clock, log: Log) {
  let written = 0
  const storage: House['storage'] = {
    ...house.storage,
    tx: (work) => {
      written++
      return house.storage.tx(work)
    },
  }
  const says = { height: 100, rateDkk: 10 as number | undefined, isAway: false }
  const transfers = new Map<string, readonly Transfer[]>()
  const asked: { id: string; kind: string }[] = []
  const told = <T>(answer: T): T => {
    if (says.isAway) throw new ChainFailure('out of reach')
    return answer
  }
  const chain: Chain = {
    name: 'told',
    height: async () => told(says.height),
    transfersTo: async ({ address }) => told(transfers.get(address) ?? []),
  }
  const rateOf = async (_: CryptoCode) =>
    says.rateDkk === undefined
      ? undefined
      : { usd: 1, dkk: says.rateDkk, eur: 1, updatedAt: clock.now().toISOString(), source: 'told', stale: false }
  const beforeDeposit: typeof house.limits.beforeDeposit = async (payer) => {
    asked.push(payer)
    await house.limits.beforeDeposit(payer)
  }
  const contactOf = async () => undefined
  const crypto = createCrypto({
    ...cryptoOutside(readConfig({}), 'demo', storage, clock, log),
    ...{ storage, clock, log, ledger: createLedger(clock), audit: house.audit, contactOf },
    ...{ chains: { bitcoin: chain, ethereum: chain, bsc: undefined }, simulated: undefined },
    limits: { beforeDeposit, mayDeposit: house.limits.mayDeposit },
    rates: { source: 'told', of: rateOf },
    decidesOn: createDecidesOn(house.staff, contactOf),
  })

  /** Somebody who has asked for an address. */
  const newPayer = async (input: Partial<PaymentAddressInput> = {}) => {
    const payer = { id: randomUUID(), kind: 'player' as const }
    await identify(house, payer.id)
    await house.limits.setDeposit(payer, WIDE)
    const { id, address } = value(await crypto.giveOut(payer, { currency: 'USDC', amount: 100, ...input }))
    const changes: string[] = []
    crypto.onChange(id, () => changes.push(id))
    const now = async () => value(await crypto.invoice(payer.id, id))
    return {
      ...payer,
      ...{ invoiceId: id, now },
      payments: async () => (await now()).payments.map(({ state, dkk }) => [state, dkk]),
      balance: () => house.wallet.balance(payer.id),
      /** From now on the chain tells of these transfers to the address, and of no others. */
      received: (...now: readonly Transfer[]) => void transfers.set(address, now),
      /** How often somebody who looks was told of a change since the last time. */
      told: () => changes.splice(0).length,
    }
  }

  let sent = 0
  /** A transfer of so many units in the block of a height; without one it waits to be put into a block. */
  const transfer = (units: bigint, height?: number): Transfer => {
    const txHash = `0x${sent++}`
    return { id: `${txHash}:0`, txHash, units, ...(height !== undefined && { block: { hash: `h${height}`, height } }) }
  }
  return { crypto, says, asked, newPayer, transfer, /** Transactions so far. */ written: () => written }
}
