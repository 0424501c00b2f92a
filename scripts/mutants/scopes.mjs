/**
 * What is mutated together, and the tests that have to notice.
 * @typedef {object} Scope
 * @property {'api' | 'slot-engine'} project The package in whose folder everything below is.
 * @property {readonly string[]} mutate
 * @property {readonly string[]} tests
 */

/** Declarations: columns, sentences, and the descriptions of the interface. What they say is read, not computed. */
const DECLARED = ['!src/**/*.test.ts', '!src/**/tables.ts', '!src/**/refusals.ts', '!src/**/router.ts']

/** @type {(name: string, ...tests: string[]) => Scope} */
const domain = (name, ...tests) => ({
  project: 'api',
  mutate: [`src/${name}/**/*.ts`, ...DECLARED],
  tests: [`src/${name}/**/*.test.ts`, ...tests],
})

/** @type {(folder: string, files: string, tests: string) => Scope} */
const rules = (folder, files, tests) => ({
  project: 'api',
  mutate: files.split(' ').map((file) => `src/${folder}/${file}.ts`),
  tests: tests.split(' ').map((file) => `src/${folder}/${file}.test.ts`),
})

/** @type {(mutate: string[], tests: string[]) => Scope} */
const engine = (mutate, tests) => ({ project: 'slot-engine', mutate: [...mutate, '!src/**/*.test.ts'], tests })

/** Tests of the engine in milliseconds each. */
const QUICK_PLAY_TESTS = [
  ...[
    'src/play/gamble.test.ts',
    'src/checks/kinds.test.ts',
    'src/verify/verify-round.test.ts',
    'src/play/draw.test.ts',
  ],
]
/** Those that play many rounds, the quicker ones first: seconds each, minutes while coverage is counted. */
const PLAY_TESTS = [
  ...QUICK_PLAY_TESTS,
  ...['src/checks/{reference,published-games,published-mechanics}.test.ts', 'src/play/{cell-sets,rules}.test.ts'],
  'src/checks/{mechanics-events,board-features,won-and-respun}.test.ts',
]

/** @type {Readonly<Record<string, Scope>>} */
export const SCOPES = {
  // Rules that need no database: seconds, where the scopes below take from minutes to hours.
  'crypto-rules': rules('crypto', 'amounts states simulated-chain rates', 'amounts states simulated-chain rates'),
  'purchase-rules': rules('purchases', 'quotes periods', 'quotes periods'),
  'wallet-rules': rules('wallet', 'csv chain', 'csv chain'),
  'limit-rules': rules('limits', 'wishes', 'wishes'),
  'payment-rules': rules('payments', 'test-provider', 'test-provider'),
  'access-rules': rules('catalogue', 'access', 'access'),
  // What moves money, with the quickest tests that notice it.
  'purchase-money': rules(
    'purchases',
    'place fulfil payment refund leases maker-share',
    'maker-share payment paid-twice purchases leases',
  ),
  'wallet-money': rules('wallet', 'ledger service', 'service ledger'),
  'withdrawal-money': rules('withdrawals', 'service movements store', 'withdrawals'),
  'large-win-money': rules('large-wins', 'service check store', 'large-wins'),
  'round-money': rules(
    'rounds',
    'money-rounds progress till decide answers',
    'money-pools money-bounds money-choices no-more-risk open-rounds rounds money',
  ),
  'limit-checks': rules('limits', 'permission checks play-clock', 'bounds limits'),
  'crypto-money': rules('crypto', 'look give-out held', 'look give-out crypto held'),
  'jackpot-money': rules('jackpots', 'service settle opening store', 'bounds pools'),
  'admission-rules': rules(
    'admission',
    'gate sharing decisions changes submissions reporting',
    'reporting proving decisions sharing',
  ),
  fairness: domain('fairness', 'src/rounds/money-choices.test.ts'),
  wallet: domain('wallet', 'src/ledger-command.test.ts'),
  limits: domain('limits'),
  rounds: domain('rounds', 'src/fairness/*.test.ts'),
  purchases: domain('purchases', 'src/order-command.test.ts'),
  payments: domain('payments', 'src/purchases/*.test.ts'),
  crypto: domain('crypto'),
  admission: domain('admission'),
  play: engine(['src/play/*.ts'], PLAY_TESTS),
  'play-draws': engine(['src/play/{draw,choices,gamble}.ts'], [...QUICK_PLAY_TESTS, 'src/checks/stop-chances.test.ts']),
  'play-ways': engine(['src/play/{ways-rule,anywhere-rule}.ts'], [...QUICK_PLAY_TESTS, 'src/play/rules.test.ts']),
  proof: engine(
    ['src/analyse/**/*.ts', 'src/admission/**/*.ts'],
    ['src/checks/*.test.ts', 'src/admission/**/*.test.ts'],
  ),
}

/** @param {string | undefined} name */
export function scopeOf(name) {
  const scope = SCOPES[name ?? '']
  if (!scope) throw new Error(`There is no scope ${name}. There are: ${Object.keys(SCOPES).join(', ')}`)
  return scope
}
