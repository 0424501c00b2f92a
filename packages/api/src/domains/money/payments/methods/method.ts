import type { MethodDescription, MethodFields } from '@spilvaerk/schemas'
import { z } from 'zod'
import { isSet } from '../../../../platform/config/modes.ts'
import type { Party, PartyOf, Settings } from '../../../../platform/config/party.ts'
import type { PaymentProvider } from '../provider.ts'

/** What the page may load from a provider whose own fields stand in it. */
export interface PageSources {
  readonly scripts: readonly string[]
  readonly frames: readonly string[]
  readonly calls: readonly string[]
  /** Who may offer the wallets of phones. */
  readonly wallets: readonly string[]
}

/** A payment method as the server knows it: what it shares with the page, and who takes the money. */
export interface ServerMethod<Shape extends Settings = Settings>
  extends Pick<MethodDescription, 'da' | 'en' | 'renewedWith'> {
  readonly testBehaviour: (request: MethodFields) => ReturnType<MethodDescription['testBehaviour']>
  /** The provider's name: stored with orders, and the end of its path under `/webhooks`. */
  readonly provider: string
  /** Its name in the health of the server. */
  readonly adapter: string
  /** Whether the provider sends messages. */
  readonly sendsMessages: boolean
  readonly page?: PageSources
  readonly party: Party<Shape>
  /** The provider, if its settings are there: all of them, as has been checked when they were read. */
  readonly open: (config: Readonly<Record<string, unknown>>) => PaymentProvider | undefined
}

type Description = Pick<MethodDescription, 'da' | 'en' | 'renewedWith'> & Pick<ServerMethod, 'testBehaviour'>

interface Server<Shape extends Settings>
  extends Pick<ServerMethod<Shape>, 'provider' | 'adapter' | 'sendsMessages' | 'page'> {
  readonly party: PartyOf<Shape>
  readonly create: (settings: z.infer<z.ZodObject<Shape>>) => PaymentProvider
}

/** Puts together what a method's folder says of it. */
export function serverMethod<Shape extends Settings>(
  { da, en, renewedWith, testBehaviour }: Description,
  { create, ...server }: Server<Shape>,
): ServerMethod<Shape> {
  const { settings } = server.party
  return {
    ...{ da, en, renewedWith, testBehaviour },
    ...server,
    open: (config) => {
      const isThere = Object.keys(settings).every((name) => isSet(config, name))
      return isThere ? create(z.object(settings).parse(config)) : undefined
    },
  }
}

/** The ends of the paths under `/webhooks` at which providers leave their messages. */
export const webhooksOf = (methods: readonly ServerMethod[]): readonly string[] =>
  methods.flatMap(({ provider, sendsMessages }) => (sendsMessages ? provider : []))
