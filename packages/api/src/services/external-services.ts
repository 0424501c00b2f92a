import { join } from 'node:path'
import { modeOf, type SiteConfig } from '../domains/config.ts'
import type { DemoUsers } from '../domains/people/accounts/demo.ts'
import { cvrApiRegister } from '../domains/people/companies/cvrapi.ts'
import { embeddedRegister } from '../domains/people/companies/embedded.ts'
import { officialRegister } from '../domains/people/companies/official.ts'
import type { Register } from '../domains/people/companies/register.ts'
import { embeddedProvider } from '../domains/people/identity/embedded.ts'
import type { IdentityProvider } from '../domains/people/identity/provider.ts'
import { embeddedRofus, type Rofus } from '../domains/people/limits/rofus.ts'
import { rofusService } from '../domains/people/limits/rofus-service.ts'
import type { TextModel } from '../domains/studio/ai/text-model.ts'
import { isLoopback } from '../platform/config/loopback.ts'
import type { Log } from '../platform/log/log.ts'
import { type Carrier, outboxCarrier, smtpCarrier } from '../platform/mail/carrier.ts'
import { closedOutbox, type Outbox, openOutbox } from '../platform/mail/outbox.ts'
import type { Sealing } from '../platform/sealing/sealing.ts'
import { lazily } from '../platform/work/lazily.ts'

// Which adapter stands behind each outside party: an embedded one in demo; in live the configured one, or none.

const outboxFolder = ({ DATA_DIR }: SiteConfig) => join(DATA_DIR, 'outbox')

export const carrierOf = (config: SiteConfig): Carrier =>
  modeOf(config) === 'demo'
    ? outboxCarrier(outboxFolder(config), config.MAIL_FROM)
    : smtpCarrier(config.SMTP_URL, config.MAIL_FROM)

export function registerOf(config: SiteConfig): Register | undefined {
  if (modeOf(config) === 'demo') return embeddedRegister
  if (config.CVR_URL === 'off') return undefined
  const url = new URL(config.CVR_URL)
  return url.pathname.endsWith('/_search') ? officialRegister(url) : cvrApiRegister(url, addressIn(config.MAIL_FROM))
}

/** The library of OpenID Connect is loaded when the first identity is proved. */
export function identityProviderOf(config: SiteConfig, sealing: Sealing, log: Log): IdentityProvider {
  const { MITID_ISSUER: issuer, MITID_CLIENT_ID: clientId, MITID_CLIENT_SECRET: clientSecret } = config
  if (issuer === 'off') return embeddedProvider(sealing)
  const settings = { issuer, clientId, clientSecret, scope: config.MITID_SCOPE, acrValues: config.MITID_ACR_VALUES }
  const made = lazily(async () => (await import('../domains/people/identity/mitid.ts')).mitIdProvider(settings, log))
  return {
    ...{ name: 'mitid', test: false },
    begin: async (attempt) => (await made()).begin(attempt),
    finish: async (attempt, returned) => (await made()).finish(attempt, returned),
  }
}

export const rofusOf = ({ ROFUS_URL: url, ROFUS_USER: user, ROFUS_PASSWORD: password }: SiteConfig): Rofus =>
  url === 'off' ? embeddedRofus : rofusService({ url, user, password })

/** `post@x.dk` of `Navn <post@x.dk>`. */
export const addressIn = (from: string): string => from.match(/<(.+)>/)?.[1] ?? from

/** Whether the site itself is reached on this machine only. */
const isSiteHere = ({ PUBLIC_URL, HOST }: SiteConfig): boolean =>
  isLoopback(PUBLIC_URL === 'auto' ? HOST : new URL(PUBLIC_URL).hostname)

/**
 * Whoever reads the outbox can take over any account, so it is there only on a site that nobody else reaches. Each
 * request is looked at as well: a proxy may stand before such a site.
 */
export const hasOutbox = (config: SiteConfig): boolean => modeOf(config) === 'demo' && isSiteHere(config)

export const outboxOf = (config: SiteConfig): Outbox =>
  hasOutbox(config) ? openOutbox(outboxFolder(config)) : closedOutbox

/** Its password is published, so on a site that others reach it is there only when somebody has set it so. */
export function demoUsersOf(config: SiteConfig): DemoUsers {
  if (modeOf(config) === 'live' || config.DEMO_ACCOUNT === 'off') return 'nobody'
  if (config.DEMO_ACCOUNT === 'on') return 'everybody'
  return isSiteHere(config) ? 'fromHere' : 'nobody'
}

const MADE_UP_SELLER = ['Testvej 1, 1000 København K', 'CVR 10150817 (testtilstand)']

/** The lines of a receipt that say who it is from. */
export const sellerOf = (config: SiteConfig): readonly string[] =>
  modeOf(config) === 'demo' ? MADE_UP_SELLER : config.SELLER.split(';').map((line) => line.trim())

/** Where people reach the site, if that is not where the server listens. */
export const publicUrlOf = ({ PUBLIC_URL }: SiteConfig): string | undefined =>
  PUBLIC_URL === 'auto' ? undefined : PUBLIC_URL.replace(/\/+$/, '')

/** Its library is loaded when somebody first asks for a text. */
export function textModelOf({ AI_BASE_URL, AI_API_KEY, AI_MODEL, AI_TIMEOUT_MS }: SiteConfig): TextModel | undefined {
  if (AI_BASE_URL === 'off') return undefined
  const settings = { baseUrl: AI_BASE_URL, apiKey: AI_API_KEY, model: AI_MODEL, timeoutMs: AI_TIMEOUT_MS }
  const made = lazily(async () => (await import('../domains/studio/ai/text-model.ts')).createTextModel(settings))
  return { model: AI_MODEL, ask: async (question) => (await made()).ask(question) }
}
