import { expect, type Locator, test } from '@playwright/test'
import { passesAxe } from './axe.ts'
import { recordClip } from './listen.ts'
import { watch } from './watch.ts'

test.describe.configure({ timeout: 180_000 })

const TABS = [
  ['basis', 'Basis', 'Personlighed'],
  ['lyd', 'Lyd', 'Lydtema'],
  ['visuel', 'Visuel', 'Visuelle effekter'],
  ['mekanik', 'Mekanik', 'Gevinstlinjer'],
  ['ai', 'AI', 'Markedstendenser'],
] as const

for (const width of [1440, 320]) {
  test(`each tab has its address and passes axe at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    const faults = watch(page)
    await page.goto('/advanced-generator?tab=ai')
    for (const [tab, label, shows] of TABS) {
      await page.getByRole('tab', { name: label, exact: true }).click()
      await expect(page).toHaveURL(tab === 'basis' ? '/advanced-generator' : `/advanced-generator?tab=${tab}`)
      await expect(page.getByRole('tabpanel').getByText(shows).first()).toBeVisible()
      await expect(page.getByRole('button', { name: 'Prøvespin' })).toBeEnabled()
      await passesAxe(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
    }
    expect(faults).toEqual([])
  })
}

test('every sound is heard as the browser renders it, and none at volume 0', async ({ page }) => {
  await recordClip(page)
  await page.goto('/advanced-generator')
  await page.getByText('Rumodyssé', { exact: true }).click()
  const heardAt = async (volume: number): Promise<number[]> => {
    await page.goto('/advanced-generator?tab=lyd')
    await page.getByRole('spinbutton', { name: 'Lydstyrke' }).fill(String(volume))
    await page.keyboard.press('Tab')
    const effects = page.getByRole('button', { name: /^Hør .+, / })
    await expect(effects).toHaveCount(5 * 3 + 3)
    for (const effect of await effects.all()) await effect.click()
    await page.getByRole('button', { name: 'Hør baggrundsmusikken' }).click()
    return page.evaluate(() => window.listen())
  }
  const loud = await heardAt(70)
  expect(loud).toHaveLength(19)
  for (const loudness of loud) expect(loudness).toBeGreaterThan(0.004)
  expect(await heardAt(0)).toEqual(Array(19).fill(0))
})

test('a game is put together, kept over a reload, tried, generated, and obeys what it was given', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const faults = watch(page)
  await recordClip(page)
  await page.goto('/advanced-generator')
  await page.getByRole('textbox', { name: 'Spillets navn' }).fill('Neonregn')
  await page.getByRole('button', { name: 'AI inspiration' }).click()
  await expect(page.getByRole('textbox', { name: 'Beskrivelse' })).not.toBeEmpty()
  await page.getByText('Cyberpunk By', { exact: true }).click()
  await page.getByRole('radio', { name: 'High Roller' }).press('Space')
  await page.getByRole('tab', { name: 'Lyd' }).click()
  await page.getByRole('radio', { name: 'Moderne Elektronisk' }).check()
  await page.getByRole('button', { name: 'Hør Laser, når hjulene starter' }).click()
  await page.getByRole('button', { name: 'Hør Blip, når et hjul stopper' }).click()
  const [laser, blip] = await page.evaluate(() => window.started)
  await page.getByRole('tab', { name: 'Visuel' }).click()
  await page.getByRole('checkbox', { name: /Partikler/ }).check()
  await page.getByRole('spinbutton', { name: /Animationshastighed/ }).fill('3')
  await page.getByRole('combobox', { name: 'Farveskema' }).click()
  await page.getByRole('option', { name: 'Neon' }).click()
  await page.reload()
  await expect(page.getByRole('checkbox', { name: /Partikler/ })).toBeChecked()

  const preview = page.getByRole('region', { name: 'Forhåndsvisning' })
  await preview.getByRole('button', { name: 'Prøvespin' }).click()
  await expect(preview.getByRole('status').first()).toHaveText(/Gevinst:|Ingen gevinst/, { timeout: 30_000 })
  const colour = (place: Locator) =>
    place.evaluate((element) => getComputedStyle(element).getPropertyValue('--game-main').trim())
  const neon = await colour(preview.locator('[data-effects]'))

  await page.getByRole('tab', { name: 'Basis' }).click()
  await page.clock.install()
  await page.getByRole('textbox', { name: 'Spillets navn' }).press('Enter')
  const overlay = page.getByRole('dialog')
  await expect(overlay.getByRole('status')).toHaveText('Analyserer tema og stil...')
  await passesAxe(page, '[role=dialog]')
  for (let message = 0; message < 7; message++) await page.clock.runFor(2000)
  await expect(page.getByText('Spil Genereret Succesfuldt!', { exact: true })).toBeVisible({ timeout: 60_000 })
  await expect(page.getByRole('heading', { name: 'Neonregn' })).toBeFocused()
  await page.getByRole('link', { name: 'Spil spillet nu' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Neonregn' })).toBeVisible()

  const machine = page.locator('[data-effects]')
  await expect(machine).toHaveAttribute('data-effects', 'Partikler')
  expect(await colour(machine)).toBe(neon)
  await expect(page.getByText('Datakrystal', { exact: true })).toBeVisible()
  const spin = page.getByRole('button', { name: /^SPIN/ })
  await page.evaluate(() => window.started.splice(0))
  await expect(spin).toHaveAttribute('aria-disabled', 'false', { timeout: 30_000 })
  await spin.click()
  const started = () => page.evaluate(() => window.started)
  await expect.poll(started, { timeout: 30_000 }).toEqual(expect.arrayContaining([laser, blip]))
  const songs = async () => (await started()).filter(({ seconds, isLoop }) => isLoop && seconds > 50)
  await expect.poll(songs, { timeout: 30_000 }).not.toEqual([])

  // What the player wants goes before what the game wants.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(machine).toHaveAttribute('data-effects', '')
  await page.getByRole('button', { name: 'Lyd' }).click()
  await page.evaluate(() => window.started.splice(0))
  await expect(spin).toHaveAttribute('aria-disabled', 'false', { timeout: 60_000 })
  await spin.click()
  await expect(page.getByRole('region', { name: 'Spillemaskine' }).getByRole('status').first()).not.toHaveText(
    /Hjulene kører|Tryk/,
    { timeout: 30_000 },
  )
  expect(await started()).toEqual([])
  expect(faults).toEqual([])
})
