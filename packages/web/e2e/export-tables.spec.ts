import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type APIRequestContext, expect, test } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { watch } from './watch.ts'

test.describe.configure({ timeout: 120_000 })

/** A guest's own table, from the rules that the package has as examples. */
async function makeTable(request: APIRequestContext, example: string): Promise<number> {
  const file = join(import.meta.dirname, '../../table-games/examples', `${example}.json`)
  const definition = JSON.parse(await readFile(file, 'utf8'))
  const sent = { name: definition.name, description: 'Et bord', theme: 'classic', category: 'table', definition }
  const made = await request.post('/api/games', { data: sent })
  expect(made.status()).toBe(201)
  return (await made.json()).id
}

/** The page of the game out of the archive of the project for Android. */
async function unpackedPage(request: APIRequestContext, id: number): Promise<string> {
  const made = await request.post(`/api/games/${id}/export`, { data: { format: 'android', currency: 'EUR' } })
  expect(made.status()).toBe(200)
  const files = unzipSync(Buffer.from((await made.json()).content, 'base64'))
  const [, page] = Object.entries(files).find(([name]) => name.endsWith('assets/game.html')) ?? []
  return strFromU8(page ?? new Uint8Array())
}

for (const [example, start, corners] of [
  ['european-roulette', 'Spin', '0px'],
  ['blackjack-endless-shoe', 'Giv kort', '50%'],
] as const)
  test(`${example} taken away is played from the disk to the end of its round, and asks nobody`, async ({
    page,
    context,
  }, info) => {
    const { request } = context
    const content = await unpackedPage(request, await makeTable(request, example))
    expect(Buffer.byteLength(content)).toBeLessThan(1_045_000)
    const file = info.outputPath('game.html')
    await writeFile(file, content)
    const complaints = watch(page)
    const requests: string[] = []
    page.on('request', (one) => requests.push(one.url()))
    await context.setOffline(true)
    await page.goto(pathToFileURL(file).href)
    await expect(page.getByRole('definition').first()).toHaveText(/1\.000,00\s€/)

    await expect(page.locator('[data-spot]').first()).toHaveCSS('border-radius', corners)
    await page.locator('[data-spot]').first().click()
    await page.getByRole('button', { name: start, exact: true }).click()
    const over = page.getByRole('log').getByText(/Ingen gevinst|betaler|Indsatsen/)
    const free = page.locator('.table-choice').first()
    for (let moves = 0; moves < 12; moves++) {
      await expect(over.or(free).first()).toBeAttached({ timeout: 30_000 })
      if ((await over.count()) > 0) break
      await free.click()
      await expect(free.or(over).first()).toBeAttached({ timeout: 30_000 })
    }
    await expect(over.last()).toBeAttached()
    await page.getByText('Rundens seed').click()
    await expect(page.getByTestId('latest-seed')).toHaveText(/^[0-9a-f]{64}$/)
    expect(complaints).toEqual([])
    expect(requests.filter((url) => !/^(file|data|blob):/.test(url))).toEqual([])
    await page.screenshot({ path: info.outputPath('table.png'), fullPage: true })
  })
