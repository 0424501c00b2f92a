import { unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openWorld, type World } from '../../../testing/contract.ts'
import { smallGame } from '../../../testing/games.ts'
import { fileNameOf, isSafeFileName } from './file-names.ts'

// Packing an archive takes as long as it takes.
vi.setConfig({ testTimeout: 60_000 })

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.server.stop())

const DEVICES = ['con', 'prn', 'aux', 'nul', 'com1', 'com9', 'lpt1', 'lpt9', 'conin$', 'conout$', 'clock$']

test.each(DEVICES)('%s is no name of a file on Windows, with any ending', (device) => {
  for (const name of [device, device.toUpperCase(), `${device}.html`, `${device}.tar.gz`, `${device} .txt`])
    expect([name, isSafeFileName(name)]).toEqual([name, false])
  expect(isSafeFileName(fileNameOf(device))).toBe(true)
})

test.each(['spil.', 'spil ', '', '.', '..', 'a:b', 'a?b', 'a*b', 'a"b', 'a<b', 'a|b', 'a\\b', 'a\u0001b', 'com¹'])(
  '%j is no name of a file on Windows',
  (name) => expect(isSafeFileName(name)).toBe(false),
)

test.each(['console', 'con-react', 'com0', 'com10', 'lpt', 'nulstil.html', 'MainActivity.kt', '.gitignore'])(
  '%s is one',
  (name) => expect(isSafeFileName(name)).toBe(true),
)

test.each(['Con', 'nul', 'LPT1', 'aux.', 'Com9 ', 'con...'])(
  'a game called %j is exported under safe names',
  async (name) => {
    const { server, anna } = world
    const { body: game } = await server.post('/api/games', { name, definition: smallGame() }, anna.headers)
    for (const format of ['html5', 'react', 'android', 'ios', 'api', 'unity']) {
      const { status, body } = await server.post(`/api/games/${game.id}/export`, { format }, anna.headers)
      expect([format, status]).toEqual([format, 200])
      expect([format, body.filename, isSafeFileName(body.filename)]).toEqual([format, body.filename, true])
      const paths = body.encoding === 'base64' ? Object.keys(unzipSync(Buffer.from(body.content, 'base64'))) : []
      for (const path of paths)
        for (const part of path.split('/')) expect([path, isSafeFileName(part)]).toEqual([path, true])
    }
  },
)
