import { expect, type Page, test } from '@playwright/test'
import { axeOf, passesAxe, settled } from './axe.ts'
import { proveIdentity } from './member.ts'
import { watch } from './watch.ts'

const PASSWORD = 'lampe-over-dammen-7'

type Person = { readonly username: string; readonly email: string }

// Mails are on their way for a while, and a flow has many pages.
test.describe.configure({ timeout: 120_000 })

let people = 0
/** Somebody new for each test: the server is the same for all of them. */
const someone = (): Person => {
  people += 1
  const username = `freja${Date.now()}${people}`
  return { username, email: `${username}@eksempel.dk` }
}

const toastSays = (page: Page, title: string) =>
  expect(page.getByRole('region', { name: /F8/ }).getByText(title, { exact: true })).toBeVisible()

async function fillRegistration(page: Page, { username, email }: Person): Promise<void> {
  await page.getByLabel('Fornavn').fill('Freja')
  await page.getByLabel('Efternavn').fill('Lund')
  await page.getByLabel('Brugernavn').fill(username)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Adgangskode', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Bekræft adgangskode').fill(PASSWORD)
  await page.getByRole('checkbox', { name: /vilkår og betingelser/ }).check()
}

/** Opens the newest mail to somebody, as its reader would, and follows its link. */
async function followLink(page: Page, { email }: Person, subject: RegExp): Promise<void> {
  await expect
    .poll(async () => {
      const mails: { to: string; subject: string }[] = await (await page.request.get('/api/dev/outbox')).json()
      return mails.some((mail) => mail.to === email && subject.test(mail.subject))
    })
    .toBe(true)
  await page.goto('/dev/outbox')
  await page
    .getByRole('navigation', { name: 'Mails' })
    .getByRole('link')
    .filter({ hasText: email })
    .filter({ hasText: subject })
    .first()
    .click()
  // Until then the frame shows somebody else's mail.
  await expect(
    page.getByRole('article').filter({ hasText: email }).getByRole('heading', { name: subject }),
  ).toBeVisible()
  await page.frameLocator('iframe').getByRole('link').first().click()
}

async function logIn(page: Page, { email }: Person, password = PASSWORD): Promise<void> {
  if (new URL(page.url()).pathname !== '/auth/login') await page.goto('/auth/login')
  // The address comes before its page, and the one before it may have such fields, too.
  await expect(page.getByRole('heading', { level: 1, name: 'Log ind' })).toBeVisible()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Adgangskode', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log ind' }).click()
}

/** Registers and activates somebody past the pages, and logs in through them. */
async function arrive(page: Page): Promise<Person> {
  const person = someone()
  const registration = { ...person, password: PASSWORD, firstName: 'Freja', lastName: 'Lund' }
  expect((await page.request.post('/api/auth/register', { data: registration })).ok()).toBe(true)
  await followLink(page, person, /aktiv/i)
  await page.getByRole('button', { name: 'Aktivér min konto' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Log ind' }).click()
  await logIn(page, person)
  await expect(page).toHaveURL('/dashboard')
  return person
}

test('one registers, activates by mail, logs in and out; the browser keeps nothing to steal', async ({ page }) => {
  const person = someone()
  await page.goto('/auth/register')
  await fillRegistration(page, person)
  await page.getByRole('button', { name: 'Opret konto' }).click()
  await toastSays(page, 'Registrering gennemført!')
  await expect(page).toHaveURL('/auth/login')

  await logIn(page, person)
  await toastSays(page, 'Login fejlede')
  await expect(page.getByRole('main').getByText(/ikke aktiveret endnu/)).toBeVisible()

  await followLink(page, person, /aktiv/i)
  await expect(page).toHaveURL(/\/auth\/activate\?token=/)
  await page.getByRole('button', { name: 'Aktivér min konto' }).click()
  await expect(page.getByRole('main').getByText('Din konto er aktiveret')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Log ind' }).click()
  await logIn(page, person)
  await toastSays(page, 'Velkommen tilbage!')
  await expect(page).toHaveURL('/dashboard')

  const cookies = await page.context().cookies()
  expect(cookies.filter(({ name }) => name === 'session')).toMatchObject([{ httpOnly: true, sameSite: 'Lax' }])
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage }))
  expect(stored).toContain('isAuthenticated')
  expect(stored).not.toContain(person.email)
  for (const { value } of cookies) expect(stored).not.toContain(value)

  await page.getByRole('tab', { name: 'Mine Spil' }).click()
  await expect(page.getByRole('button', { name: /butik/i })).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: /Freja\s*free medlem/ }).click()
  await passesAxe(page)
  await page.getByRole('button', { name: 'Log ud' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log ind' })).toBeVisible()
  expect((await page.request.get('/api/auth/me')).status()).toBe(401)
})

