import { expect, type Page } from '@playwright/test'

const PASSWORD = 'lampe-over-dammen-7'

let people = 0

type Mail = { readonly id: string; readonly to: string }

/** Registers and activates somebody new past the pages. */
export async function newMember(page: Page): Promise<string> {
  people += 1
  const username = `asta${Date.now()}${people}`
  const email = `${username}@eksempel.dk`
  const registration = { username, email, password: PASSWORD, firstName: 'Asta', lastName: 'Holm' }
  expect((await page.request.post('/api/auth/register', { data: registration })).ok()).toBe(true)
  let token: string | undefined
  await expect
    .poll(async () => {
      const mails: Mail[] = await (await page.request.get('/api/dev/outbox')).json()
      const mail = mails.find(({ to }) => to === email)
      const text = mail && (await (await page.request.get(`/api/dev/outbox/${mail.id}`)).text())
      token = text?.match(/token=([\w-]+)/)?.[1]
      return token
    })
    .toBeDefined()
  expect((await page.request.post('/api/auth/activate', { data: { token } })).ok()).toBe(true)
  return email
}

/** A CPR number of somebody grown-up whom no other test has: the people of a second in each worker, counted on. */
function newNationalId(): string {
  people += 1
  const worker = Number(process.env.TEST_PARALLEL_INDEX ?? 0) % 8
  const at = (Math.floor(Date.now() / 1000) * 7 + people) * 8 + worker
  const two = (value: number): string => String(value).padStart(2, '0')
  const date = `${two(1 + (at % 28))}${two(1 + (Math.floor(at / 28) % 12))}${two(50 + (Math.floor(at / 336) % 50))}`
  return date + String(Math.floor(at / 16_800) % 4000).padStart(4, '0')
}

/** Proves the identity of whoever is logged in, past the pages. */
export async function proveIdentity(page: Page): Promise<void> {
  const post = async (path: string, data: object): Promise<{ readonly url: string }> => {
    const answer = await page.request.post(`/api/identity/${path}`, { data })
    expect(answer.ok(), `${path}: ${answer.status()}`).toBe(true)
    return answer.json()
  }
  const begun = await post('start', {})
  const state = new URL(begun.url, 'http://spil.test').searchParams.get('state')
  const { url } = await post('test-answer', { state, nationalId: newNationalId() })
  const back = await page.request.get(url, { maxRedirects: 0 })
  expect(back.headers().location).toBe('/account?afsnit=identitet')
}

/** Fills in the way in, where one stands before it. */
export async function logIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Adgangskode', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Log ind' }).click()
}

/** Somebody new, on the page of an address that only members see. */
export async function arriveAt(page: Page, address: string): Promise<void> {
  const email = await newMember(page)
  await page.goto(`/auth/login?next=${encodeURIComponent(address)}`)
  await logIn(page, email)
  await expect(page).toHaveURL(address)
}

export const toastSays = (page: Page, title: string) =>
  expect(page.getByRole('region', { name: /F8/ }).getByText(title, { exact: true })).toBeVisible()
