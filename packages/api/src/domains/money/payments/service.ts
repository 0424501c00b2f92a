import type { Language } from '@spilvaerk/messages'
import type { MethodWords, Mode, PaymentMethod, PaymentOption } from '@spilvaerk/schemas'
import type { Storage } from '../../../platform/storage/storage.ts'
import type { Clock } from '../../../platform/time/clock.ts'
import type { PageSources, ServerMethod } from './methods/method.ts'
import type { ServerMethods } from './methods/methods.ts'
import type { Message, PaymentProvider, Standing } from './provider.ts'
import { createStore } from './store.ts'
import { createTestProvider } from './test-provider.ts'

export interface Payments {
  /** The methods that there are. */
  options(): PaymentOption[]
  /** The providers by name, for the health of the server. */
  adapters(): Readonly<Record<string, string>>
  /** What is said of a method to its payer. */
  words(method: PaymentMethod, language: Language): MethodWords
  /** What the page loads from the providers that take payments. */
  pageSources(): PageSources[]
  /** Who takes new payments of a method, if anybody does. */
  taking(method: PaymentMethod): PaymentProvider | undefined
  /** Who took an earlier payment, if the settings have not changed since. */
  of(provider: string, method: PaymentMethod): PaymentProvider | undefined
  /** What a provider's message is about, unless it is not proved to be the provider's, is about something else, or was heeded before. */
  receive(provider: string, message: Message): Promise<Received | 'refused' | 'other' | 'known'>
  /** What the payer answers the bank of the test provider; absent in live. */
  readonly confirmTest?: (method: PaymentMethod, reference: string, approve: boolean) => Promise<Standing>
}

export interface Received {
  /** The order that the message names, where it does: what is not ours is not asked after. */
  readonly orderId: string | undefined
  /** How the payment stands, by asking the provider: a message only says that it is worth asking. */
  standing(): Promise<Standing>
  /** Marks the message as heeded, once what it says is stored. A crash before lets its repeat be heeded. */
  done(): Promise<unknown>
}

export interface PaymentsNeeds {
  readonly storage: Storage
  readonly config: Readonly<Record<string, unknown>>
  readonly mode: Mode
  readonly clock: Clock
  /** The payment methods there are. */
  readonly methods: ServerMethods
}

/** The test provider takes every method in demo, and none in live: there a method has its own provider, or is not there. */
export function createPayments({ storage, config, mode, clock, methods }: PaymentsNeeds): Payments {
  const store = createStore(storage)
  // An object that is written as a record has the keys of the record.
  const all = Object.entries(methods) as readonly (readonly [PaymentMethod, ServerMethod])[]
  const isDemo = mode === 'demo'
  const tests = new Map(all.map(([key, method]) => [key, createTestProvider(key, method, store, clock)]))
  const providers: ReadonlyMap<PaymentMethod, PaymentProvider> = isDemo ? tests : providersIn(all, config)

  return {
    adapters: () => Object.fromEntries(all.map(([key, { adapter }]) => [adapter, providers.get(key)?.name ?? 'off'])),
    words: (method, language) => methods[method][language],
    options: () =>
      [...providers].map(([method, { name, test, publishableKey }]) => ({
        ...{ method, provider: name, test, publishableKey },
      })),
    pageSources: () =>
      all.flatMap(([key, { page, provider }]) => (page && providers.get(key)?.name === provider ? page : [])),
    taking: (method) => providers.get(method),
    of: (name, method) => (providers.get(method)?.name === name ? providers.get(method) : undefined),
    receive: async (name, message) => {
      const provider = [...providers.values()].find((candidate) => candidate.name === name)
      const notice = await provider?.receive?.(message, clock.now())
      if (!provider || !notice) return 'refused'
      if (notice === 'other') return 'other'
      if (await store.hasHeeded(name, notice.id)) return 'known'
      return {
        orderId: notice.orderId,
        standing: () => provider.read(notice.reference),
        done: () => store.heed(name, notice.id, clock.now()),
      }
    },
    ...(isDemo && {
      confirmTest: (method, reference, approve) => {
        const provider = tests.get(method)
        if (!provider) throw new Error(`there is no payment method ${method}`)
        return provider.confirm(reference, approve)
      },
    }),
  }
}

function providersIn(all: readonly (readonly [PaymentMethod, ServerMethod])[], config: PaymentsNeeds['config']) {
  const opened = new Map<PaymentMethod, PaymentProvider>()
  for (const [key, method] of all) {
    const provider = method.open(config)
    if (provider) opened.set(key, provider)
  }
  return opened
}
