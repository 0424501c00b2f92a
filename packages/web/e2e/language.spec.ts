import { expect, test } from '@playwright/test'
import { passesAxe } from './axe.ts'

test('a visitor chooses a language once, and every page speaks it', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'da')
  const header = page.getByRole('banner')
  await header.getByRole('button', { name: 'English' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(header.getByRole('link', { name: 'Log in' })).toBeVisible()
  await passesAxe(page)
  // From page to page, and after a reload.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms and conditions' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Terms and conditions' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Terms and conditions' })).toBeVisible()
  // The studio, which is English without a choice, is Danish by choice.
  await page.goto('/casino-generator')
  await header.getByRole('button', { name: 'Dansk' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'da')
  await expect(header.getByRole('link', { name: 'Log ind' })).toBeVisible()
})

test('without a choice the studio is English, with all that stands around it', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log ind' })).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Spil Generator' }).click()
  await expect(page).toHaveURL('/casino-generator')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test.describe('before its program has come', () => {
  test.use({ javaScriptEnabled: false })

  test('a page is shown in the language that was chosen', async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }])
    await page.goto('/auth/login')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page.locator('[inert] h1', { hasText: 'Log in' })).toBeVisible()
    expect(await page.content()).not.toMatch(/Prøv igen|Siden er længe|kan kun spilles|et dansk casino/)
    await context.clearCookies()
    await page.goto('/auth/login')
    await expect(page.locator('html')).toHaveAttribute('lang', 'da')
    await expect(page.locator('[inert] h1', { hasText: 'Log ind' })).toBeVisible()
  })
})
