import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { certificationManifest, createGameInput, pieceAt } from '@spilvaerk/schemas'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { packageCommand } from '../../../control/package-command.ts'
import { smallGame } from '../../../testing/games.ts'
import { type House, openHouse } from '../../../testing/house.ts'
import { pictureOf } from '../../../testing/pictures.ts'
import { codeOf, value } from '../../../testing/players.ts'
import { memberOwner } from '../../games/catalogue/owner.ts'
import { memberViewer } from '../../games/catalogue/service.ts'
import { type Checked, verifyPackage } from './verify.ts'

const ROUNDS = 70_000
const COIN = {
  ...{ definitionVersion: 1, kind: 'coin', id: 'coin', name: 'Plat eller krone' },
  ...{ limits: { min: 100, max: 10_000 }, chip: 100, back: [196] },
}

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

const make = async (definition: object, owner = 'maker'): Promise<number> => {
  const input = createGameInput.parse({ name: 'Prøven', definition })
  return value(await house.studio.create(input, memberOwner(owner))).id
}

/** The archive of a game's package, when the work on it is done. */
async function packageOf(id: number, rounds = ROUNDS): Promise<Uint8Array> {
  const begun = value(await house.certifications.begin('maker', { id, rounds }))
  await house.longJobs.drain()
  const ref = { id, certificationId: begun.id }
  expect(value(await house.certifications.get('maker', ref))).toMatchObject({ state: 'ready', done: rounds })
  const { content, filename } = value(await house.certifications.take('maker', ref))
  expect(filename).toBe('proeven-certification-1.zip')
  return Buffer.from(content, 'base64')
}

const filesOf = (archive: Uint8Array): Record<string, string> =>
  Object.fromEntries(
    Object.entries(unzipSync(archive)).map(([path, bytes]) => [path.slice(path.indexOf('/') + 1), strFromU8(bytes)]),
  )

async function verdict(archive: Uint8Array, options: Parameters<typeof verifyPackage>[1] = {}) {
  const checks: Checked[] = []
  for await (const check of verifyPackage(archive, options)) checks.push(check)
  return { ok: checks.every(({ ok }) => ok), failed: checks.filter(({ ok }) => !ok).map(({ line }) => line) }
}

test('a package of a slot holds what laboratories ask for, in both languages, and proves itself', async () => {
  const archive = await packageOf(await make(smallGame()))
  const files = filesOf(archive)
  expect(Object.keys(files).sort()).toEqual(
    [
      ...['README.da.md', 'README.en.md', 'art.json', 'compliance.da.json', 'compliance.da.md', 'compliance.en.json'],
      ...['compliance.en.md', 'definition.json', 'manifest.json', 'manifest.sig', 'rng.da.md', 'rng.en.md', 'rng.json'],
      ...['rules.da.md', 'rules.en.md', 'sheet.da.html', 'sheet.da.md', 'sheet.en.html', 'sheet.en.md', 'sheet.json'],
      ...['simulation.json', 'test-rounds.json'],
    ].sort(),
  )
  const manifest = certificationManifest.parse(JSON.parse(files['manifest.json'] ?? ''))
  expect(manifest.simulation).toMatchObject({ asked: ROUNDS, rounds: ROUNDS })
  expect(JSON.parse(files['simulation.json'] ?? '')).toMatchObject({ totalSpins: ROUNDS })
  expect(files['rules.da.md']).not.toBe(files['rules.en.md'])
  expect(files['compliance.en.md']).toContain('## Markets')
  expect(JSON.parse(files['rng.json'] ?? '')).toHaveLength(6)
  const { fingerprint } = house.certifications.key
  expect(await verdict(archive, { key: fingerprint, simulate: true })).toEqual({ ok: true, failed: [] })
})

test('a package of a table does, too', async () => {
  const archive = await packageOf(await make(COIN))
  expect(await verdict(archive, { simulate: true })).toEqual({ ok: true, failed: [] })
  expect(JSON.parse(filesOf(archive)['test-rounds.json'] ?? '')).toHaveLength(200)
})

test('what was changed in a package, added to it or signed by another key is told', async () => {
  const archive = await packageOf(await make(smallGame({ maxWin: 321 })), 2000)
  const files = filesOf(archive)
  const withFiles = (changes: Record<string, string>) =>
    zipSync(
      Object.fromEntries(Object.entries({ ...files, ...changes }).map(([name, text]) => [`x/${name}`, strToU8(text)])),
    )
  const sheet = await verdict(withFiles({ 'sheet.en.md': '# 99 %' }))
  expect(sheet.failed).toEqual(['not as they were signed: sheet.en.md'])
  expect((await verdict(withFiles({ 'extra.txt': 'x' }))).failed).toEqual(['not as they were signed: extra.txt'])
  const forged = (files['manifest.json'] ?? '').replace('"version": 1', '"version": 2')
  expect((await verdict(withFiles({ 'manifest.json': forged }))).failed[0]).toContain('not signed')
  expect((await verdict(archive, { key: '0'.repeat(64) })).failed[0]).toContain('the key is another one')
  expect((await verdict(new Uint8Array([1, 2, 3]))).failed).toEqual(['it is no certification package'])
  expect((await verdict(zipSync({ 'x/manifest.json': strToU8('null') }))).ok).toBe(false)
})

test('the command says line by line what it found, and ends with 1 where something is wrong', async () => {
  const file = join(house.dataDir, 'package.zip')
  writeFileSync(file, await packageOf(await make(smallGame({ maxWin: 322 })), 2000))
  const lines: string[] = []
  expect(await packageCommand(file, {}, (line) => lines.push(line))).toBe(0)
  expect(lines.every((line) => line.startsWith('yes: '))).toBe(true)
  expect(await packageCommand(file, { key: 'another' }, () => undefined)).toBe(1)
  expect(await packageCommand(join(house.dataDir, 'nothing.zip'), {}, () => undefined)).toBe(1)
})

