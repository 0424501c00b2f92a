import { expect, type Page, test } from '@playwright/test'
import { passesAxe, settled } from './axe.ts'
import { watch } from './watch.ts'

test.describe.configure({ timeout: 120_000 })

/** The demo account has a library and a history from the first start on. */
async function logInToDemo(page: Page): Promise<void> {
  await page.goto('/auth/login')
  await page.getByRole('button', { name: 'Prøv demo' }).click()
  await page.getByRole('button', { name: 'Log ind' }).click()
  await page.waitForURL('**/dashboard')
}

test('a visitor is sent to log in, and comes back to the tab', async ({ page }) => {
  await page.goto('/dashboard?tab=spil')
  await expect(page.getByRole('heading', { level: 1, name: 'Log ind' })).toBeVisible()
  await page.getByRole('button', { name: 'Prøv demo' }).click()
  await page.getByRole('button', { name: 'Log ind' }).click()
  await expect(page.getByRole('tab', { name: 'Mine Spil' })).toHaveAttribute('aria-selected', 'true')
})

for (const width of [1440, 390]) {
  test(`each tab has its address and passes axe at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    const faults = watch(page)
    await logInToDemo(page)
    await expect(page.getByText('FREE MEDLEM', { exact: true })).toBeVisible()
    for (const [tab, label, shows] of [
      ['spil', 'Mine Spil', 'Spil Nu'],
      ['butik', 'Spil Butik', 'Gå til casinoets forside'],
      ['konto', 'Konto', 'Dine ordrer'],
      ['support', 'Support', 'Kontakt'],
      ['oversigt', 'Oversigt', 'Din udvikling'],
    ] as const) {
      await page.getByRole('tab', { name: label, exact: true }).click()
      await expect(page).toHaveURL(tab === 'oversigt' ? '/dashboard' : `/dashboard?tab=${tab}`)
      await expect(page.getByRole('main').getByText(shows).first()).toBeVisible()
      await settled(page)
      await passesAxe(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
    }
    expect(faults).toEqual([])
  })
}

test('a rating, a favourite and the renewal of a lease stay after a reload', async ({ page }) => {
  await logInToDemo(page)
  await page.getByRole('tab', { name: 'Mine Spil' }).click()
  const leased = page.getByRole('listitem').filter({ hasText: 'Lejet' })
  const star = (count: number) => leased.getByRole('radio', { name: `${count} stjerner` })
  const renewal = leased.getByRole('switch', { name: /Forny automatisk/ })
  const heart = leased.getByRole('button', { name: 'Favorit' })
  await expect(heart).toHaveAttribute('aria-disabled', 'false')
  // The account is everybody's, so what it was before is turned round.
  const count = (await star(2).isChecked()) ? 3 : 2
  const renews = await renewal.isChecked()
  const likes = (await heart.getAttribute('aria-pressed')) === 'true'
  await leased
    .locator('label')
    .filter({ hasText: `${count} stjerner` })
    .click()
  await expect(star(count)).toBeChecked()
  await renewal.click()
  await expect(renewal).toBeChecked({ checked: !renews })
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', String(!likes))
  await page.waitForLoadState('networkidle')
  await page.reload()
  await expect(star(count)).toBeChecked()
  await expect(renewal).toBeChecked({ checked: !renews })
  await expect(heart).toHaveAttribute('aria-pressed', String(!likes))
})

test('notifications are read, and a receipt is a PDF', async ({ page }) => {
  await logInToDemo(page)
  await page.getByRole('button', { name: /Notifikationer.*ulæste/ }).click()
  await expect(page.getByRole('region', { name: 'Notifikationer' })).toBeFocused()
  await passesAxe(page, 'main')
  await page.getByRole('button', { name: 'Markér alle som læst' }).click()
  await expect(page.getByRole('button', { name: 'Notifikationer', exact: true })).toBeVisible()
  await page.getByRole('tab', { name: 'Konto' }).click()
  const download = page.waitForEvent('download')
  await page
    .getByRole('link', { name: /Kvittering/ })
    .first()
    .click()
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/)
})
