import { type Browser, expect, type Page, test } from '@playwright/test'
import { passesAxe } from './axe.ts'
import { arriveAt, toastSays } from './member.ts'
import { watch } from './watch.ts'

// A flow has many pages.
test.describe.configure({ timeout: 180_000 })

const SLOW = { timeout: 30_000 }

async function make(page: Page, name: string): Promise<number> {
  const wishes = { description: 'Et stille spil.', rtp: 9500, reels: 5, paylines: 10, volatility: 'medium' }
  const made = await page.request.post('/api/games', { data: { name, ...wishes } })
  expect(made.status()).toBe(201)
  return (await made.json()).id
}

/** Another browser, which nobody is logged in with. */
async function stranger(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'da-DK' })
  return context.newPage()
}

/** Plays a round with demo credits, where there is nothing else to choose. */
async function tryIt(page: Page, why: string): Promise<void> {
  await expect(page.getByText(`${why}: kun til at prøve`)).toBeVisible(SLOW)
  await expect(page.getByRole('radio', { name: /^Penge/ })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Køb eller lej' })).toHaveCount(0)
  await page.getByRole('button', { name: 'SPIN', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Kontrollér runde' })).toBeVisible(SLOW)
}

/** A text of the game in another language, and what is said of it: beside the field, and on the page of all comments. */
async function writesTexts(page: Page, id: number): Promise<void> {
  const studio = page.url()
  await page.goto(`/studio/games/${id}/texts`)
  const field = page.getByRole('textbox', { name: 'Name (German)' })
  await page.getByLabel('Write in').selectOption('de', SLOW)
  await field.fill('Lichter im Moor')
  await field.blur()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeEnabled(SLOW)
  await expect(page.getByRole('region', { name: 'Earlier changes' })).toContainText('Lichter im Moor')
  await page.getByRole('link', { name: 'Name (German): write a comment' }).click()
  const sheet = page.getByRole('dialog', { name: 'Comments: Name (German)' })
  await sheet.getByRole('textbox', { name: 'New comment on Name (German)' }).fill('<b>Moor</b> or Sumpf?')
  await sheet.getByRole('button', { name: 'Write', exact: true }).click()
  await expect(sheet.getByText('<b>Moor</b> or Sumpf?')).toBeVisible(SLOW)
  await passesAxe(page, '[role=dialog]')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('link', { name: 'Name (German): 1 open thread' })).toBeFocused()
  await field.fill('Lichter im Sumpf')
  await field.blur()
  await expect(page.getByRole('button', { name: 'Take change 2 back' })).toBeVisible(SLOW)
  await page.goto(`/studio/games/${id}/comments?state=open`)
  const since = 'It was Lichter im Moor when the thread was started. It is Lichter im Sumpf now.'
  await expect(page.getByText(since)).toBeVisible(SLOW)
  await passesAxe(page, 'main')
  await page.getByRole('button', { name: /^Resolve the thread/ }).click()
  await expect(page.getByText('No thread matches the filter.')).toBeVisible(SLOW)
  await page.goto(studio)
}

const library = (page: Page, name: string) => page.getByRole('region', { name: `Who plays ${name}` })

test('from the studio by link to a friend, and from the workshop to everybody', async ({ page, browser }) => {
  const name = `Mosens Lygter ${String.fromCharCode(...Array.from(String(Date.now() % 100_000), (digit) => 65 + Number(digit)))}`
  await page.goto('/auth/login')
  await page.getByRole('button', { name: 'Prøv demo' }).click()
  await page.getByRole('button', { name: 'Log ind' }).click()
  await expect(page).toHaveURL('/dashboard', SLOW)
  const id = await make(page, name)
  const friend = await stranger(browser)

  await friend.goto(`/games/${id}`)
  await expect(friend.getByText('Spil ikke fundet')).toBeVisible(SLOW)

  await page.goto('/casino-generator?tab=library')
  const own = library(page, name)
  await own.getByLabel('Who sees it').selectOption('Whoever has the link')
  const address = own.getByRole('textbox', { name: `Link to ${name}` })
  await expect(address).toHaveValue(new RegExp(`/games/${id}\\?link=[\\w-]{22}$`), SLOW)
  await passesAxe(page, 'main')

  await writesTexts(page, id)

  // The link opens the game, and in the same tab also its other pages.
  const complaints = watch(friend)
  await friend.goto(await address.inputValue())
  await expect(friend.getByRole('heading', { level: 1, name })).toBeVisible(SLOW)
  await tryIt(friend, 'Delt med dig')
  await friend.getByRole('link', { name: 'Kontrollér runde' }).click()
  await expect(friend.getByRole('heading', { name: `Genafspilning: ${name}` })).toBeVisible(SLOW)
  for (const path of ['/sheet', '']) {
    await friend.goto(`/games/${id}${path}`)
    await expect(friend.getByRole('heading', { level: 1, name })).toBeVisible(SLOW)
  }
  await friend.goto(`/games/${id}/offer`)
  await expect(friend.getByRole('heading', { name: 'Spillet er ikke til salg' })).toBeVisible(SLOW)
  expect(complaints).toEqual([])
  const other = await stranger(browser)
  await other.goto(`/games/${id}`)
  await expect(other.getByText('Spil ikke fundet')).toBeVisible(SLOW)

  await own.getByLabel('Who sees it').selectOption('Everybody, in the workshop (demo play)')
  await expect(page.getByText('In the workshop', { exact: true }).filter({ visible: true }).first()).toBeVisible(SLOW)
  await other.goto('/')
  await expect(other.getByRole('article').first()).toBeVisible(SLOW)
  const ofTheHouse = other.getByRole('region', { name: 'Nye fra huset' })
  await expect(ofTheHouse.getByRole('article').first()).toBeVisible(SLOW)
  await expect(ofTheHouse.getByRole('article', { name })).toHaveCount(0)
  await other.getByRole('button', { name: 'Fra værkstedet', exact: true }).click()
  const card = other.getByRole('article', { name })
  await expect(card.getByText('Kun demo')).toBeVisible(SLOW)
  await expect(card.getByRole('link', { name: /^Køb/ })).toHaveCount(0)
  await passesAxe(other, 'main')
  await card.click()
  await expect(other).toHaveURL(`/games/${id}`)
  await tryIt(other, 'Fra værkstedet')
  await other.getByRole('link', { name: 'Anmeld' }).click()
  await expect(other).toHaveURL(`/auth/login?next=%2Fgames%2F${id}`)

  const member = await stranger(browser)
  await arriveAt(member, `/games/${id}`)
  await member.getByRole('button', { name: 'Anmeld' }).click(SLOW)
  const dialog = member.getByRole('dialog', { name: `Anmeld ${name}` })
  await dialog.getByLabel('Hvad er der galt?').fill('Navnet ligner et andet spil.')
  await passesAxe(member, '[role=dialog]')
  await dialog.getByRole('button', { name: 'Send anmeldelsen' }).click()
  await toastSays(member, 'Tak for din anmeldelse')

  await own.getByLabel('Who sees it').selectOption('Only me')
  await expect(page.getByText('Private', { exact: true }).filter({ visible: true }).first()).toBeVisible(SLOW)
  await other.goto(`/games/${id}`)
  await expect(other.getByText('Spil ikke fundet')).toBeVisible(SLOW)
})
