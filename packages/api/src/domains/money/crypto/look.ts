import { inSteps, type Steps } from '../../../platform/storage/steps.ts'
import type { Writer } from '../../../platform/storage/storage.ts'
import { ACCOUNTS, type Books, type NewMovement } from '../wallet/ledger.ts'
import { amountText, microOf } from './amounts.ts'
import { ChainFailure, confirmationsOf, type Transfer } from './chain.ts'
import { COINS, type Coin } from './coins.ts'
import type { CryptoContext } from './crypto-context.ts'
import { isInTime } from './states.ts'
import { addPayment, changePayment, paymentsOf, type StoredInvoice, type StoredPayment, type Watched } from './store.ts'

/** For people; what is counted is the exact amount. */
const coins = new Intl.NumberFormat('da-DK', { maximumFractionDigits: 8 })

/**
 * Looks at an invoice's address.
 * @returns keeps what the chain tells, and credits what lies deep enough; `undefined` where it tells nothing new
 * @throws when the chain is out of reach, or not there any more
 */
export async function look(
  context: CryptoContext,
  { invoice, kept, hints }: Watched,
): Promise<(() => Promise<void>) | undefined> {
  const coin = COINS[invoice.currency]
  const chain = context.chains[coin.chain]
  if (!chain) throw new ChainFailure(`the chain ${coin.chain} is not configured`)
  const { address, since, id } = invoice
  // The height before the transfers: a block that comes in between makes them shallower, never deeper.
  const height = await chain.height()
  const transfers = await chain.transfersTo({ coin, address, since, hints })
  const seen = transfers.map((transfer) => seenOf(transfer, coin, height))
  // Addresses are looked at every few seconds for a day, mostly for nothing: that takes no turn of those who write.
  if (!hasNews(kept, seen, coin)) return undefined
  const now = context.clock.now()
  if (transfers.length > 0) await context.limits.beforeDeposit({ id: invoice.memberId, kind: invoice.memberKind })
  const lateRate = (await context.rates.of(invoice.currency))?.dkk
  return async () => {
    const steps = keepSteps(context, invoice, { asked: kept, seen, now, lateRate })
    if (await context.storage.tx(inSteps(steps))) context.changed(id)
  }
}

interface Told {
  /** What was kept when the chain was asked: of what was named since it said nothing. */
  readonly asked: readonly StoredPayment[]
  readonly seen: readonly Seen[]
  readonly now: Date
  readonly lateRate: number | undefined
}

interface Facts {
  readonly before: readonly StoredPayment[]
  readonly books: Books
}

/** Keeps what a chain has told of an invoice, and says whether something changed. */
function keepSteps(
  context: CryptoContext,
  invoice: StoredInvoice,
  { asked, seen, now, lateRate }: Told,
): Steps<Facts, boolean> {
  const { id, memberId } = invoice
  return {
    scope: memberId,
    read: async (db, batch) => {
      const accounts = [ACCOUNTS.deposits, ACCOUNTS.member(memberId)]
      const [before, books] = await Promise.all([paymentsOf(db, id), context.ledger.books(db, accounts, batch)])
      return { before, books }
    },
    write: async (db, { before, books }, batch) => {
      const changed = [
        ...seen.flatMap((one) => toldOf(invoice, one, before, now) ?? []),
        ...undone(
          context,
          before.filter(({ id }) => asked.some((one) => one.id === id)),
          seen,
        ),
      ]
      for (const payment of changed) {
        const { blockHash, confirmations, state } = payment
        const isKept = before.some((one) => one.id === payment.id)
        const stored = isKept
          ? changePayment(db, payment, { blockHash, confirmations, state })
          : addPayment(db, payment)
        batch.send(stored)
      }
      const ids = new Set(changed.map((payment) => payment.id))
      const after = [...before.filter((payment) => !ids.has(payment.id)), ...changed].sort(inOrder)
      let hasChanged = changed.length > 0
      for (const payment of after) if (await credit(context, db, invoice, payment, lateRate, books)) hasChanged = true
      return hasChanged
    },
  }
}

/** The earlier one has what is left of the limits. */
const inOrder = (one: StoredPayment, other: StoredPayment): number =>
  one.seenAt.getTime() - other.seenAt.getTime() || (one.id < other.id ? -1 : 1)

/** A transfer, and where it lies; blocks beyond those that are asked for are not counted. */
interface Seen {
  readonly transfer: Transfer
  readonly place: Pick<StoredPayment, 'blockHash' | 'confirmations'>
}

const seenOf = (transfer: Transfer, { confirmationsRequired }: Coin, height: number): Seen => ({
  transfer,
  place: {
    blockHash: transfer.block?.hash ?? null,
    confirmations: Math.min(confirmationsOf(transfer, height), confirmationsRequired),
  },
})

/** Whether a payment is as it was when it was last looked at. */
const isKnown = (payment: StoredPayment | undefined, { place }: Seen): boolean =>
  payment !== undefined &&
  payment.state !== 'gone' &&
  payment.blockHash === place.blockHash &&
  payment.confirmations === place.confirmations