test('only who made a game has packages made of it, sees them and takes them', async () => {
  const id = await make(smallGame({ maxWin: 323 }))
  const begun = value(await house.certifications.begin('maker', { id, rounds: 1000 }))
  const ref = { id, certificationId: begun.id }
  const asked = { id, rounds: 1000 }
  expect(codeOf(await house.certifications.begin('other', asked))).toBe('gameNotFound')
  for (const ask of [house.certifications.get, house.certifications.take, house.certifications.cancel])
    expect(codeOf(await ask('other', ref))).toBe('gameNotFound')
  expect(codeOf(await house.certifications.list('other', id))).toBe('gameNotFound')
  const others = await make(smallGame({ maxWin: 324 }), 'other')
  expect(codeOf(await house.certifications.take('other', { ...ref, id: others }))).toBe('certificationNotFound')
  expect(codeOf(await house.certifications.begin('maker', { id: 1, rounds: 1000 }))).toBe('notYours')
  await house.longJobs.drain()
})

test('one that is cancelled is not made, and a second waits for the first', async () => {
  const id = await make(smallGame({ maxWin: 325 }))
  const begun = value(await house.certifications.begin('maker', { id, rounds: 50_000_000 }))
  const ref = { id, certificationId: begun.id }
  expect(codeOf(await house.certifications.begin('maker', { id, rounds: 1000 }))).toBe('certificationRunning')
  expect(codeOf(await house.certifications.take('maker', ref))).toBe('certificationNotReady')
  expect(value(await house.certifications.cancel('maker', ref)).state).toBe('cancelled')
  expect(codeOf(await house.certifications.cancel('maker', ref))).toBe('certificationOver')
  await house.longJobs.drain()
  expect(value(await house.certifications.get('maker', ref)).state).toBe('cancelled')
})

test('a game that is changed meanwhile has no package of what it was', async () => {
  const id = await make(smallGame({ maxWin: 326 }))
  const begun = value(await house.certifications.begin('maker', { id, rounds: 3_000_000 }))
  value(await house.studio.revise({ id, definition: { ...smallGame({ maxWin: 327 }) } }, memberOwner('maker')))
  await house.longJobs.drain()
  const ref = { id, certificationId: begun.id }
  expect(value(await house.certifications.get('maker', ref))).toMatchObject({
    state: 'failed',
    failedBy: 'gameChanged',
  })
})

test('the pictures in it are those of the makers, and it says which of them players see', async () => {
  const id = await make(smallGame({ maxWin: 328 }))
  const viewer = memberViewer('maker')
  const [symbol, other] = smallGame().symbols
  const put = async (slot: string, colour: string) => {
    const file = await pictureOf('png', 700, 700, colour)
    const { art } = value(await house.art.upload({ id, slot, file, isFramed: false }, viewer))
    return pieceAt(art, slot)?.file ?? ''
  }
  const own = await put(`symbol:${symbol!.id}`, '#123456')
  const tile = await put('tile', '#234567')
  value(await house.art.draw(id, `symbol:${other!.id}`, '🦊', viewer))
  const { art } = value(await house.art.of(id, viewer))
  await house.storage.tx((db) => house.catalogue.art.show(db, id, art))
  const background = await put('background', '#345678')

  const list = JSON.parse(filesOf(await packageOf(id, 1000))['art.json'] ?? '')
  const known = (file: string) => ({ file: `/uploads/${file}`, sha256: file.slice(0, 64) })
  expect(list.symbols[0]).toMatchObject({ id: symbol!.id, ...known(own) })
  expect(list.symbols[0]).not.toHaveProperty('licence')
  expect(list.symbols[1]).toMatchObject({ id: other!.id, emoji: '🦊' })
  expect(list.tile).toMatchObject(known(tile))
  expect(list.pictures.at(-1)).toMatchObject({ slot: 'background', ...known(background) })
  expect(list.players.see).toBe('older')
  expect(list.players.pictures.map(({ slot }: { slot: string }) => slot)).toEqual(
    list.pictures.slice(0, -1).map(({ slot }: { slot: string }) => slot),
  )
})

test('it is the game’s: whoever ordered it may leave before it is made, and delete the account after', async () => {
  const id = await make(smallGame({ maxWin: 329 }))
  const { members } = house.catalogue
  const member = { gameId: id, memberId: 'maths', role: 'mathematician', since: new Date(0) } as const
  await house.storage.tx((db) => members.add(db, member))
  const begun = value(await house.certifications.begin('maths', { id, rounds: 1000 }))
  await house.storage.tx((db) => members.remove(db, id, 'maths'))
  await house.longJobs.drain()
  await house.storage.tx((db) => house.certifications.forget(db, 'maths'))
  expect(await house.certifications.personalData('maths')).toEqual([])
  const ref = { id, certificationId: begun.id }
  expect(value(await house.certifications.get('maker', ref)).state).toBe('ready')
  expect(value(await house.certifications.take('maker', ref)).content.length).toBeGreaterThan(1000)
})

test('of a member who leaves nothing is kept', async () => {
  const id = await make(smallGame({ maxWin: 331 }))
  value(await house.certifications.begin('maker', { id, rounds: 1000 }))
  await house.storage.tx((db) => house.certifications.forget(db, 'maker'))
  expect(await house.certifications.personalData('maker')).toEqual([])
  expect(value(await house.certifications.list('maker', id))).toEqual([])
})
