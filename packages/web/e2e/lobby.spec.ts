import { expect, test } from '@playwright/test'

test('the lobby opens', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Spilværk' })).toBeVisible()
})
