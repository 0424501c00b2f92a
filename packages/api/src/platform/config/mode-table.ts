import type { Config } from './config.ts'
import { type ModeRow, optional, refused, required } from './mode-row.ts'

/**
 * Every setting that is not the same in both modes, but those of parties, which bring their row. A row here is all that a
 * setting needs to be refused in demo, required in live and counted by `MODE=auto`; the README's table and the tests
 * follow from it.
 */
export const MODE_TABLE: readonly ModeRow<keyof Config>[] = [
  {
    settings: ['PUBLIC_URL'],
    demo: optional('the outbox page is there only on a loopback address: this one or, while it is `auto`, HOST'),
    live: required('the https address of the site', { takes: (value) => value.startsWith('https:') }),
  },
  {
    settings: ['SECRET_KEY'],
    demo: optional('`auto` makes a key in DATA_DIR'),
    live: required('the key lies outside DATA_DIR'),
  },
  {
    settings: ['DEMO_ACCOUNT'],
    demo: optional('`on` has the account wherever the site is, `auto` on a loopback address only'),
    live: refused('there is no demo account'),
  },
  {
    settings: ['SELLER'],
    demo: refused('receipts are from a made-up company'),
    live: required('the company that receipts are from'),
  },
  {
    settings: ['SMTP_URL'],
    outside: true,
    demo: refused('mails are written to DATA_DIR/outbox'),
    live: required('the server that sends the mails'),
  },
  {
    settings: ['CVR_URL'],
    outside: true,
    demo: refused('the company register is made up'),
    live: optional('without it companies are not looked up'),
  },
  {
    settings: ['MITID_ISSUER', 'MITID_CLIENT_ID', 'MITID_CLIENT_SECRET'],
    outside: true,
    demo: refused('a page plays MitID'),
    live: required('the broker that proves who plays'),
  },
  {
    settings: ['ROFUS_URL', 'ROFUS_USER', 'ROFUS_PASSWORD'],
    outside: true,
    demo: refused('the register of the excluded is made up'),
    live: required('the register of those who have excluded themselves'),
  },
  {
    settings: ['BITCOIN_XPUB', 'ESPLORA_URL'],
    outside: true,
    pays: true,
    demo: refused('the chain is simulated, with addresses of the Bitcoin testnet'),
    live: optional('without them Bitcoin is not taken'),
  },
  {
    settings: ['EVM_XPUB', 'ETHEREUM_RPC_URL', 'BSC_RPC_URL'],
    outside: true,
    pays: true,
    demo: refused('the chains are simulated, as Sepolia and the BNB Smart Chain testnet'),
    live: optional('without them ETH, USDT, USDC and BNB are not taken'),
  },
  {
    settings: ['RATES_URL'],
    outside: true,
    demo: refused('rates come from a dated table'),
    live: required('what a coin is worth', {
      when: (isSet) => isSet('BITCOIN_XPUB') || isSet('EVM_XPUB'),
      whenWords: 'with a chain',
    }),
  },
  {
    settings: ['AI_BASE_URL'],
    demo: optional('without it the composer writes names and descriptions'),
    live: optional('without it the composer writes names and descriptions'),
  },
]

/**
 * Addresses of parties outside that are told who somebody is, or a secret, or whose word moves money. In live what is
 * sent there is not to be read or changed on the way.
 */
export const OVER_TLS: readonly (keyof Config)[] = [
  ...(['CVR_URL', 'MITID_ISSUER', 'ROFUS_URL'] as const),
  ...(['ESPLORA_URL', 'ETHEREUM_RPC_URL', 'BSC_RPC_URL', 'RATES_URL', 'AI_BASE_URL'] as const),
  'OTEL_EXPORTER_OTLP_ENDPOINT',
]
