// The layers: a package imports only the packages below it. docs/decisions/004-floors.md says why.

const STORE = '^packages/api/src/.*/store\\.ts$'
const TABLES = '^packages/api/src/.*/tables\\.ts$'
const STORAGE = '^packages/api/src/platform/storage/'
/** What lists every table, and what tests do to a database. */
const SCHEMA = '^packages/api/src/(domains/schema|testing/(database|spoilt-ledger))\\.ts$'
/** `$1` is the domain of a wing, the part of the platform, or the entry of the root that a file is in. */
const DOMAIN = '^packages/api/src/(domains/[^/]+/[^/]+|platform/[^/]+|[^/]+)'
const TESTS = '\\.test\\.tsx?$'
const ENGINE = '^packages/slot-engine/src/'
/** What has a folder of its own, and the files that may name it: lists, and what the grammar is put together from. */
const WIN_RULE = `${ENGINE}game/rules/(lines|ways|clusters|anywhere)/`
const PRIZES = `${ENGINE}game/features/(hold-and-win|wheel|pick|ladder|choice)/`
const LISTS = `${ENGINE}game/(rules/rules|features/features|grammar/events|parse/game-bounds|parse/checks/rules)\\.ts$`
const NPM = 'node_modules/'

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const engine = [
  {
    name: 'engine-imports-only-seedrandom',
    severity: 'error',
    from: { path: '^packages/slot-engine/src/(?!cli/rounds/)', pathNot: TESTS },
    to: { pathNot: ['^packages/slot-engine/src/', `${NPM}(@types/)?seedrandom/`], dependencyTypesNot: ['core'] },
  },
  {
    // Tables for notebooks, written by one command.
    name: 'engine-tables-import-only-hyparquet-writer',
    severity: 'error',
    from: { path: '^packages/slot-engine/src/cli/rounds/', pathNot: TESTS },
    to: { pathNot: ['^packages/slot-engine/src/', `${NPM}hyparquet-writer/`], dependencyTypesNot: ['core'] },
  },
  {
    name: 'engine-tests-import-no-other-package',
    severity: 'error',
    from: { path: `^packages/slot-engine/src/.*${TESTS}` },
    to: { path: '^packages/(?!slot-engine/)' },
  },
  {
    name: 'engine-core-knows-no-node',
    comment:
      'The same engine runs in browsers and workers. Files, terminals and threads belong to the rooms around it.',
    severity: 'error',
    from: {
      path: '^packages/slot-engine/src/',
      pathNot: ['^packages/slot-engine/src/(cli/|workers/node(-worker)?\\.ts)', TESTS],
    },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'engine-core-knows-no-rooms-around-it',
    severity: 'error',
    from: { path: '^packages/slot-engine/src/', pathNot: ['^packages/slot-engine/src/(cli|workers)/', TESTS] },
    to: { path: '^packages/slot-engine/src/(cli|workers)/' },
  },
]

