import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import type { SiteConfig } from '../domains/config.ts'
import { EXAMPLE_SETTINGS } from '../domains/money/payments/methods/example-settings.ts'
import type { World } from '../start.ts'
import { startTestServer, type TestServer } from './server.ts'

/** What live needs beside a way to pay. */
export const LIVE = {
  MODE: 'live',
  PUBLIC_URL: 'https://spil.test',
  SMTP_URL: 'smtp://127.0.0.1:1',
  SELLER: 'Spilgade 1, 2100 København Ø; CVR 12345674',
  MITID_ISSUER: 'https://mitid.test',
  MITID_CLIENT_ID: 'spilvaerk',
  MITID_CLIENT_SECRET: 'hemmelig',
  ROFUS_URL: 'https://rofus.test/',
  ROFUS_USER: 'spilvaerk',
  ROFUS_PASSWORD: 'hemmelig',
  SECRET_KEY: 'a key of a test, of more than 32 characters',
} as const satisfies Partial<SiteConfig>

export const { credit_card: STRIPE, mobilepay: MOBILEPAY } = EXAMPLE_SETTINGS

/** The account of BIP-84's published vectors; nothing is paid to it. */
export const BITCOIN = {
  BITCOIN_XPUB:
    'zpub6rFR7y4Q2AijBEqTUquhVz398htDFrtymD9xYYfG1m4wAcvPhXNfE3EfH1r1ADqtfSdVCToUG868RvUUkgDKf31mGDtKsAYz2oz2AGutZYs',
  ESPLORA_URL: 'https://esplora.test',
  RATES_URL: 'https://prices.test/simple/price',
} as const satisfies Partial<SiteConfig>

export const EVM = {
  EVM_XPUB:
    'xpub6DCoCpSuQZB2jawqnGMEPS63ePKWkwWPH4TU45Q7LPXWuNd8TMtVxRrgjtEshuqpK3mdhaWHPFsBngh5GFZaM6si3yZdUsT8ddYM3PwnATt',
  ETHEREUM_RPC_URL: 'https://ethereum.test',
  BSC_RPC_URL: 'https://bsc.test',
} as const satisfies Partial<SiteConfig>

/** A live server with these ways to pay. Its mail server puts what it is sent where tests look for mails. */
export async function startLiveServer(settings: Partial<SiteConfig>, world: Partial<World> = {}): Promise<TestServer> {
  const post = await openMailServer()
  const SMTP_URL = `smtp://127.0.0.1:${post.port}`
  const server = await startTestServer({ RATE_LIMIT: 0, ...LIVE, SMTP_URL, ...settings }, world)
  post.keepIn(join(server.dataDir, 'outbox'))
  const stop = async () => {
    await server.stop()
    await post.close()
  }
  return { ...server, stop }
}

async function openMailServer() {
  let folder = ''
  let count = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    onData: (stream, _, done) => {
      text(stream).then((mail) => {
        mkdirSync(folder, { recursive: true })
        writeFileSync(join(folder, `${String(count++).padStart(6, '0')}.eml`), mail)
        done()
      }, done)
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  return {
    port: (server.server.address() as AddressInfo).port,
    keepIn: (path: string) => {
      folder = path
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
