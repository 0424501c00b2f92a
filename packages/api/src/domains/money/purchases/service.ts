import type { Language } from '@spilvaerk/messages'
import type {
  Entitlement,
  MethodWords,
  Order,
  PaymentMethod,
  PaymentOption,
  PurchaseInput,
  PurchaseResult,
  Quote,
  QuoteInput,
} from '@spilvaerk/schemas'
import { granted, type Outcome, type RefusalCode, refused } from '../../../platform/refusals/refusals.ts'
import type { Asker, Writer } from '../../../platform/storage/storage.ts'
import type { PageSources } from '../payments/methods/method.ts'
import type { Message } from '../payments/provider.ts'
import { TEST_PROVIDER } from '../payments/test-provider.ts'
import { createCheckout } from './checkout.ts'
import { createLeases } from './leases.ts'
import { type Heeding, heedNotice } from './notice.ts'
import { heed, type Progress } from './payment.ts'
import { receiptName, receiptPdf } from './receipt.ts'
import { giveBack } from './refund.ts'
import type { PaymentCode, PurchaseCode, QuoteCode } from './refusals.ts'
import type { Shop } from './shop.ts'
import type { OrderEvent, StoredEntitlement, StoredOrder } from './store.ts'
import * as store from './store.ts'
import { entitlementView, orderView } from './view.ts'

export { newestPaid, newestRefunded } from './store.ts'

export interface Receipt {
  readonly filename: string
  readonly pdf: Buffer
}

export interface Purchases {
  options(): PaymentOption[]
  /** What is said of a method to its payer. */
  methodWords(method: PaymentMethod, language: Language): MethodWords
  pageSources(): PageSources[]
  quote(memberId: string, input: QuoteInput): Promise<Outcome<Quote, QuoteCode>>
  /** Charges once for one reference, and gives the game when the provider says that it is paid. */
  purchase(memberId: string, input: PurchaseInput): Promise<Outcome<PurchaseResult, PurchaseCode>>
  order(memberId: string, id: string): Promise<Outcome<PurchaseResult, 'orderNotFound'>>
  orders(memberId: string): Promise<Order[]>
  /** Testtilstand: what the payer answers in the window of his bank. */
  confirmTest(
    memberId: string,
    id: string,
    approve: boolean,
  ): Promise<Outcome<PurchaseResult, PaymentCode | 'notInLive' | 'notToConfirm' | 'orderNotFound'>>
  setRenewal(
    memberId: string,
    gameId: number,
    on: boolean,
  ): Promise<Outcome<Entitlement, 'cannotRenew' | 'gameNotAdmitted' | 'noLease'>>
  receipt(memberId: string, id: string, language: Language): Promise<Outcome<Receipt, 'notPaid' | 'orderNotFound'>>
  /** Whoever leaves is charged no more. */
  forget(db: Writer, memberId: string): Promise<unknown>
  isForSale(gameId: number): Promise<boolean>
  /** What a member may use now. */
  library(memberId: string): Promise<Entitlement[]>
  /** The leases that have run out, whether they are closed yet or not. */
  runOut(memberId: string): Promise<Entitlement[]>
  /** Whether a game's exports and keys are his to use now. */
  mayUse(memberId: string, gameId: number): Promise<boolean>
  /** The version that a member was given with the right to use it now. */
  held(memberId: string, gameId: number): Promise<string | undefined>
  /** Whether somebody was given this version of a game, and has it still. */
  isHeld(db: Asker, version: { readonly gameId: number; readonly definitionHash: string }): Promise<boolean>
  /** In øre, less what was refunded. */
  spent(memberId: string): Promise<number>
  notice(provider: string, message: Message): Promise<Heeding>
  /** Asks after orders under way, renews leases and ends them. */
  tick(): Promise<void>
  refund(
    id: string,
    why: string,
  ): Promise<Outcome<Order, 'notPaid' | 'orderNotFound' | 'providerAway' | 'providerGone'>>
  /** An order and everything that happened to it. */
  story(
    id: string,
  ): Promise<Outcome<{ readonly order: Order; readonly events: readonly OrderEvent[] }, 'orderNotFound'>>
}

