import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { checkLayers, KNOT_RULE } from './layers.mjs'

const MODULES = ['seedrandom', 'zod', 'lodash', 'hono', 'drizzle-orm', 'better-sqlite3', '@trpc/client']

/** A source tree in which every import is allowed. */
const sound = {
  'slot-engine/src/index.ts': "export * from './rng.ts'",
  'slot-engine/src/rng.ts': "import seedrandom from 'seedrandom'\nexport const rng = seedrandom",
  'slot-engine/src/game/core/rule.ts': 'export interface Rule { type: string }',
  'slot-engine/src/game/rules/lines/lines.ts':
    "import type { Rule } from '../../core/rule.ts'\nexport const lines: Rule = { type: 'lines' }",
  'slot-engine/src/game/rules/rules.ts': "export { lines } from './lines/lines.ts'",
  'slot-engine/src/proof/sheet.ts': "export { lines } from '../game/rules/rules.ts'",
  'slot-engine/src/cli/main.ts': "import { readFileSync } from 'node:fs'\nexport const read = readFileSync",
  'schemas/src/index.ts':
    "import { z } from 'zod'\nimport type { rng } from '@spilvaerk/slot-engine'\nexport type R = typeof rng | typeof z",
  'table-games/src/core/kind.ts': 'export interface Kind { kind: string }',
  'table-games/src/kinds/dice/dice.ts':
    "import type { Kind } from '../../core/kind.ts'\nexport const dice: Kind = { kind: 'dice' }",
  'table-games/src/kinds/kinds.ts': "export { dice } from './dice/dice.ts'",
  'table-games/src/play/play.ts':
    "export { dice } from '../kinds/kinds.ts'\nexport { rng } from '../../../slot-engine/src/rng.ts'",
  'table-games/src/cli/main.ts':
    "import { readFileSync } from 'node:fs'\nexport { read } from '../../../slot-engine/src/cli/main.ts'\nexport const own = readFileSync",
  'api/src/index.ts': "export type { App } from './app.ts'",
  'api/src/app.ts':
    "import { Hono } from 'hono'\nimport { bet } from './domains/money/wallet/service.ts'\nexport type App = Hono\nexport const app = bet",
  'api/src/platform/storage/sqlite/open.ts': "import Database from 'better-sqlite3'\nexport const open = Database",
  'api/src/domains/money/wallet/service.ts': "export { bet } from './store.ts'",
  'api/src/domains/money/wallet/tables.ts': 'export const movements = 1',
  'api/src/domains/money/wallet/store.ts': "import { eq } from 'drizzle-orm'\nexport const bet = eq",
  'api/src/domains/money/purchases/service.ts':
    "export { bet } from '../wallet/service.ts'\nexport interface Sale { id: string }",
  'api/src/procedures/context.ts': 'export interface Context { id: string }',
  'web/src/trpc.ts':
    "import type { App } from '@spilvaerk/api'\nimport { createClient } from '@trpc/client'\nexport const client: App = createClient",
  'web/src/machine/reels.ts': "import { rng } from '@spilvaerk/slot-engine'\nexport const reels = rng",
}

let tree = ''

beforeEach(() => {
  tree = mkdtempSync(join(tmpdir(), 'layers-'))
  for (const name of MODULES) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0', main: 'index.js' }))
    write(`node_modules/${name}/index.js`, '')
  }
  for (const name of ['slot-engine', 'schemas', 'api', 'web']) {
    write(`packages/${name}/package.json`, JSON.stringify({ name: `@spilvaerk/${name}`, exports: './src/index.ts' }))
    mkdirSync(join(tree, 'node_modules/@spilvaerk'), { recursive: true })
    symlinkSync(join(tree, 'packages', name), join(tree, 'node_modules/@spilvaerk', name))
  }
  for (const [path, text] of Object.entries(sound)) write(`packages/${path}`, text)
})

afterEach(() => rmSync(tree, { recursive: true, force: true }))

test('a sound source tree has no violation', async () => {
  const { files, violations } = await checkLayers(tree)
  expect(violations).toEqual([])
  expect(files).toBe(Object.keys(sound).length)
})

