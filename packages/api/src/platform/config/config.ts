import { MODES } from '@spilvaerk/schemas'
import { z } from 'zod'
import { accountKey, address, oneOf, portOrOff, text, whole } from './fields.ts'
import { meantBy } from './near-names.ts'
import { namesOf, type Party } from './party.ts'
import { withSecretFiles } from './secret-files.ts'
import { CannotStart } from './stop.ts'

export const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'silent'] as const
const ENVIRONMENTS = ['development', 'test', 'production'] as const
const MODE_SETTINGS = ['auto', ...MODES] as const

/** Settings that may carry a password, or a key in the wrong place: what they were is not repeated. */
const SECRET: readonly string[] = [
  'DATABASE_URL',
  'SECRET_KEY',
  'AI_API_KEY',
  'SMTP_URL',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'CVR_URL',
  'BITCOIN_XPUB',
  'ESPLORA_URL',
  'EVM_XPUB',
  'ETHEREUM_RPC_URL',
  'BSC_RPC_URL',
  'RATES_URL',
  'ROFUS_URL',
  'ROFUS_PASSWORD',
  'MITID_CLIENT_SECRET',
]

/** Settings of one party outside: all of them, or none. */
const TOGETHER: readonly (readonly (keyof Config)[])[] = [
  ['MITID_ISSUER', 'MITID_CLIENT_ID', 'MITID_CLIENT_SECRET'],
  ['ROFUS_URL', 'ROFUS_USER', 'ROFUS_PASSWORD'],
  ['BITCOIN_XPUB', 'ESPLORA_URL'],
  ['EVM_XPUB', 'ETHEREUM_RPC_URL', 'BSC_RPC_URL'],
]