export function createPurchases(shop: Shop): Purchases {
  const { storage, payments } = shop
  const { read } = storage
  const checkout = createCheckout(shop)
  const leases = createLeases(shop)
  const { rightView, ...rights } = createRights(shop)

  const own = async (memberId: string, id: string): Promise<Outcome<StoredOrder, 'orderNotFound'>> => {
    const order = await store.orderById(read, id)
    return order?.memberId === memberId ? granted(order) : refused({ code: 'orderNotFound' })
  }

  const resultOf = async ({ order, step }: Progress): Promise<PurchaseResult> => {
    const right = await store.aliveOf(read, order.memberId, order.gameId)
    const isIts = right && right.id === order.entitlementId
    return { order: orderView(order), step, entitlement: isIts ? await rightView(right) : null }
  }
  const answer = async <C extends RefusalCode>(progress: Outcome<Progress, C>): Promise<Outcome<PurchaseResult, C>> =>
    progress.ok ? granted(await resultOf(progress.value)) : progress

  const confirmTest = async (
    memberId: string,
    id: string,
    approve: boolean,
  ): Promise<Outcome<PurchaseResult, PaymentCode | 'notInLive' | 'notToConfirm' | 'orderNotFound'>> => {
    const { confirmTest: confirm } = payments
    if (!confirm) return refused({ code: 'notInLive' })
    const order = await own(memberId, id)
    if (!order.ok) return order
    const { provider, providerReference: reference, method, state } = order.value
    if (provider !== TEST_PROVIDER || !reference || state !== 'needsConfirmation')
      return refused({ code: 'notToConfirm' })
    return answer(await heed(shop, order.value, () => confirm(method, reference, approve)))
  }

  return {
    ...{
      options: payments.options,
      methodWords: payments.words,
      pageSources: payments.pageSources,
      quote: checkout.quote,
      notice: (provider: string, message: Message) => heedNotice(shop, provider, message),
      confirmTest,
      tick: leases.tick,
      forget: store.stopRenewals,
    },
    purchase: async (memberId, input) => answer(await checkout.purchase(memberId, input)),
    order: async (memberId, id) => {
      const order = await own(memberId, id)
      if (!order.ok) return order
      const isWaiting = store.isUnderWay(order.value) && order.value.providerReference !== null
      if (!isWaiting) return answer(granted({ order: order.value, step: null }))
      const looked = await checkout.look(order.value)
      // What the provider says no to, or does not say, is in the order.
      return looked.ok
        ? answer(looked)
        : answer(granted({ order: (await store.orderById(read, id)) ?? order.value, step: null }))
    },
    orders: async (memberId) => (await store.ordersOf(read, memberId)).map(orderView),
    setRenewal: async (memberId, gameId, on) => {
      const right = await leases.setRenewal(memberId, gameId, on)
      return right.ok ? granted(await rightView(right.value)) : right
    },
    receipt: async (memberId, id, language) => {
      const order = await own(memberId, id)
      if (!order.ok) return order
      return receiptOf(shop, order.value, language)
    },
    ...rights,
    isHeld: (db, { gameId, definitionHash }) => store.isHeld(db, gameId, definitionHash),
    spent: (memberId) => store.spentBy(read, memberId),
    refund: async (id, why) => {
      const order = await giveBack(shop, id, why)
      return order.ok ? granted(orderView(order.value)) : order
    },
    story: async (id) => {
      const order = await store.orderById(read, id)
      return order
        ? granted({ order: orderView(order), events: await store.storyOf(read, id) })
        : refused({ code: 'orderNotFound' })
    },
  }
}

/** What members may use, and what of it is for sale now. */
function createRights({ gate, clock, storage: { read } }: Shop) {
  const isForSale = async (gameId: number): Promise<boolean> => (await gate.admittedVersion(read, gameId)).ok
  const rightView = async (right: StoredEntitlement): Promise<Entitlement> =>
    entitlementView(right, await isForSale(right.gameId))
  const rightsOf = (memberId: string) => store.rightsOf(read, memberId, clock.now())
  const held = async (memberId: string, gameId: number): Promise<string | undefined> =>
    (await rightsOf(memberId)).find((right) => right.gameId === gameId)?.definitionHash
  return {
    ...{ isForSale, rightView, held },
    library: async (memberId: string) => Promise.all((await rightsOf(memberId)).map(rightView)),
    runOut: async (memberId: string) => Promise.all((await store.runOutOf(read, memberId, clock.now())).map(rightView)),
    mayUse: async (memberId: string, gameId: number) => (await held(memberId, gameId)) !== undefined,
  }
}

async function receiptOf(
  { payments, seller }: Shop,
  order: StoredOrder,
  language: Language,
): Promise<Outcome<Receipt, 'notPaid'>> {
  if (order.invoiceNumber === null) return refused({ code: 'notPaid' })
  const letterhead = { language, seller, words: payments.words(order.method, language) }
  return granted({ filename: receiptName(order, language), pdf: await receiptPdf(order, letterhead) })
}
