import { execFile } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { EXPORT_FORMATS, type ExportFormat } from '@spilvaerk/schemas'
import { parseTable } from '@spilvaerk/table-games'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ASSETS } from '../../../platform/config/assets.ts'
import { granted } from '../../../platform/refusals/refusals.ts'
import { findCSharp } from '../../../testing/csharp.ts'
import { type House, openHouse } from '../../../testing/house.ts'
import { makeTempDir, removeTempDir, tempDir } from '../../../testing/temp-dir.ts'
import { createExports, type Exports } from './service.ts'

const WHO = { viewer: { owners: [] }, memberId: undefined } as const
const STUBS = join(import.meta.dirname, '../../../testing/unity-stubs')
/** The second game of the house: the first is a slot. */
const TABLE = 2
const run = promisify(execFile)

let house: House
let exports: Exports
const web = makeTempDir()

beforeAll(async () => {
  house = await openHouse()
  await house.plant(JSON.parse(readFileSync(join(ASSETS.seeds, 'tables', 'tinsoldatens-krig.json'), 'utf8')))
  for (const folder of ['player', 'art']) mkdirSync(join(web, folder))
  for (const name of ['table-player.js', 'table-player.css', 'table-engine.js'])
    writeFileSync(join(web, 'player', name), `/* ${name} */`)
  exports = createExports({
    ...{ catalogue: house.catalogue, files: house.art, web, site: () => 'https://spil.test' },
    right: async ({ viewer }) => granted(viewer),
  })
})
afterAll(async () => {
  await house.close()
  removeTempDir(web)
})

async function filesOf(format: ExportFormat, language: 'da' | 'en' = 'en'): Promise<Record<string, string>> {
  const made = await exports.make({ id: TABLE, format, currency: 'EUR' }, WHO, language)
  if (!made.ok) throw new Error(made.refusal.code)
  const { content, filename } = made.value
  if (format === 'html5') return { [filename]: content }
  const files = Object.entries(unzipSync(Buffer.from(content, 'base64')))
  return Object.fromEntries(files.map(([name, bytes]) => [name.slice(name.indexOf('/') + 1), strFromU8(bytes)]))
}

test('the same table gives the same bytes in every format', async () => {
  for (const format of EXPORT_FORMATS) expect(await filesOf(format), format).toEqual(await filesOf(format))
})

test('the page brings the player of tables, the definition and what is proved of each spot', async () => {
  const page = Object.values(await filesOf('html5')).join()
  expect(page).toContain('/* table-player.js */')
  const data = JSON.parse(page.match(/id="game">(.*?)<\/script>/)?.[1] ?? '')
  expect(parseTable(data.definition)).toMatchObject({ ok: true })
  expect(data).toMatchObject({ kind: 'casinoWar', currency: 'EUR' })
  expect(data.spots[0]).toMatchObject({ id: 'ante', returned: expect.any(Number) })
  expect(data.rules.length).toBeGreaterThan(0)
})

test('projects around the page are whole', async () => {
  expect((await filesOf('android'))['app/src/main/assets/game.html']).toContain('table-player.js')
  expect((await filesOf('ios'))['Resources/game.html']).toContain('table-player.js')
  const react = await filesOf('react')
  expect(react['src/engine.js']).toBe('/* table-engine.js */')
  expect(react['src/index.ts']).toContain('TableGame')
  expect(JSON.stringify(react['README.md'])).not.toContain('SlotGame')
})

test('the examples of the API make the first move of each menu', async () => {
  const files = await filesOf('api')
  expect(files['examples/client.ts']).toContain('round.round.awaiting?.moves[0]?.move')
  expect(files['examples/client.py']).toContain('["awaiting"]["moves"][0]["move"]')
  expect(files['README.md']).toContain('first move is always free')
})

test('Unity gets the rules as data and a client, and its README says so', async () => {
  const files = await filesOf('unity')
  const danish = (await filesOf('unity', 'da'))['README.md']
  expect(files['README.md']).toContain('The rules of the table are not written in C#')
  expect(danish).toContain('Bordets regler er ikke skrevet i C#')
  expect(Object.keys(files).filter((name) => name.endsWith('.cs'))).toEqual([
    ...['Runtime/Json.cs', 'Runtime/TableClient.cs', 'Runtime/TableFile.cs', 'Runtime/TableGame.cs'],
    ...['Runtime/Transport.cs', 'Runtime/UnityTransport.cs', 'Runtime/Wire.cs'],
  ])
  expect(JSON.parse(files['Runtime/game.json'] ?? '')).toMatchObject({ kind: 'casinoWar', number: TABLE })
})

test('Mono builds the package of a table, whose client sends bets and moves', async ({ skip }) => {
  const csharp = findCSharp()
  if (!csharp) {
    const reason = 'NOT TESTED: the Unity package of a table was not compiled. Neither mcs nor mono is on the PATH.'
    process.stderr.write(`\n${reason}\n`)
    skip(reason)
    return
  }
  const folder = tempDir()
  for (const [name, text] of Object.entries(await filesOf('unity'))) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  const program = join(folder, 'tests.exe')
  const code = [join(STUBS, 'Stubs.cs'), join(STUBS, 'TableClientTests.cs'), join(folder, 'Runtime', '*.cs')]
  await run(csharp.compiler, ['-warnaserror', `-out:${program}`, ...code])
  const { stdout } = await run(csharp.runtime, [program], {
    env: { ...process.env, GAME: join(folder, 'Runtime/game.json') },
  })
  expect(stdout).not.toContain('FAILED')
  expect(stdout.match(/^passed /gm)).toHaveLength(2)
})
