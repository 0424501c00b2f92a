import type { Asker } from '../../../platform/storage/storage.ts'
import { CHAIN_START, linkHash } from './chain.ts'
import { allAccounts, countPostings, movementsAfter, type WholeMovement } from './store.ts'

export type LedgerVerdict =
  | { readonly ok: true; readonly movements: number; readonly head: string }
  | { readonly ok: false; readonly fault: string }

const PAGE = 1000

/** Reads the whole ledger and says where it is not what was written, or not in balance. */
export async function verifyLedger(db: Asker): Promise<LedgerVerdict> {
  const balances = new Map<string, number>()
  let head = { id: 0, hash: CHAIN_START }
  let lines = 0
  for (;;) {
    const page = await movementsAfter(db, head.id, PAGE)
    if (page.length === 0) break
    for (const movement of page) {
      const fault = faultIn(movement, head, balances)
      if (fault) return { ok: false, fault }
      lines += movement.postings.length
      head = movement
    }
  }
  if (lines !== (await countPostings(db))) return { ok: false, fault: 'there are postings of no movement' }
  for (const { name, balanceMicro } of await allAccounts(db)) {
    const sum = balances.get(name) ?? 0
    if (sum !== balanceMicro) {
      return { ok: false, fault: `account ${name} shows ${balanceMicro}, and its postings add up to ${sum}` }
    }
  }
  return { ok: true, movements: head.id, head: head.hash }
}

/** What is wrong with a movement that follows `head`; counts its postings into the balances. */
function faultIn(
  movement: WholeMovement,
  head: { readonly id: number; readonly hash: string },
  balances: Map<string, number>,
): string | undefined {
  const { id, postings } = movement
  if (id !== head.id + 1) return `movement ${head.id + 1} is missing`
  const chained = postings.map(({ name, amountMicro, balanceMicro }) => [name, amountMicro, balanceMicro] as const)
  if (linkHash(head.hash, { ...movement, postings: chained }) !== movement.hash) {
    return `movement ${id} is not what was written`
  }
  if (postings.reduce((sum, { amountMicro }) => sum + amountMicro, 0) !== 0) return `movement ${id} does not balance`
  for (const { name, amountMicro, balanceMicro } of postings) {
    const sum = (balances.get(name) ?? 0) + amountMicro
    if (sum !== balanceMicro)
      return `movement ${id} leaves ${balanceMicro} on ${name}, and the postings add up to ${sum}`
    balances.set(name, sum)
  }
  return undefined
}