test('a registration with everything wrong says so at each field, in the words of the specification', async ({
  page,
}) => {
  await page.goto('/auth/register')
  await page.getByLabel('CVR-nummer').fill('1234')
  await page.getByLabel('Adgangskode', { exact: true }).fill('kort')
  await page.getByRole('button', { name: 'Opret konto' }).click()
  for (const message of [
    'Fornavn skal være mindst 2 tegn',
    'Efternavn skal være mindst 2 tegn',
    'Brugernavn skal være mindst 3 tegn',
    'Ugyldig email-adresse',
    'CVR-nummer skal være 8 cifre',
    'Adgangskode skal være mindst 6 tegn',
    'Adgangskoder matcher ikke',
    'Du skal acceptere vilkår og betingelser',
  ])
    await expect(page.getByText(message, { exact: true })).toBeVisible()
  const summary = page.getByRole('alert').filter({ hasText: 'felter at rette' })
  await expect(summary).toBeFocused()
  await summary.getByRole('button', { name: 'Email' }).click()
  await expect(page.getByLabel('Email')).toBeFocused()
  await passesAxe(page)
})

test('a company is looked up once its number has eight characters, and let go when it is edited', async ({ page }) => {
  await page.goto('/auth/register')
  const number = page.getByLabel('CVR-nummer')
  const name = page.getByLabel('Virksomhedsnavn')
  const lookUp = page.getByRole('button', { name: 'Slå op' })
  await number.fill('1358562')
  await expect(lookUp).toHaveCount(0)
  await number.fill('13585627')
  await lookUp.click()
  await toastSays(page, 'CVR-opslag fejlede')
  await number.fill('13585628')
  await lookUp.click()
  await toastSays(page, 'CVR-opslag succesfuldt')
  await expect(name).toHaveValue(/.+/)
  await expect(name).not.toBeEditable()
  await number.press('End')
  await number.press('Backspace')
  await expect(name).toHaveValue('')
  await expect(name).toBeEditable()
})

test('a login with everything wrong says so, and says no more than that', async ({ page }) => {
  await page.goto('/auth/login')
  await page.getByRole('button', { name: 'Log ind' }).click()
  await expect(page.getByText('Ugyldig email-adresse', { exact: true })).toBeVisible()
  await expect(page.getByText('Adgangskode er påkrævet', { exact: true })).toBeVisible()
  await passesAxe(page)
  await logIn(page, someone(), 'forkert-kode')
  await toastSays(page, 'Login fejlede')
  await expect(page.getByText('Forkert email eller adgangskode.', { exact: true })).toBeVisible()
  await page.goto('/dashboard')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log ind' })).toBeVisible()
})

test('the demo account is shown, filled in at a press, and lets one in', async ({ page }) => {
  await page.goto('/auth/login')
  await page.getByRole('button', { name: 'Prøv demo' }).click()
  await expect(page.getByLabel('Email')).toHaveValue(/@/)
  await page.getByRole('button', { name: 'Log ind' }).click()
  await expect(page).toHaveURL('/dashboard')
})

test('a forgotten password is replaced through a mail; the link works once', async ({ page }) => {
  const person = await arrive(page)
  await page.context().clearCookies()
  await page.goto('/auth/login')
  await page.getByRole('button', { name: 'Glemt adgangskode?' }).click()
  await toastSays(page, 'Email påkrævet')
  await page.getByLabel('Email').fill(person.email)
  await page.getByRole('button', { name: 'Glemt adgangskode?' }).click()
  await toastSays(page, 'Email sendt!')

  await followLink(page, person, /adgangskode/i)
  await expect(page).toHaveURL(/\/auth\/reset\?token=/)
  const link = page.url()
  const replace = async (password: string) => {
    await page.getByLabel('Ny adgangskode').fill(password)
    await page.getByLabel('Bekræft adgangskode').fill(password)
    await page.getByRole('button', { name: 'Gem adgangskoden' }).click()
  }
  await replace('gynge-bag-karrusel-3')
  await toastSays(page, 'Adgangskode ændret')
  await logIn(page, person)
  await toastSays(page, 'Login fejlede')
  await logIn(page, person, 'gynge-bag-karrusel-3')
  await expect(page).toHaveURL('/dashboard')

  await page.goto(link)
  await replace('endnu-en-lampe-taendt-9')
  await expect(page.getByRole('alert').filter({ hasText: 'Det lykkedes ikke' })).toBeVisible()
})

