import { createHash, randomUUID } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { KEY_RULES } from '@spilvaerk/messages'
import { EXPORT_FORMATS, type ExportFormat } from '@spilvaerk/schemas'
import { parseDefinition } from '@spilvaerk/slot-engine'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openApi } from '../../../http/openapi.ts'
import { restRoutesOf } from '../../../http/rest-routes.ts'
import { granted } from '../../../platform/refusals/refusals.ts'
import { appRouter } from '../../../procedures/router.ts'
import { leaseOf, newBuyer } from '../../../testing/buyers.ts'
import { smallGame } from '../../../testing/games.ts'
import { type House, openHouse } from '../../../testing/house.ts'
import { createTestClock } from '../../../testing/members.ts'
import { makeTempDir, removeTempDir, tempDir } from '../../../testing/temp-dir.ts'
import { guestOwner } from '../../games/catalogue/owner.ts'
import { memberViewer } from '../../games/catalogue/service.ts'
import { type Asking, createExports, createRight, type Exports } from './service.ts'

const clock = createTestClock()
const DAY_MS = 86_400_000
const STRANGER: Asking = { viewer: { owners: [guestOwner('somebody')] }, memberId: undefined }
const SCRIPT = 'const closing = "</script><!--"; document.title'

let house: House
let exports: Exports
const built = makeTempDir()

const exportsOf = (web: string): Exports =>
  createExports({
    catalogue: house.catalogue,
    right: createRight(house),
    files: house.art,
    web,
    site: () => 'https://spil.test',
  })

