import { screen, waitFor } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { renderApp } from '../../test/render-app.tsx'
import { answerWith, trpcServer } from '../../test/trpc-server.ts'
import { useToasts } from '../../toast/toasts.ts'

const NO_DEMO = { 'auth.demo': () => ({ status: 404, message: 'Der er ingen demokonto' }) } as const
const COMPANY = {
  company: {
    name: 'Bølgebryder Spil ApS',
    address: { street: 'Havnegade 12', postalCode: '8000', city: 'Aarhus C' },
    industry: 'Udgivelse af computerspil',
    ceased: false,
    adProtected: true,
  },
  source: 'embedded',
}

beforeAll(() => trpcServer.listen({ onUnhandledFrame: 'error' }))
afterAll(() => trpcServer.close())
afterEach(() => {
  trpcServer.resetHandlers()
  useToasts.setState({ toasts: [] })
})

const toasts = () => useToasts.getState().toasts.map(({ title, description }) => [title, description])

async function fillIn(own: Readonly<Record<string, string>> = {}) {
  const app = renderApp('/auth/register')
  const { user } = app
  await screen.findByRole('heading', { level: 1, name: 'Opret konto' })
  const values = {
    Fornavn: 'Freja',
    Efternavn: 'Lund',
    Brugernavn: 'freja',
    Email: 'freja@eksempel.dk',
    Adgangskode: 'lampe-over-dammen-7',
    'Bekræft adgangskode': 'lampe-over-dammen-7',
    ...own,
  }
  for (const [label, value] of Object.entries(values)) await user.type(screen.getByLabelText(label), value)
  await user.click(screen.getByRole('checkbox', { name: /vilkår og betingelser/ }))
  return app
}

test('sends what the specification names, without the two fields that are not for the server', async () => {
  const register = vi.fn((_input: unknown) => ({ data: { message: 'ok' } }))
  answerWith({ ...NO_DEMO, 'auth.register': register })
  const { user, router } = await fillIn()
  await user.click(screen.getByRole('button', { name: 'Opret konto' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/auth/login'))
  expect(register).toHaveBeenCalledExactlyOnceWith({
    username: 'freja',
    email: 'freja@eksempel.dk',
    password: 'lampe-over-dammen-7',
    firstName: 'Freja',
    lastName: 'Lund',
    phoneNumber: '',
    companyName: '',
    cvrNumber: '',
    marketingOptIn: false,
  })
  expect(toasts()).toEqual([['Registrering gennemført!', expect.stringContaining('indbakke')]])
})

test('shows a refusal in a toast and at the field it names', async () => {
  const refusal = { status: 409, message: 'Brugernavnet er optaget', field: 'username' }
  answerWith({ ...NO_DEMO, 'auth.register': () => refusal })
  const { user } = await fillIn()
  await user.click(screen.getByRole('button', { name: 'Opret konto' }))
  expect(await screen.findByRole('textbox', { name: 'Brugernavn' })).toBeInTheDocument()
  await waitFor(() => expect(toasts()).toEqual([['Registrering fejlede', 'Brugernavnet er optaget']]))
  expect(screen.getByRole('textbox', { name: 'Brugernavn' })).toHaveAccessibleDescription('Brugernavnet er optaget')
})

test("uses the page's own words for a fault of the server", async () => {
  answerWith({ ...NO_DEMO, 'auth.register': () => ({ status: 500, message: 'SQLITE_FULL' }) })
  const { user } = await fillIn()
  await user.click(screen.getByRole('button', { name: 'Opret konto' }))
  await waitFor(() =>
    expect(toasts()).toEqual([['Registrering fejlede', 'Der opstod en fejl under registrering. Prøv igen.']]),
  )
})

test('offers no lookup where there is no register', async () => {
  const health = () => ({ data: { status: 'ok', version: '1', mode: 'live', adapters: { companies: 'off' } } })
  answerWith({ ...NO_DEMO, 'system.health': health })
  const { user } = renderApp('/auth/register')
  const number = await screen.findByLabelText('CVR-nummer')
  await user.type(number, '98000003')
  expect(await screen.findByText(/intet opslag i CVR her: skriv navnet selv/)).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Slå op' })).not.toBeInTheDocument()
})

test('takes the company from the register, holds its name, and drops it with the number', async () => {
  answerWith({ ...NO_DEMO, 'companies.lookup': () => ({ data: COMPANY }) })
  const { user } = renderApp('/auth/register')
  const number = await screen.findByLabelText('CVR-nummer')
  await user.type(number, '9800000')
  expect(screen.queryByRole('button', { name: 'Slå op' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('checkbox', { name: /nyheder/ }))
  await user.type(number, '3')
  await user.click(screen.getByRole('button', { name: 'Slå op' }))
  const name = screen.getByLabelText('Virksomhedsnavn')
  await waitFor(() => expect(name).toHaveValue('Bølgebryder Spil ApS'))
  expect(name).toHaveAttribute('readonly')
  expect(toasts()).toEqual([['CVR-opslag succesfuldt', 'Virksomhed fundet: Bølgebryder Spil ApS']])
  expect(screen.getByText(/reklamebeskyttet/)).toBeInTheDocument()
  expect(screen.getByRole('checkbox', { name: /nyheder/ })).not.toBeChecked()
  expect(screen.getByText(/opdigtede/)).toBeInTheDocument()
  await user.type(number, '{Backspace}')
  expect(name).toHaveValue('')
  expect(name).not.toHaveAttribute('readonly')
})

test('says when a company is not found', async () => {
  answerWith({ ...NO_DEMO, 'companies.lookup': () => ({ status: 404, message: 'Virksomheden findes ikke i CVR' }) })
  const { user } = renderApp('/auth/register')
  await user.type(await screen.findByLabelText('CVR-nummer'), '98000003')
  await user.click(screen.getByRole('button', { name: 'Slå op' }))
  await waitFor(() => expect(toasts()).toEqual([['CVR-opslag fejlede', 'Virksomheden findes ikke i CVR']]))
  const number = screen.getByLabelText('CVR-nummer')
  expect(number).toHaveAccessibleDescription('Virksomheden findes ikke i CVR')
  await user.type(number, '{Backspace}4')
  expect(number).not.toHaveAccessibleDescription('Virksomheden findes ikke i CVR')
})

test('shows and hides each password by itself', async () => {
  answerWith(NO_DEMO)
  const { user } = renderApp('/auth/register')
  const password = await screen.findByLabelText('Adgangskode')
  expect(password).toHaveAttribute('type', 'password')
  await user.click(screen.getByRole('button', { name: 'Vis adgangskode' }))
  expect(password).toHaveAttribute('type', 'text')
  expect(screen.getByLabelText('Bekræft adgangskode')).toHaveAttribute('type', 'password')
  await user.click(screen.getByRole('button', { name: 'Skjul adgangskode' }))
  expect(password).toHaveAttribute('type', 'password')
})