/** Games of other kinds than slots: each kind is a folder, known by its list. */
const TABLES_ENGINE = '^packages/table-games/src/'
const KIND = `${TABLES_ENGINE}kinds/[^/]+/`
const SHARED = '^packages/slot-engine/src/(shared|meter|entries|rng|vocabulary|game/input|game/canonical|proof/verify)'

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const tableGames = [
  {
    name: 'table-games-import-what-the-engine-shares',
    severity: 'error',
    from: { path: TABLES_ENGINE, pathNot: [`${TABLES_ENGINE}cli/`, TESTS] },
    to: { pathNot: [TABLES_ENGINE, SHARED] },
  },
  {
    // The command line of tables is made with that of slots.
    name: 'tables-command-line-imports-what-the-engine-shares',
    severity: 'error',
    from: { path: `${TABLES_ENGINE}cli/`, pathNot: TESTS },
    to: { pathNot: [TABLES_ENGINE, SHARED, `${ENGINE}cli/`], dependencyTypesNot: ['core'] },
  },
  {
    name: 'table-games-know-no-command-line',
    severity: 'error',
    from: { path: TABLES_ENGINE, pathNot: [`${TABLES_ENGINE}cli/`, TESTS] },
    to: { path: `${TABLES_ENGINE}cli/` },
  },
  {
    name: 'table-games-tests-import-no-package-above',
    severity: 'error',
    from: { path: `${TABLES_ENGINE}.*${TESTS}` },
    to: { path: '^packages/(?!(table-games|slot-engine)/)' },
  },
  {
    name: 'a-kind-of-table-is-known-by-its-list',
    severity: 'error',
    from: {
      path: TABLES_ENGINE,
      pathNot: [KIND, `${TABLES_ENGINE}(kinds/kinds|index)\\.ts$`, `${TABLES_ENGINE}design/kinds/`, TESTS],
    },
    to: { path: KIND },
  },
  {
    name: 'a-kind-of-table-knows-no-other',
    severity: 'error',
    from: { path: `${TABLES_ENGINE}kinds/([^/]+)/`, pathNot: TESTS },
    to: { path: KIND, pathNot: `${TABLES_ENGINE}kinds/$1/` },
  },
]

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const packages = [
  {
    name: 'messages-import-only-i18next',
    severity: 'error',
    from: { path: '^packages/messages/src/', pathNot: TESTS },
    to: { pathNot: ['^packages/messages/src/', `${NPM}i18next/`] },
  },
  {
    name: 'schemas-import-engines-messages-and-zod',
    severity: 'error',
    from: { path: '^packages/schemas/src/', pathNot: TESTS },
    to: { pathNot: ['^packages/(schemas|messages|slot-engine|table-games)/src/', `${NPM}zod/`] },
  },
  {
    name: 'schemas-tests-import-no-package-above',
    severity: 'error',
    from: { path: `^packages/schemas/src/.*${TESTS}` },
    to: { path: '^packages/(api|web)/' },
  },
  {
    name: 'nothing-imports-web',
    severity: 'error',
    from: { path: '^packages/(?!web/)' },
    to: { path: '^packages/web/' },
  },
  {
    name: 'web-sees-only-types-of-api',
    severity: 'error',
    from: { path: '^packages/web/' },
    to: { path: '^packages/api/', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'machine-knows-no-server',
    comment: 'The machine replays events it is handed: it also runs in the studio preview and in exported games.',
    severity: 'error',
    from: { path: '^packages/web/src/(machine|standalone)/', pathNot: TESTS },
    to: { path: `${NPM}(@trpc/|@tanstack/(react-)?query)`, reachable: true },
  },
  { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
  { name: 'every-import-resolves', severity: 'error', from: { path: '^packages/' }, to: { couldNotResolve: true } },
]

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const storage = [
  {
    name: 'only-stores-know-the-database',
    severity: 'error',
    from: { path: '^packages/api/src/', pathNot: [STORE, TABLES, STORAGE, SCHEMA] },
    to: { path: `${NPM}(drizzle-orm|better-sqlite3)/` },
  },
  {
    name: 'a-store-belongs-to-its-domain',
    severity: 'error',
    from: { path: DOMAIN },
    to: { path: STORE, pathNot: '^packages/api/src/$1/' },
  },
  {
    name: 'tables-belong-to-their-domain',
    comment: 'Tables refer to tables, and the schema lists them all; rows are their store’s alone.',
    severity: 'error',
    from: { path: DOMAIN, pathNot: [TABLES, STORAGE, SCHEMA] },
    to: { path: TABLES, pathNot: '^packages/api/src/$1/' },
  },
]

/** From the bottom: each imports itself and those before it. Tests stand above all. */
const LAYERS = [
  'platform/',
  'domains/',
  'services/',
  'procedures/',
  'http/',
  'control/',
  '(start|server|index)\\.ts',
  'testing/',
]
const WINGS = ['people/', 'games/', 'money/', 'play/', 'studio/']

/** @type {(name: string, folder: string, steps: readonly string[]) => import('dependency-cruiser').IForbiddenRuleType[]} */
const downwards = (name, folder, steps) =>
  steps.slice(0, -1).map((step, at) => ({
    name,
    severity: 'error',
    from: { path: `${folder}${step}`, pathNot: TESTS },
    to: { path: steps.slice(at + 1).map((above) => `${folder}${above}`) },
  }))

/** As those of the server. Workers and the command line stand around the wings. */
const ENGINE_WINGS = [
  'vocabulary/',
  '(definition|round|rng|entries)[^/]*$',
  'game/',
  'proof/',
  'design/',
  'workers/',
  'cli/',
  'index\\.ts',
]

/** A kind is made of what is before it; what plays, proves and checks goes through the list of kinds. */
const TABLE_WINGS = [
  '(definition|round|fraction)[^/]*$',
  'chance/',
  'cards/',
  'core/',
  'poker/',
  'bonus/',
  'kinds/',
  'grammar/',
  '(parse|play)/',
  '(proof)/',
  'design/',
  'cli/',
  'index\\.ts',
]

/** @type {(folders: string) => import('dependency-cruiser').IForbiddenRuleType[]} */
const behindItsList = (folders) => [
  {
    name: 'a-rule-is-known-by-its-list',
    comment: 'What plays, proves and designs knows the interface in game/core, and no win rule or feature by name.',
    severity: 'error',
    from: { path: ENGINE, pathNot: [LISTS, folders, TESTS] },
    to: { path: folders },
  },
  {
    name: 'a-rule-knows-no-other',
    severity: 'error',
    from: { path: folders, pathNot: TESTS },
    to: { path: folders, pathNot: folders.replace(/\(.*\)/, '$1') },
  },
]

const wings = [
  ...downwards('wings-of-the-engine-import-downwards', ENGINE, ENGINE_WINGS),
  ...downwards('wings-of-table-games-import-downwards', TABLES_ENGINE, TABLE_WINGS),
  ...[WIN_RULE, PRIZES].flatMap(behindItsList),
]

const server = [
  ...downwards('layers-of-the-server-import-downwards', '^packages/api/src/', LAYERS),
  ...downwards('wings-import-downwards', '^packages/api/src/domains/', WINGS),
]

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [...engine, ...tableGames, ...wings, ...packages, ...storage, ...server],
  options: {
    doNotFollow: { path: NPM },
    exclude: { path: '(^|/)(dist|\\.types)/' },
    // Imports of types count: the types of a layer are part of what others see of it.
    tsPreCompilationDeps: 'specify',
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
    },
  },
}