/** The settings of all but the parties of `domains/config.ts`, which has the whole list. */
export const settings = z.object({
  MODE: oneOf(MODE_SETTINGS, 'auto').describe(
    '`demo` simulates everything outside, `live` nothing; `auto` is demo until something outside is configured',
  ),
  PORT: whole(0, 65_535, 3000).describe('The port to listen on; 0 lets the system choose'),
  HOST: text('127.0.0.1').describe('The address to listen on'),
  DATA_DIR: text('./data').describe('The folder of the database, and of what is this server’s alone'),
  DATABASE_URL: address(['postgres:', 'postgresql:'], 'off').describe(
    'PostgreSQL 15 or newer for several servers of one casino, as postgres://user:password@host/name; `off` keeps SQLite in DATA_DIR',
  ),
  ROLE: oneOf(['all', 'api', 'worker'], 'all').describe(
    'What this server does: `api` answers, `worker` does what is done regularly, `all` both; one of the two needs DATABASE_URL, and the other beside it',
  ),
  LOG_LEVEL: oneOf(LOG_LEVELS, 'info').describe('How much is logged on stderr; `debug` shows files of the page, too'),
  NODE_ENV: oneOf(ENVIRONMENTS, 'production').describe('Where this runs; `development` makes the log readable'),
  DRAIN_SECONDS: whole(0, 300, 0).describe(
    'How long a server that is told to stop still takes requests, while /readyz says that it is not ready: long enough for whatever stands in front to notice',
  ),
  METRICS_PORT: portOrOff().describe(
    'The port on HOST that Prometheus reads /metrics on: nobody else should reach it; `off` has none, 0 lets the system choose',
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: address(['http:', 'https:'], 'off').describe(
    'Where the same figures are sent once a minute by OTLP over HTTP, without /v1/metrics at the end',
  ),
  RATE_LIMIT: whole(0, 1_000_000, 6000).describe('Requests a minute from one address; 0 sets no limit'),
  SECRET_KEY: z
    .string()
    .refine((value) => value === 'auto' || value.length >= 32, { error: 'must be auto or at least 32 characters' })
    .default('auto')
    .describe('Seals what the database holds of people and links; `auto` makes one in DATA_DIR/secret.key'),
  LARGE_WIN: whole(1, 1_000_000_000, 100_000).describe(
    'DKK: a round that wins more is played again and released by a staff member before a withdrawal is paid',
  ),
  MAX_EXPOSURE: whole(1, 1_000_000_000, 1_000_000).describe(
    'The most that one round of a game may pay, in DKK: games that could pay more are not admitted',
  ),
  TRUST_PROXY: oneOf(['false', 'true'], 'false').describe('Take the address of a caller from X-Forwarded-For'),
  PUBLIC_URL: address(['http:', 'https:'], 'auto').describe(
    'Where people reach the site, for links in mails and for cookies; `auto` is where the server listens',
  ),
  SMTP_URL: address(['smtp:', 'smtps:'], 'off').describe('The mail server, as smtps://user:password@host'),
  MAIL_FROM: text('Spilværk <post@spilvaerk.example>').describe('The sender of mails'),
  SELLER: text('off').describe('Who receipts are from, line by line: address; CVR number'),
  CVR_URL: address(['http:', 'https:'], 'off').describe(
    'The company register: the CVR distribution (…/_search, with user and password) or an API of the cvrapi kind',
  ),
  MITID_ISSUER: address(['https:', 'http:'], 'off').describe(
    'MitID through a broker of OpenID Connect: the issuer; `off` is a page that plays MitID, for demonstration only',
  ),
  MITID_CLIENT_ID: text('off').describe('MitID: the client id'),
  MITID_CLIENT_SECRET: text('off').describe('MitID: the client secret'),
  MITID_SCOPE: text('openid ssn').describe('MitID: the scope that has the broker tell CPR number, birth date and name'),
  MITID_ACR_VALUES: text('urn:grn:authn:dk:mitid:substantial').describe(
    'MitID: the level of assurance that is asked for; `off` asks for none',
  ),
  ROFUS_URL: address(['https:', 'http:'], 'off').describe(
    'The register of the excluded: the address of GamblerService; `off` is a made-up one, for demonstration only',
  ),
  ROFUS_USER: text('off').describe('The register of the excluded: the user name'),
  ROFUS_PASSWORD: text('off').describe('The register of the excluded: the password'),
  DEMO_ACCOUNT: oneOf(['auto', 'on', 'off'], 'auto').describe(
    'An account for everybody to try, in demo; `auto` has it where only this machine reaches the site',
  ),
  BITCOIN_XPUB: accountKey('zx').describe('Crypto: the zpub of the Bitcoin account that receives'),
  ESPLORA_URL: address(['https:', 'http:'], 'off').describe('Crypto: the Esplora server that tells of Bitcoin'),
  EVM_XPUB: accountKey('x').describe('Crypto: the xpub of the account that receives ETH, USDT, USDC and BNB'),
  ETHEREUM_RPC_URL: address(['https:', 'http:'], 'off').describe('Crypto: the JSON-RPC of an Ethereum node'),
  BSC_RPC_URL: address(['https:', 'http:'], 'off').describe('Crypto: the JSON-RPC of a BNB Smart Chain node'),
  RATES_URL: address(['https:', 'http:'], 'off').describe('Crypto: a price API of the CoinGecko kind (…/simple/price)'),
  AI_BASE_URL: address(['http:', 'https:'], 'off').describe(
    'The language model that writes names and descriptions: the address of an OpenAI-compatible API; `off` is the composer',
  ),
  AI_API_KEY: text('none').describe('The key of that API'),
  AI_MODEL: text('gpt-4o-mini').describe('The model to ask there'),
  AI_TIMEOUT_MS: whole(500, 120_000, 20_000).describe('The longest that one question to the model may take'),
  AI_TOKENS_PER_USER: whole(0, 100_000_000, 100_000).describe(
    'Tokens a day for one member, or for all visitors of one network address',
  ),
  AI_TOKENS_PER_DAY: whole(0, 1_000_000_000, 2_000_000).describe('Tokens a day for everybody together'),
  AI_VISITOR_SHARE: whole(0, 100, 50).describe(
    'Percent of AI_TOKENS_PER_DAY that visitors without an account may use together; the rest is for members',
  ),
})

export type Config = Readonly<z.infer<typeof settings>>

/** The settings of a server with these parties. */
export function withParties(parties: readonly Party[]) {
  const secret = [...SECRET, ...parties.flatMap(({ secrets }) => secrets)]
  const together = [...TOGETHER, ...parties.map(namesOf)]

  /** @throws CannotStart when something is set of a party outside, and something is not */
  const completed = <Read extends Readonly<Record<string, unknown>>>(config: Read): Read => {
    const missing = together.flatMap((names) => {
      const unset = names.filter((name) => config[name] === 'off')
      return unset.length < names.length ? unset : []
    })
    if (missing.length === 0) return config
    throw new CannotStart(`${missing.join(', ')} must be set, too`)
  }

  /**
   * Reads the settings of a schema from the environment. An empty variable counts as unset.
   * @throws CannotStart naming each setting at fault and what is allowed
   */
  return <Shape extends z.ZodRawShape>(
    schema: z.ZodObject<Shape>,
    env: Readonly<Record<string, string | undefined>>,
  ) => {
    const given = Object.fromEntries(Object.entries(withSecretFiles(env, secret)).filter(([, value]) => value !== ''))
    refuseMisspelt(Object.keys(given), Object.keys(schema.shape), secret)
    const result = schema.safeParse(given)
    if (result.success) return completed(result.data)
    const faults = result.error.issues.map(({ path, message }) => {
      const name = path.join('.')
      return `${name} ${message}${secret.includes(name) ? '' : `, not "${given[name]}"`}`
    })
    throw new CannotStart([...new Set(faults)].join('; '))
  }
}

/** A setting that is nearly one of ours would be ignored in silence. @throws CannotStart */
function refuseMisspelt(names: readonly string[], settings: readonly string[], secrets: readonly string[]): void {
  const known = [...settings, ...secrets.map((name) => `${name}_FILE`)]
  const faults = names.flatMap((name) => {
    const meant = meantBy(name, known)
    return meant === undefined ? [] : [`${name} is no setting; is ${meant} meant?`]
  })
  if (faults.length > 0) throw new CannotStart(faults.join('; '))
}