const isDue = ({ state, confirmations }: StoredPayment, { confirmationsRequired }: Coin): boolean =>
  (state === 'seen' || state === 'held') && confirmations >= confirmationsRequired

/** Whether the chain tells something else than is kept, or something that is kept may be credited. */
function hasNews(kept: readonly StoredPayment[], seen: readonly Seen[], coin: Coin): boolean {
  const [byId, told] = [new Map(kept.map((one) => [one.id, one])), new Set(seen.map(({ transfer }) => transfer.id))]
  return (
    seen.some((one) => !isKnown(byId.get(one.transfer.id), one)) ||
    kept.some((payment) => isDue(payment, coin) || (payment.state !== 'gone' && !told.has(payment.id)))
  )
}

/** A payment as the chain tells it now; `undefined` where it is as it was. */
function toldOf(
  { id: invoiceId, currency }: StoredInvoice,
  seen: Seen,
  before: readonly StoredPayment[],
  now: Date,
): StoredPayment | undefined {
  const { transfer, place } = seen
  const known = before.find(({ id }) => id === transfer.id)
  if (isKnown(known, seen)) return undefined
  if (known) return { ...known, ...place, state: known.state === 'gone' ? 'seen' : known.state }
  const { id, txHash, units } = transfer
  const { chain } = COINS[currency]
  return { ...NEW, chain, id, invoiceId, txHash, units: String(units), ...place, seenAt: now }
}

/** What a payment begins with. */
const NEW = {
  ...{ state: 'seen' as const, creditedMicro: null, heldFor: null },
  ...{ returnAddress: null, returnAskedAt: null, returnTx: null, returnedAt: null },
}

/** What cannot be undone by forgetting it: the money is on a balance, or on its way back. */
const SETTLED: readonly StoredPayment['state'][] = ['credited', 'returning', 'returned']

/** What a reorganisation has undone counts no more. What was credited lay so deep that this cannot be: a case for people. */
function undone({ log }: CryptoContext, before: readonly StoredPayment[], seen: readonly Seen[]): StoredPayment[] {
  return before
    .filter(({ id, state }) => state !== 'gone' && !seen.some(({ transfer }) => transfer.id === id))
    .flatMap((payment) => {
      if (!SETTLED.includes(payment.state)) return { ...payment, state: 'gone', confirmations: 0, blockHash: null }
      log.error(
        { payment: payment.id, state: payment.state },
        'a payment that was settled is not on the chain any more',
      )
      return []
    })
}

/**
 * Credits a final payment to its owner: in time at the locked rate, late at that of the day, and never above the limit.
 * One that goes back is not credited any more. Says whether something changed.
 */
export async function credit(
  { limits, ledger }: CryptoContext,
  db: Writer,
  invoice: StoredInvoice,
  payment: StoredPayment,
  lateRate: number | undefined,
  books?: Books,
): Promise<boolean> {
  const coin = COINS[invoice.currency]
  if (!isDue(payment, coin)) return false
  const rate = isInTime(invoice, payment) ? invoice.rateDkk : lateRate
  if (rate === undefined) return false
  const { memberId, memberKind } = invoice
  const amountMicro = microOf(BigInt(payment.units), rate, coin)
  const allowed = await limits.mayDeposit(db, { id: memberId, kind: memberKind }, amountMicro)
  if (!allowed.ok) return hold(db, payment, allowed.refusal.code)
  if (amountMicro > 0) await book(ledger, db, { invoice, payment, amountMicro, books })
  await changePayment(db, payment, { state: 'credited', creditedMicro: amountMicro, heldFor: null })
  return true
}

/** The money is the member's all the same: it waits until the limits leave room for it, or goes back. */
async function hold(db: Writer, payment: StoredPayment, heldFor: string): Promise<boolean> {
  if (payment.heldFor === heldFor) return false
  await changePayment(db, payment, { state: 'held', heldFor })
  return true
}

interface Credited {
  readonly invoice: StoredInvoice
  readonly payment: StoredPayment
  readonly amountMicro: number
  readonly books: Books | undefined
}

async function book(
  ledger: CryptoContext['ledger'],
  db: Writer,
  { invoice: { memberId, currency }, payment: { chain, id, units }, amountMicro, books }: Credited,
): Promise<void> {
  const amount = coins.format(Number(amountText(BigInt(units), COINS[currency])))
  const movement: NewMovement = {
    ...{ kind: 'deposit', memberId, text: `Indbetaling: ${amount} ${currency}`, key: `crypto:${chain}:${id}` },
    lines: [
      { account: ACCOUNTS.deposits, amountMicro: -amountMicro },
      { account: ACCOUNTS.member(memberId), amountMicro },
    ],
  }
  const posted = await ledger.post(db, movement, books)
  if (!posted.ok) throw new Error(`payment ${id} cannot be booked: ${posted.refusal.code}`)
}
