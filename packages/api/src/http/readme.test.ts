import { readFileSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import { startTestServer } from '../testing/server.ts'

const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8')

test('what the README does can be done', async () => {
  const server = await startTestServer()
  onTestFinished(() => server.stop())
  const [, code] = readme.match(/```js\n(.*?)```/s) ?? []
  // The snippet as it stands, with the address that it leaves open.
  const run = new Function('SERVER', `return (async () => { ${code}; return { game, round, again, refusal } })()`)
  const { game, round, again, refusal } = await run(server.url)
  expect(round).toMatchObject({ gameId: game.id, status: 'done' })
  expect(again).toEqual(round)
  expect(refusal).toMatch(/^400 Indsatsen skal være en af 0,1 · /)
})
