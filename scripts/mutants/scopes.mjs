/**
 * What is mutated together, and the tests that have to notice.
 * @typedef {object} Scope
 * @property {'api' | 'slot-engine'} project The package in whose folder everything below is.
 * @property {readonly string[]} mutate
 * @property {readonly string[]} tests
 */

/** Declarations: columns, sentences, and the descriptions of the interface. What they say is read, not computed. */
const DECLARED = ['!src/**/*.test.ts', '!src/**/tables.ts', '!src/**/refusals.ts']

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

/**
 * Files of the engine's game with the tests that have to notice, the quicker ones first. Properties are tried a tenth as
 * often as elsewhere (see `vitest.config.ts`).
 * @type {(files: string, tests: string) => Scope}
 */
const play = (files, tests) =>
  engine(
    files.split(' ').map((file) => `src/game/${file}.ts`),
    tests.split(' ').map((file) => `src/${file}.test.ts`),
  )

const ROUND_TESTS =
  'game/play/events game/play/held-cells game/symbols/cells game/play/features game/features/gamble/gamble game/play/rounds checks/written-games'

/** @type {Readonly<Record<string, Scope>>} */
export const SCOPES = {
  // Rules that need no database: seconds, where the scopes below take from minutes to hours.
  'crypto-rules': rules(
    'domains/money/crypto',
    'amounts states simulated-chain rates',
    'amounts states simulated-chain rates',
  ),
  'purchase-rules': rules('domains/money/purchases', 'quotes periods', 'quotes periods'),
  'wallet-rules': rules('domains/money/wallet', 'csv chain', 'csv chain'),
  'limit-rules': rules('domains/people/limits', 'wishes', 'wishes'),
  'payment-rules': rules('domains/money/payments', 'test-provider', 'test-provider'),
  'access-rules': rules('domains/games/catalogue', 'access', 'access'),
  // What moves money, with the quickest tests that notice it.
  'purchase-money': rules(
    'domains/money/purchases',
    'place fulfil payment refund leases maker-share',
    'asked unanswered payment maker-share paid-twice purchases leases',
  ),
  'wallet-money': rules('domains/money/wallet', 'ledger service', 'service ledger'),
  'withdrawal-money': rules('domains/money/withdrawals', 'service movements store', 'withdrawals'),
  'large-win-money': rules('domains/play/large-wins', 'service check store', 'check large-wins'),
  'round-money': rules(
    'domains/play/rounds',
    'money-rounds progress till decide answers',
    'money-pools money-bounds money-choices no-more-risk open-rounds rounds money',
  ),
  'limit-checks': rules('domains/people/limits', 'permission checks play-clock', 'bounds limits'),
  'crypto-money': rules('domains/money/crypto', 'look give-out held', 'look give-out crypto held'),
  'jackpot-money': rules(
    'domains/play/jackpots',
    'service settle opening store',
    'bounds pools commitments succession',
  ),
  'admission-rules': rules(
    'domains/games/admission',
    'gate sharing decisions changes submissions reporting',
    'reporting proving decisions sharing listing-race pools house',
  ),
  fairness: domain('domains/play/fairness', 'src/domains/play/rounds/money-choices.test.ts'),
  wallet: domain('domains/money/wallet', 'src/control/ledger-command.test.ts'),
  limits: domain('domains/people/limits'),
  rounds: domain('domains/play/rounds', 'src/domains/play/fairness/*.test.ts'),
  purchases: domain('domains/money/purchases', 'src/control/order-command.test.ts'),
  payments: domain('domains/money/payments', 'src/domains/money/purchases/*.test.ts'),
  crypto: domain('domains/money/crypto'),
  admission: domain('domains/games/admission'),
  'play-draws': play(
    'board/draw core/choices features/gamble/play',
    'game/core/choices game/features/gamble/gamble game/board/draw',
  ),
  'play-ways': play('rules/ways/play rules/anywhere/play board/winning-cells', 'game/rules/rules'),
  'play-clusters': play(
    'rules/clusters/play rules/clusters/cell-sets',
    'game/rules/rules game/rules/clusters/cell-sets',
  ),
  'play-features': play(
    'features/prizes/award features/wheel/wheel features/pick/pick features/ladder/ladder features/choice/choice features/hold-and-win/play',
    'game/play/features checks/mechanics-events',
  ),
  'play-pays': play(
    'rules/lines/play core/longest-wins play/starts play/window-pays core/tally symbols/covering/covering',
    `game/play/window-pays ${ROUND_TESTS}`,
  ),
  'play-board': play(
    'board/board play/reels cascades/fall symbols/*/* play/held-cells',
    `game/board/board ${ROUND_TESTS} checks/tied-reels`,
  ),
  'play-rounds': play('play/player play/spin-player play/spin features/free-spins/play respins/respin', ROUND_TESTS),
  'play-windows': play('play/window-player', 'game/play/window-player'),
  'play-events': play('core/teller', ROUND_TESTS),
  'proof-bounds': {
    ...rules(
      'proof/admission',
      'admits gambled greatest-round reach mean-bounds pool-bounds strategies strategy-bounds',
      'admits gambled greatest-round strategies strategy-bounds pool-bounds mean-bounds',
    ),
    project: 'slot-engine',
  },
  proof: engine(
    ['src/proof/analyse/**/*.ts', 'src/proof/admission/**/*.ts', 'src/game/**/*law.ts'],
    ['src/checks/*.test.ts', 'src/proof/admission/**/*.test.ts'],
  ),
}

/** @param {string | undefined} name */
export function scopeOf(name) {
  const scope = SCOPES[name ?? '']
  if (!scope) throw new Error(`There is no scope ${name}. There are: ${Object.keys(SCOPES).join(', ')}`)
  return scope
}