test('money comes in once the limits are set, and not beyond them; a pause stops it at once', async ({ page }) => {
  await arrive(page)
  await proveIdentity(page)
  await page.goto('/account?afsnit=saldo')
  const deposit = async (amount: string) => {
    await page.getByLabel('Beløb at indbetale').fill(amount)
    await page.getByRole('button', { name: 'Indbetal', exact: true }).click()
  }
  await expect(page.getByText('Testtilstand', { exact: true })).toBeVisible()
  await deposit('200')
  await expect(page.getByText(/Sæt dine indbetalingsgrænser/)).toBeVisible()

  await page.getByRole('tab', { name: 'Ansvarligt spil' }).click()
  for (const [label, limit] of [
    ['Indbetaling pr. døgn', '500'],
    ['Indbetaling pr. uge', '1.000'],
    ['Indbetaling pr. måned', '2000,00'],
  ] as const)
    await page.getByLabel(label).fill(limit)
  await page.getByRole('button', { name: 'Gem grænser' }).first().click()
  const question = page.getByRole('dialog', { name: 'Gem de nye grænser?' })
  await expect(question.getByText('Gælder straks', { exact: true })).toHaveCount(3)
  await passesAxe(page, '[role=dialog]')
  await question.getByRole('button', { name: 'Gem grænser' }).click()
  await toastSays(page, 'Dine grænser er gemt')

  await page.getByRole('tab', { name: 'Saldo' }).click()
  await deposit('400')
  await toastSays(page, 'Indbetalt')
  await expect(page.getByRole('region', { name: 'Din saldo' })).toContainText('400,00')
  await expect(page.getByRole('row', { name: /400,00/ }).first()).toBeVisible()
  await deposit('200')
  await expect(page.getByText(/overskrider din indbetalingsgrænse/)).toBeVisible()

  await page.getByRole('tab', { name: 'Ansvarligt spil' }).click()
  await page.getByLabel('Indbetaling pr. døgn').fill('900')
  await page.getByRole('button', { name: 'Gem grænser' }).first().click()
  await expect(question.getByText('Gælder om 24 timer', { exact: true })).toHaveCount(1)
  await question.getByRole('button', { name: 'Gem grænser' }).click()
  await expect(page.getByText(/Hæves til 900,00/)).toBeVisible()

  await page.getByRole('button', { name: 'Hold pause i 24 timer' }).click()
  await passesAxe(page, '[role=dialog]')
  await page.getByRole('button', { name: 'Start pausen' }).click()
  await expect(page.getByText(/Du holder pause til/)).toBeVisible()
  await passesAxe(page)
  await page.getByRole('tab', { name: 'Saldo' }).click()
  await deposit('10')
  await expect(page.getByText(/holder pause fra spil/)).toBeVisible()
})

test('the profile is changed, the seed is chosen, the data is fetched, and the account is deleted', async ({
  page,
}) => {
  const person = await arrive(page)
  await page.goto('/account')
  await page.getByLabel('Fornavn').fill('Frøya')
  await page.getByRole('button', { name: 'Gem profil' }).click()
  await toastSays(page, 'Profilen er gemt')
  await expect(page.getByRole('button', { name: /Frøya\s*free medlem/ })).toBeVisible()

  await page.getByRole('tab', { name: 'Runder og seeds' }).click()
  await expect(page.getByText('Du har ikke spillet nogen runder endnu.')).toBeVisible()
  await page.getByLabel('Vælg dit klient-seed').fill('min-hest-hedder-karl')
  await page.getByRole('button', { name: 'Brug dette seed' }).click()
  await toastSays(page, 'Dit seed er valgt')
  await page.getByRole('button', { name: 'Skift seed' }).click()
  await expect(page.getByRole('region', { name: 'Det forrige seed' })).toContainText('min-hest-hedder-karl')

  await page.getByRole('tab', { name: 'Mine data' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Hent mine data' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.json$/)
  await page.getByRole('button', { name: 'Slet min konto' }).click()
  await passesAxe(page, '[role=dialog]')
  await page.getByRole('dialog').getByLabel('Din adgangskode').fill(PASSWORD)
  await page.getByRole('button', { name: 'Slet for altid' }).click()
  await expect(page).toHaveURL('/', { timeout: 20_000 })
  await toastSays(page, 'Konto slettet')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log ind' })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Spil( nu)? / }).first()).toBeVisible()
  await logIn(page, person)
  await toastSays(page, 'Login fejlede')
})

async function examine(page: Page): Promise<void> {
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 800 })
    await settled(page)
    // A mail's frame runs no scripts, and so no examiner.
    const { violations } = await axeOf(page)
      .exclude('iframe')
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
      .analyze()
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
    const cutOff = await page
      .getByRole('main')
      .locator('a, button:not([role=tab]), h1, h2, h3, p, input, select, table')
      .evaluateAll((elements) =>
        elements
          .filter((element) => element.getBoundingClientRect().right > innerWidth)
          .map((element) => element.textContent),
      )
    expect(cutOff).toEqual([])
  }
}

for (const address of ['/auth/activate', `/auth/reset?token=${'x'.repeat(43)}`, '/terms', '/privacy', '/dev/outbox']) {
  test(`${address} has no accessibility violation, wide or narrow, and fits 320 px`, async ({ page }) => {
    const complaints = watch(page)
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await examine(page)
    expect(complaints).toEqual([])
  })
}

test('the account pages have no accessibility violation, wide or narrow, and fit 320 px', async ({ page }) => {
  await arrive(page)
  for (const section of ['profil', 'sikkerhed', 'saldo', 'graenser', 'runder', 'data']) {
    await page.goto(`/account?afsnit=${section}`)
    await expect(page.getByRole('tabpanel').getByRole('heading').first()).toBeVisible()
    await examine(page)
  }
})