/** @type {[rule: string, path: string, text: string][]} */
const planted = [
  ['engine-imports-only-seedrandom', 'slot-engine/src/spin.ts', "import _ from 'lodash'\nexport const s = _"],
  ['engine-imports-only-seedrandom', 'slot-engine/src/spin.ts', "export type { R } from '@spilvaerk/schemas'"],
  [
    'engine-tables-import-only-hyparquet-writer',
    'slot-engine/src/cli/rounds/table.ts',
    "import _ from 'lodash'\nexport const s = _",
  ],
  ['engine-tests-import-no-other-package', 'slot-engine/src/a.test.ts', "export type { R } from '@spilvaerk/schemas'"],
  ['engine-core-knows-no-node', 'slot-engine/src/spin.ts', "import { hash } from 'node:crypto'\nexport const s = hash"],
  ['engine-core-knows-no-rooms-around-it', 'slot-engine/src/spin.ts', "export { read } from './cli/main.ts'"],
  [
    'table-games-import-what-the-engine-shares',
    'table-games/src/play/a.ts',
    "import _ from 'lodash'\nexport const s = _",
  ],
  [
    'table-games-import-what-the-engine-shares',
    'table-games/src/play/a.ts',
    "export { lines } from '../../../slot-engine/src/proof/sheet.ts'",
  ],
  [
    'tables-command-line-imports-what-the-engine-shares',
    'table-games/src/cli/a.ts',
    "export { lines } from '../../../slot-engine/src/proof/sheet.ts'",
  ],
  ['table-games-know-no-command-line', 'table-games/src/play/a.ts', "export { dice } from '../cli/main.ts'"],
  [
    'table-games-tests-import-no-package-above',
    'table-games/src/play/a.test.ts',
    "export type { R } from '../../../schemas/src/index.ts'",
  ],
  ['a-kind-of-table-is-known-by-its-list', 'table-games/src/play/a.ts', "export { dice } from '../kinds/dice/dice.ts'"],
  ['a-kind-of-table-knows-no-other', 'table-games/src/kinds/cards/a.ts', "export { dice } from '../dice/dice.ts'"],
  ['wings-of-table-games-import-downwards', 'table-games/src/core/a.ts', "export { dice } from '../kinds/kinds.ts'"],
  ['messages-import-only-i18next', 'messages/src/area.ts', "import { z } from 'zod'\nexport const t = z"],
  [
    'schemas-import-engines-messages-and-zod',
    'schemas/src/game.ts',
    "import { Hono } from 'hono'\nexport const g = Hono",
  ],
  ['schemas-import-engines-messages-and-zod', 'schemas/src/game.ts', "export type { App } from '@spilvaerk/api'"],
  ['wings-of-the-engine-import-downwards', 'slot-engine/src/game/spin.ts', "export { lines } from '../proof/sheet.ts'"],
  ['wings-of-the-engine-import-downwards', 'slot-engine/src/rng.ts', "export { lines } from './game/rules/rules.ts'"],
  [
    'a-rule-is-known-by-its-list',
    'slot-engine/src/proof/sheet.ts',
    "export { lines } from '../game/rules/lines/lines.ts'",
  ],
  ['a-rule-knows-no-other', 'slot-engine/src/game/rules/ways/ways.ts', "export { lines } from '../lines/lines.ts'"],
  [KNOT_RULE, 'slot-engine/src/game/core/list.ts', "export { lines } from '../rules/rules.ts'"],
  ['schemas-tests-import-no-package-above', 'schemas/src/a.test.ts', "export type { App } from '@spilvaerk/api'"],
  ['nothing-imports-web', 'api/src/page.ts', "export { reels } from '../../web/src/machine/reels.ts'"],
  ['web-sees-only-types-of-api', 'web/src/app.ts', "import { App } from '@spilvaerk/api'\nexport const a = App"],
  [
    'machine-knows-no-server',
    'web/src/machine/spin.ts',
    "import { createClient } from '@trpc/client'\nexport const s = createClient",
  ],
  ['machine-knows-no-server', 'web/src/machine/spin.ts', "export { client } from '../trpc.ts'"],
  ['no-circles', 'slot-engine/src/rng.ts', "export * from './index.ts'"],
  ['every-import-resolves', 'web/src/app.ts', "export { a } from './gone.ts'"],
  [
    'only-stores-know-the-database',
    'api/src/domains/money/wallet/service.ts',
    "import { eq } from 'drizzle-orm'\nexport const bet = eq",
  ],
  [
    'only-stores-know-the-database',
    'api/src/server.ts',
    "import Database from 'better-sqlite3'\nexport const s = Database",
  ],
  [
    'a-store-belongs-to-its-domain',
    'api/src/domains/play/rounds/service.ts',
    "export { bet } from '../../money/wallet/store.ts'",
  ],
  [
    'tables-belong-to-their-domain',
    'api/src/domains/play/rounds/store.ts',
    "export { movements } from '../../money/wallet/tables.ts'",
  ],
  [
    'a-store-belongs-to-its-domain',
    'api/src/domains/money/purchases/leases.ts',
    "export { bet } from '../wallet/store.ts'",
  ],
  ['a-store-belongs-to-its-domain', 'api/src/server.ts', "export { bet } from './domains/money/wallet/store.ts'"],
  [
    'layers-of-the-server-import-downwards',
    'api/src/platform/clock.ts',
    "export { bet } from '../domains/money/wallet/service.ts'",
  ],
  [
    'layers-of-the-server-import-downwards',
    'api/src/domains/play/rounds/routes.ts',
    "export type { Context } from '../../../procedures/context.ts'",
  ],
  [
    'wings-import-downwards',
    'api/src/domains/people/limits/service.ts',
    "export { bet } from '../../money/wallet/service.ts'",
  ],
  [KNOT_RULE, 'api/src/domains/money/wallet/sale.ts', "export type { Sale } from '../purchases/service.ts'"],
]

test.each(planted)('%s is caught in %s', async (rule, path, text) => {
  write(`packages/${path}`, text)
  const { violations } = await checkLayers(tree)
  // A circle is reported once, from whichever of its files comes first.
  const caught = violations.filter(({ from, to }) => [from, to].includes(`packages/${path}`))
  expect(caught.map((violation) => violation.rule)).toContain(rule)
})

test('every rule has a planted violation', async () => {
  const { default: config } = await import('../.dependency-cruiser.mjs')
  expect(new Set(planted.map(([rule]) => rule))).toEqual(
    new Set([...(config.forbidden ?? []).map((rule) => rule.name), KNOT_RULE]),
  )
})

/**
 * @param {string} path
 * @param {string} text
 */
function write(path, text) {
  const file = join(tree, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}