function buildWeb(web: string): string {
  for (const folder of ['player', 'art']) mkdirSync(join(web, folder))
  for (const kind of ['', 'table-']) {
    writeFileSync(join(web, 'player', `${kind}player.js`), SCRIPT)
    writeFileSync(join(web, 'player', `${kind}player.css`), 'main{color:red}')
    writeFileSync(join(web, 'player', `${kind}engine.js`), `export const ${kind ? 'play' : 'compile'} = 1`)
  }
  writeFileSync(join(web, 'art', '1f352.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  return web
}

beforeAll(async () => {
  house = await openHouse({ clock })
  exports = exportsOf(buildWeb(built))
})
afterAll(async () => {
  await house.close()
  removeTempDir(built)
})

const asBuyer = (id: string): Asking => ({
  viewer: memberViewer(id, (gameId) => house.purchases.held(id, gameId)),
  memberId: id,
})

async function owner(): Promise<Asking> {
  const buyer = await newBuyer(house)
  await buyer.buy()
  return asBuyer(buyer.id)
}

/** Somebody's own game of this name. */
async function ownGame(name: string): Promise<{ id: number; who: Asking }> {
  const owner = guestOwner(randomUUID())
  const who: Asking = { viewer: { owners: [owner] }, memberId: undefined }
  const definition = smallGame({
    symbols: smallGame().symbols.map((symbol, at) => (at === 0 ? { ...symbol, name } : symbol)),
  })
  const summary = await house.catalogue.game(1)
  if (!summary.ok) throw new Error('no game')
  const made = await house.studio.create(
    {
      ...{ name, description: name, theme: 'fruit', category: 'classic', definition, config: summary.value.config },
    } as never,
    owner,
  )
  if (!made.ok) throw new Error(JSON.stringify(made.refusal))
  return { id: made.value.id, who }
}

async function fileOf(format: ExportFormat, id: number, who: Asking) {
  const made = await exports.make({ id, format }, who)
  if (!made.ok) throw new Error(made.refusal.code)
  return made.value
}

const unpacked = (content: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(unzipSync(Buffer.from(content, 'base64'))).map(([name, bytes]) => [name, strFromU8(bytes)]),
  )

test('the same game gives the same bytes, in every format and time zone', async () => {
  const who = await owner()
  const zone = process.env.TZ
  for (const format of EXPORT_FORMATS) {
    process.env.TZ = 'Pacific/Auckland'
    const first = await fileOf(format, 1, who)
    process.env.TZ = 'America/Lima'
    clock.pass(DAY_MS)
    expect(await fileOf(format, 1, who)).toEqual(first)
    expect(first.filename).toMatch(/^lille-spil[a-z0-9.-]*$/)
  }
  process.env.TZ = zone
})

test('the page runs its own script and nothing else, and lets no request out', async () => {
  const { content, contentType, encoding } = await fileOf('html5', 1, await owner())
  expect({ contentType, encoding }).toEqual({ contentType: 'text/html', encoding: 'utf-8' })
  const policy = content.match(/Content-Security-Policy" content="([^"]+)"/)?.[1] ?? ''
  const script = content.match(/<script>([\s\S]*?)<\/script>/)?.[1] ?? ''
  expect(script).toBe('const closing = "<\\/script><\\!--"; document.title')
  expect(policy).toContain(`script-src 'sha256-${createHash('sha256').update(script).digest('base64')}'`)
  expect(policy).toContain("default-src 'none'")
  expect(policy).not.toMatch(/unsafe|https?:|\*/)
})

test('the page brings the definition, the sheet and the drawings along', async () => {
  const { content } = await fileOf('html5', 1, await owner())
  const data = JSON.parse(content.match(/id="game">(.*?)<\/script>/)?.[1] ?? '')
  const definition = await house.catalogue.definition(1)
  expect(parseDefinition(data.definition)).toMatchObject({ ok: true })
  expect(definition).toMatchObject({ value: { definition: data.definition, hash: data.definitionHash } })
  expect(data.sheet.rtp).toBeGreaterThan(0)
  expect(Object.keys(data.art)).toEqual(['1f352'])
})

test.each([
  ['html5', '.html'],
  ['react', 'page.ts'],
  ['unity', 'Runtime/game.json'],
  ['android', 'game.html'],
  ['ios', 'game.html'],
] as const)('amounts are shown in the currency that was asked for: %s', async (format, ending) => {
  const made = await exports.make({ id: 1, format, currency: 'JPY' }, await owner())
  if (!made.ok) throw new Error(made.refusal.code)
  const { content, filename } = made.value
  const files = format === 'html5' ? { [filename]: content } : unpacked(content)
  const [, text] = Object.entries(files).find(([name]) => name.endsWith(ending)) ?? []
  expect(text?.replaceAll(/[\s\\]/g, '')).toContain('"currency":"JPY"')
})

const ATTACKS = [
  '</script><script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'; DROP TABLE games; --",
  'a\u2028b\u2029c\u202e\u0007',
  '../../../etc/passwd',
  '<!--<script>',
  '\\(print("swift"))',
  '*/ " \n#endif } // {0}',
  '$' + '{"kotlin"} @string/x &amp; %s',
  '[klik](javascript:alert(1)) `rm -rf`',
  '💥👨‍👩‍👧',
]

test.each(ATTACKS)('a game called %j is only called so', async (name) => {
  const { id, who } = await ownGame(name)
  for (const format of EXPORT_FORMATS) {
    const { content, filename } = await fileOf(format, id, who)
    expect(filename).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*\.(html|zip)$/)
    const files = format === 'html5' ? { [filename]: content } : unpacked(content)
    for (const [path, text] of Object.entries(files)) {
      expect(path).toMatch(/^[a-z0-9][\w.-]*(\/[A-Za-z0-9][\w.-]*)*$/)
      expect(path).not.toContain('..')
      if (path.endsWith('.html')) expect(text.match(/<script|<img|<!--/gi)?.length ?? 0).toBeLessThanOrEqual(2)
      if (path.endsWith('.md')) expect(text).not.toMatch(/<script|<img|\]\(javascript/)
      if (path.endsWith('.xml')) expect(text.replaceAll(/<\/?[\w?!][^<>]*>/g, '')).not.toMatch(/[<>]/)
      if (path.endsWith('Package.swift')) expect(text.match(/(?<!\\)\\\(/)).toBeNull()
      if (path.endsWith('.cs')) expect(text).not.toContain(name)
      if (/\.(json|asmdef)$/.test(path)) expect(() => JSON.parse(text)).not.toThrow()
      expect(text).not.toMatch(/[\u2028\u2029\u202e]/)
    }
  }
})

test('who has no right to a game of the house is refused', async () => {
  expect(await exports.make({ id: 1, format: 'html5' }, STRANGER)).toMatchObject({ refusal: { code: 'noRight' } })
  const { id } = await newBuyer(house)
  expect(await exports.make({ id: 1, format: 'html5' }, asBuyer(id))).toMatchObject({ refusal: { code: 'noRight' } })
  expect(await exports.make({ id: 99, format: 'html5' }, STRANGER)).toMatchObject({ refusal: { code: 'gameNotFound' } })
})

test('somebody else’s game is not to be taken away, and a private one is not there', async () => {
  const { id } = await ownGame('Mit spil')
  expect(await exports.make({ id, format: 'api' }, STRANGER)).toMatchObject({ refusal: { code: 'gameNotFound' } })
  expect(await exports.make({ id: 1, format: 'api' }, STRANGER)).toMatchObject({ refusal: { code: 'noRight' } })
})

test('a lease opens the exports until it ends', async () => {
  const buyer = await newBuyer(house)
  const price = await house.purchases.quote(buyer.id, { gameId: 1, ownershipType: 'lease', duration: 1 })
  if (!price.ok) throw new Error(price.refusal.code)
  await buyer.buy(leaseOf(1, price.value.amount))
  expect(await exports.make({ id: 1, format: 'api' }, asBuyer(buyer.id))).toMatchObject({ ok: true })
  // As a viewer of its makers the buyer may look at newer versions, and takes away the one that is sold all the same.
  const may = createRight({
    purchases: house.purchases,
    catalogue: {
      seen: async (gameId, viewer) => {
        const seen = await house.catalogue.seen(gameId, viewer)
        return seen.ok && viewer.owners.length > 0 ? granted({ ...seen.value, role: 'viewer' as const }) : seen
      },
    },
  })
  expect(await may(asBuyer(buyer.id), 1)).toMatchObject({ ok: true, value: { owners: [] } })
  clock.pass(40 * DAY_MS)
  expect(await exports.make({ id: 1, format: 'api' }, asBuyer(buyer.id))).toMatchObject({
    refusal: { code: 'leaseLapsed' },
  })
})

test('without a built player the refusal says so', async () => {
  const bare = exportsOf(tempDir())
  expect(await bare.make({ id: 1, format: 'react' }, await owner())).toMatchObject({
    refusal: { code: 'playerNotBuilt' },
  })
})

test('each project is whole', async () => {
  const who = await owner()
  const names = async (format: ExportFormat) => Object.keys(unpacked((await fileOf(format, 1, who)).content))
  expect(await names('android')).toContain(
    'lille-spil-android/app/src/main/java/dk/spilvaerk/spillillespil/spil1/MainActivity.kt',
  )
  expect(await names('ios')).toContain('lille-spil-ios.swiftpm/Resources/game.html')
  expect(await names('react')).toContain('lille-spil-react/src/SlotGame.tsx')
  expect(await names('unity')).toContain('lille-spil-unity/Runtime/Spilvaerk.Game1.asmdef')
  expect(await names('api')).toContain('lille-spil-api/examples/client.py')
})

test('what a person reads of an export is in the language that is asked for, and the rest is the same in both', async () => {
  const who = await owner()
  for (const [format, danish, english] of [
    ['react', 'Komponenten spiller med demokreditter', 'The component plays with demo credits'],
    ['android', 'Åbn mappen i Android Studio', 'Open this folder in Android Studio'],
    ['ios', 'Åbn mappen i Xcode 15', 'Open this folder in Xcode 15'],
    ['api', '## Nøgle', '## Key'],
    ['unity', '## Hvad den afgør', '## What it decides'],
  ] as const) {
    const filesIn = async (language: 'da' | 'en') => {
      const made = await exports.make({ id: 1, format }, who, language)
      if (!made.ok) throw new Error(made.refusal.code)
      const {
        [Object.keys(unpacked(made.value.content)).find((name) => name.endsWith('README.md')) ?? '']: readme,
        ...rest
      } = unpacked(made.value.content)
      return { readme, rest }
    }
    const [da, en] = [await filesIn('da'), await filesIn('en')]
    expect(da.readme).toContain(danish)
    expect(en.readme).toContain(english)
    expect(en.readme).not.toMatch(/[æøåÆØÅ]/)
    const isRead = (name: string) => /\.html$|src\/page\.ts$|\/Runtime\/[Gg]ame\.json$/.test(name)
    const unread = (rest: Record<string, string>) =>
      Object.fromEntries(Object.entries(rest).filter(([name]) => !isRead(name)))
    expect(unread(da.rest)).toEqual(unread(en.rest))
  }
})

test.each([
  ['da', 'Vælg en indsats, og tryk på SPIN.'],
  ['en', 'Choose a bet and press SPIN.'],
] as const)('the page and its rules are in the language that is asked for: %s', async (language, rule) => {
  const made = await exports.make({ id: 1, format: 'html5' }, await owner(), language)
  if (!made.ok) throw new Error(made.refusal.code)
  expect(made.value.content).toContain(`<html lang="${language}">`)
  expect(made.value.content).toContain(JSON.stringify(rule))
  const { told } = JSON.parse(/id="game">(.*?)<\/script>/.exec(made.value.content)?.[1] ?? '')
  expect(told.map((one: { language: string }) => one.language)).toEqual(['da', 'en', 'de', 'sv', 'no', 'fi'])
  expect(told[2].rules[0]).toMatchObject({ language: 'de', lines: expect.arrayContaining([KEY_RULES.de.choose]) })
})

test('the document of a game describes what the server has', async () => {
  const files = unpacked((await fileOf('api', 1, await owner())).content)
  const own = JSON.parse(files['lille-spil-api/openapi.json'] ?? '')
  const whole = openApi(restRoutesOf(appRouter), '1') as { paths: Record<string, Record<string, { responses: never }>> }
  for (const [path, methods] of Object.entries<Record<string, { responses: Record<string, unknown> }>>(own.paths)) {
    for (const [method, { responses }] of Object.entries(methods)) {
      const meant = whole.paths[path.replace('/games/1', '/games/{id}')]?.[method]
      expect(meant?.responses[200 as never], path).toEqual(responses[200])
    }
  }
})
