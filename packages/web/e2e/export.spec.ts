import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, type Page, test } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { run } from '../../../scripts/process.mjs'
import { watch } from './watch.ts'

test.describe.configure({ timeout: 120_000 })

const strip = ['a', 'b', 'c', 'a', 'b', 'c', 'a', 'b']
const NAME = '</script><img src=x onerror="document.title=1">'
const definition = {
  definitionVersion: 1,
  id: 'haven',
  name: 'Haven',
  betCoins: 10,
  maxWin: 500,
  symbols: [
    { id: 'a', kind: 'regular', name: 'Æble', emoji: '🍎', pays: { 3: 5 } },
    { id: 'b', kind: 'regular', name: 'Bær', emoji: '🍓', pays: { 3: 3 } },
    { id: 'c', kind: 'regular', name: 'Citron', emoji: '🍋', pays: { 3: 40 } },
  ],
  reelSets: { base: Array.from({ length: 3 }, () => ({ strip, rows: 3 })) },
  wins: { type: 'lines', lines: [[1, 1, 1]] },
}
const MOST_BYTES = 1_032_000
const sent = { name: NAME, description: 'En have', theme: 'fruit', category: 'classic', definition }

test('a game taken away plays from the disk, as the server would, and asks nobody', async ({ page, context }, info) => {
  const { request } = context
  const { id } = await (await request.post('/api/games', { data: sent })).json()
  const spun = await (await request.post(`/api/games/${id}/spin`, { data: { bet: 1 } })).json()
  const { seed, totalCoins } = await (await request.get(`/api/rounds/${spun.roundId}`)).json()
  const made = await request.post(`/api/games/${id}/export`, { data: { format: 'html5', currency: 'EUR' } })
  const { content, filename } = await made.json()
  expect(Buffer.byteLength(content)).toBeLessThan(MOST_BYTES)
  const file = info.outputPath(filename)
  await writeFile(file, content)

  const complaints = watch(page)
  const requests: string[] = []
  page.on('request', (one) => requests.push(one.url()))
  await context.setOffline(true)
  await page.goto(pathToFileURL(file).href)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(NAME)
  await expect(page).toHaveTitle(NAME)
  const spin = page.getByRole('button', { name: 'SPIN' })
  await expect(spin).toHaveAttribute('aria-disabled', 'false', { timeout: 30_000 })
  await expect(page.getByText(/1\.000,00\s€/)).toBeVisible()

  await page.getByText('Rundens seed').click()
  await page.getByLabel('Spil en runde fra et seed').fill(seed)
  await page.getByRole('button', { name: 'Spil runden' }).click()
  await expect(page.getByTestId('latest-seed')).toHaveText(seed, { timeout: 60_000 })
  await expect(page.getByTestId('latest-coins')).toHaveText(String(totalCoins))

  await spin.click()
  await expect(page.getByTestId('latest-seed')).toHaveText(/^[0-9a-f]{64}$/, { timeout: 60_000 })
  expect(complaints).toEqual([])
  expect(requests.filter((url) => !/^(file|data|blob):/.test(url))).toEqual([])
})

/** One thing in each archive that only this format has. */
const ARCHIVES = {
  React: 'src/SlotGame.tsx',
  Unity: 'Runtime/game.json',
  Android: 'app/src/main/AndroidManifest.xml',
  iOS: 'Package.swift',
  API: 'openapi.json',
} as const

/** Presses a button of the tab, and gives the files of what it saves. */
async function take(page: Page, format: string): Promise<Readonly<Record<string, string>>> {
  const saved = page.waitForEvent('download')
  await page.getByRole('main').getByRole('button', { name: format, exact: true }).click()
  const download = await saved
  expect(download.suggestedFilename()).toMatch(/^[a-z0-9-]+\.(html|zip)$/)
  const bytes = await readFile(await download.path())
  if (format === 'HTML5') return { 'game.html': strFromU8(bytes) }
  return Object.fromEntries(
    Object.entries(unzipSync(bytes)).map(([name, file]) => [name.slice(name.indexOf('/') + 1), strFromU8(file)]),
  )
}

const complaintsAboutXml = (page: Page, texts: readonly string[]): Promise<readonly string[]> =>
  page.evaluate(
    (all) =>
      all.flatMap(
        (text) =>
          new DOMParser().parseFromString(text, 'application/xml').querySelector('parsererror')?.textContent ?? [],
      ),
    texts,
  )

test('the studio hands out every format, and the React project builds', async ({ page, context }, info) => {
  const complaints = watch(page)
  expect((await context.request.post('/api/games', { data: sent })).status()).toBe(201)
  await page.goto('/casino-generator?tab=exports')
  await page.getByLabel('Currency').selectOption('BRL')
  expect((await take(page, 'HTML5'))['game.html']).toContain('"currency":"BRL"')
  await expect(page.getByText('Export Ready!', { exact: true }).first()).toBeVisible()
  const taken: Record<string, Readonly<Record<string, string>>> = {}
  for (const [format, own] of Object.entries(ARCHIVES)) {
    taken[format] = await take(page, format)
    expect(Object.keys(taken[format]), format).toContain(own)
  }
  const xml = Object.entries(taken.Android ?? {}).flatMap(([name, text]) => (name.endsWith('.xml') ? [text] : []))
  // Manifest, colours, launcher, and the name in the language of the game and in each of six.
  expect(xml).toHaveLength(10)
  expect(await complaintsAboutXml(page, xml)).toEqual([])
  expect(JSON.parse(taken.Unity?.['Runtime/game.json'] ?? '')).toMatchObject({ name: NAME, currency: 'BRL' })
  expect(complaints).toEqual([])

  const folder = info.outputPath('react')
  for (const [name, text] of Object.entries(taken.React ?? {})) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), text)
  }
  await symlink(join(import.meta.dirname, '../node_modules'), join(folder, 'node_modules'), 'junction')
  expect(await run('pnpm', ['exec', 'tsc', '-p', folder])).toBe(0)
  expect(await run('pnpm', ['exec', 'vite', 'build', folder, '--logLevel', 'error'])).toBe(0)
  expect(await readFile(join(folder, 'dist/index.html'), 'utf8')).toContain('assets/index-')
})
