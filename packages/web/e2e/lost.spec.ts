import { expect, test } from '@playwright/test'
import { passesAxe } from './axe.ts'
import { toastSays } from './member.ts'

test('without a connection nothing is lost, and with it one goes on; a new release is said to be there', async ({
  page,
  context,
}) => {
  await page.goto('/')
  const header = page.getByRole('banner')
  const retry = page.getByRole('button', { name: 'Prøv igen' })
  await expect(page.getByRole('link', { name: /^Spil( nu)? / }).first()).toBeVisible()

  // A page whose code is not here yet.
  await context.setOffline(true)
  await header.getByRole('link', { name: 'Opret konto' }).click()
  const failure = page.getByRole('heading', { level: 1, name: 'Ingen forbindelse' })
  await expect(failure).toBeVisible()
  await passesAxe(page)
  await retry.click()
  await expect(failure).toBeVisible()
  await context.setOffline(false)
  await retry.click()

  // What is typed stays when it cannot be sent.
  const username = `uden${Date.now()}`
  await page.getByLabel('Fornavn').fill('Ingrid')
  await page.getByLabel('Efternavn').fill('Munk')
  await page.getByLabel('Brugernavn').fill(username)
  await page.getByLabel('Email').fill(`${username}@eksempel.dk`)
  await page.getByLabel('Adgangskode', { exact: true }).fill('lampe-over-dammen-7')
  await page.getByLabel('Bekræft adgangskode').fill('lampe-over-dammen-7')
  await page.getByRole('checkbox', { name: /vilkår og betingelser/ }).check()
  await context.setOffline(true)
  const send = page.getByRole('button', { name: 'Opret konto' })
  await send.click()
  await toastSays(page, 'Registrering fejlede')
  await context.setOffline(false)
  await send.click()
  await expect(page).toHaveURL('/auth/login')

  // The server has other files by now than this page knows of. The studio's page is English.
  await page.route('/assets/**', (route) => route.fulfill({ status: 404 }))
  await page.route('/', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<script src="/assets/index-new.js">' }),
  )
  await page.getByRole('main').getByRole('link', { name: 'Prøv spilgeneratoren' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Spilværk has been updated' })).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Reload the page' }).click()
  await expect(page).toHaveURL('/casino-generator')
  await expect(page.getByRole('textbox', { name: 'Prompt' })).toBeVisible()
})
