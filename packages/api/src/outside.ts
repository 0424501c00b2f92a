import { join } from 'node:path'
import type { TextModel } from './ai/text-model.ts'
import { cvrApiRegister } from './companies/cvrapi.ts'
import { embeddedRegister } from './companies/embedded.ts'
import { officialRegister } from './companies/official.ts'
import type { Register } from './companies/register.ts'
import type { Config } from './config.ts'
import { embeddedProvider } from './identity/embedded.ts'
import type { IdentityProvider } from './identity/provider.ts'
import { lazily } from './lazily.ts'
import { embeddedRofus, type Rofus } from './limits/rofus.ts'
import { rofusService } from './limits/rofus-service.ts'
import type { Log } from './log.ts'
import { type Carrier, outboxCarrier, smtpCarrier } from './mail/carrier.ts'
import { closedOutbox, type Outbox, openOutbox } from './mail/outbox.ts'
import type { Sealing } from './sealing.ts'

// Which adapter stands behind each outside party: the configuration says so, and what is not configured is embedded.

const outboxFolder = ({ DATA_DIR }: Config) => join(DATA_DIR, 'outbox')

export const carrierOf = (config: Config): Carrier =>
  config.SMTP_URL === 'off'
    ? outboxCarrier(outboxFolder(config), config.MAIL_FROM)
    : smtpCarrier(config.SMTP_URL, config.MAIL_FROM)

export function registerOf({ CVR_URL, MAIL_FROM }: Config): Register {
  if (CVR_URL === 'off') return embeddedRegister
  const url = new URL(CVR_URL)
  return url.pathname.endsWith('/_search') ? officialRegister(url) : cvrApiRegister(url, addressIn(MAIL_FROM))
}

/** The library of OpenID Connect is loaded when the first identity is proved. */
export function identityProviderOf(config: Config, sealing: Sealing, log: Log): IdentityProvider {
  const { MITID_ISSUER: issuer, MITID_CLIENT_ID: clientId, MITID_CLIENT_SECRET: clientSecret } = config
  if (issuer === 'off') return embeddedProvider(sealing)
  const settings = { issuer, clientId, clientSecret, scope: config.MITID_SCOPE, acrValues: config.MITID_ACR_VALUES }
  const made = lazily(async () => (await import('./identity/mitid.ts')).mitIdProvider(settings, log))
  return {
    ...{ name: 'mitid', test: false },
    begin: async (attempt) => (await made()).begin(attempt),
    finish: async (attempt, returned) => (await made()).finish(attempt, returned),
  }
}

export const rofusOf = ({ ROFUS_URL: url, ROFUS_USER: user, ROFUS_PASSWORD: password }: Config): Rofus =>
  url === 'off' ? embeddedRofus : rofusService({ url, user, password })

/** `post@x.dk` of `Navn <post@x.dk>`. */
const addressIn = (from: string): string => from.match(/<(.+)>/)?.[1] ?? from

const LOOPBACK = /^(127\.|localhost$|::1$)/

/** Whoever reads the outbox can take over any account, so it is shown of itself only where nobody else comes by. */
export function showsOutbox({ SMTP_URL, DEV_PAGES, HOST }: Config): boolean {
  return SMTP_URL === 'off' && (DEV_PAGES === 'on' || (DEV_PAGES === 'auto' && LOOPBACK.test(HOST)))
}

export const outboxOf = (config: Config): Outbox =>
  showsOutbox(config) ? openOutbox(outboxFolder(config)) : closedOutbox

/** Of itself where everything is for trying out. */
export const hasDemo = ({ DEMO_ACCOUNT, SMTP_URL, CVR_URL }: Config): boolean =>
  DEMO_ACCOUNT === 'on' || (DEMO_ACCOUNT === 'auto' && SMTP_URL === 'off' && CVR_URL === 'off')

/** Where people reach the site, if that is not where the server listens. */
export const publicUrlOf = ({ PUBLIC_URL }: Config): string | undefined =>
  PUBLIC_URL === 'auto' ? undefined : PUBLIC_URL.replace(/\/+$/, '')

/** Its library is loaded when somebody first asks for a text. */
export function textModelOf({ AI_BASE_URL, AI_API_KEY, AI_MODEL, AI_TIMEOUT_MS }: Config): TextModel | undefined {
  if (AI_BASE_URL === 'off') return undefined
  const settings = { baseUrl: AI_BASE_URL, apiKey: AI_API_KEY, model: AI_MODEL, timeoutMs: AI_TIMEOUT_MS }
  const made = lazily(async () => (await import('./ai/text-model.ts')).createTextModel(settings))
  return { model: AI_MODEL, ask: async (question) => (await made()).ask(question) }
}
