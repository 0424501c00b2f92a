import { screen, waitFor } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { renderApp } from '../../test/render-app.tsx'
import { type Answers, answerWith, trpcServer } from '../../test/trpc-server.ts'
import { useToasts } from '../../toast/toasts.ts'
import { useAuth } from '../auth-store.ts'

const USER = { firstName: 'Freja', username: 'freja', subscription: 'free', level: 1, xp: 0, kind: 'player' }
const DEMO = { email: 'demo@eksempel.dk', password: 'ProevMig1' }
const EVERY_PAGE: Answers = {
  'auth.demo': () => ({ data: DEMO }),
  'auth.me': () => ({ data: USER }),
  'limits.session': () => ({ data: null }),
}

beforeAll(() => trpcServer.listen({ onUnhandledFrame: 'error' }))
afterAll(() => trpcServer.close())
afterEach(() => {
  useAuth.getState().logout()
  trpcServer.resetHandlers()
  useToasts.setState({ toasts: [] })
})

const toasts = () => useToasts.getState().toasts.map(({ title, description }) => [title, description])

async function open(answers: Answers = {}, address = '/auth/login') {
  answerWith({ ...EVERY_PAGE, ...answers })
  const app = renderApp(address)
  await screen.findByRole('heading', { level: 1, name: 'Log ind' })
  return app
}

const enter = () => screen.getByRole('button', { name: 'Log ind' })

test('logs in, keeps the session out of the storage, and goes to the dashboard', async () => {
  const login = vi.fn((_input: unknown) => ({ data: { user: USER, token: 'hemmelig' } }))
  const { user, router } = await open({ 'auth.login': login })
  await user.type(screen.getByLabelText('Email'), 'freja@eksempel.dk')
  await user.type(screen.getByLabelText('Adgangskode'), 'hemmelig kode')
  await user.click(screen.getByRole('checkbox', { name: 'Husk mig' }))
  await user.click(enter())
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'))
  expect(router.history.canGoBack()).toBe(false)
  expect(login).toHaveBeenCalledExactlyOnceWith({
    email: 'freja@eksempel.dk',
    password: 'hemmelig kode',
    rememberMe: true,
  })
  expect(toasts()).toEqual([['Velkommen tilbage!', 'Du er nu logget ind på din konto.']])
  expect(localStorage.getItem('auth-storage')).not.toContain('hemmelig')
})

test('goes back to the page that asked for a login', async () => {
  const { user, router } = await open(
    { 'auth.login': () => ({ data: { user: USER, token: 't' } }) },
    '/auth/login?next=%2Fpurchase%2F7',
  )
  await user.click(await screen.findByRole('button', { name: 'Prøv demo' }))
  await user.click(enter())
  await waitFor(() => expect(router.state.location.pathname).toBe('/purchase/7'))
})

test.each([
  [401, 'Forkert email eller adgangskode.', 'Forkert email eller adgangskode.'],
  [429, 'For mange forsøg. Vent 5 minutter, og prøv igen.', 'For mange forsøg. Vent 5 minutter, og prøv igen.'],
  [500, 'SQLITE_FULL', 'Forkert email eller adgangskode.'],
])('a %i is told in a toast', async (status, message, words) => {
  const { user } = await open({ 'auth.login': () => ({ status, message }) })
  await user.click(await screen.findByRole('button', { name: 'Prøv demo' }))
  expect(screen.getByLabelText('Email')).toHaveValue(DEMO.email)
  await user.click(enter())
  await waitFor(() => expect(toasts()).toEqual([['Login fejlede', words]]))
})

test('a reason that takes reading stays on the page', async () => {
  const reason = 'Din konto er ikke aktiveret endnu.'
  const { user } = await open({ 'auth.login': () => ({ status: 403, message: reason }) })
  await user.click(await screen.findByRole('button', { name: 'Prøv demo' }))
  await user.click(enter())
  await waitFor(() => expect(screen.getAllByText(reason).length).toBeGreaterThan(1))
})

test('whoever is held back because others have guessed gets a link by mail', async () => {
  const message = 'Hvis der er en konto med den adresse, har vi sendt en mail.'
  const request = vi.fn((_input: unknown) => ({ data: { message } }))
  const { user } = await open({
    'auth.login': () => ({ status: 429, message: 'For mange forsøg.', refusal: 'tooManyAttempts' }),
    'auth.requestUnlock': request,
  })
  await user.type(screen.getByLabelText('Email'), 'freja@eksempel.dk')
  await user.type(screen.getByLabelText('Adgangskode'), 'hemmelig kode')
  await user.click(enter())
  await user.click(await screen.findByRole('button', { name: 'Send mig et link' }))
  expect(await screen.findByText('Tjek din email')).toBeVisible()
  expect(screen.getByText(message, { exact: false })).toBeVisible()
  expect(request).toHaveBeenCalledExactlyOnceWith({ email: 'freja@eksempel.dk' })
})

test('the page of that link makes the device a known one at a press', async () => {
  const unlock = vi.fn((_input: unknown) => ({ data: { message: 'ok' } }))
  answerWith({ ...EVERY_PAGE, 'auth.unlock': unlock })
  const { user } = renderApp('/auth/unlock?token=abc')
  await user.click(await screen.findByRole('button', { name: 'Brug denne enhed' }))
  expect(await screen.findByText('Enheden er kendt')).toBeVisible()
  expect(unlock).toHaveBeenCalledExactlyOnceWith({ token: 'abc' })
})

test('without a demo account there is no hint of one', async () => {
  await open({ 'auth.demo': () => ({ status: 404, message: 'Der er ingen demokonto' }) })
  await waitFor(() => expect(screen.queryByRole('complementary', { name: 'Demokonto' })).not.toBeInTheDocument())
})

test.each([
  ['shown', 1],
  ['hidden', 0],
])('an outbox that is %s is told of %d times', async (outbox, times) => {
  const health = vi.fn(() => ({ data: { status: 'ok', version: '1', adapters: { outbox } } }))
  await open({ 'system.health': health })
  await waitFor(() => expect(health).toHaveBeenCalled())
  await screen.findByText('Vil du bare se dig om?')
  expect(screen.queryAllByRole('link', { name: 'udbakken her' })).toHaveLength(times)
})

test('a forgotten password needs an email, and is answered in the words of the specification', async () => {
  const forgot = vi.fn((_input: unknown) => ({ data: { message: 'ok' } }))
  const { user } = await open({ 'auth.forgotPassword': forgot })
  await user.click(screen.getByRole('button', { name: 'Glemt adgangskode?' }))
  expect(toasts()).toEqual([['Email påkrævet', 'Indtast din email-adresse først.']])
  expect(forgot).not.toHaveBeenCalled()
  await user.type(screen.getByLabelText('Email'), 'freja@eksempel.dk')
  await user.click(screen.getByRole('button', { name: 'Glemt adgangskode?' }))
  await waitFor(() =>
    expect(toasts()).toEqual([['Email sendt!', 'Tjek din email for instruktioner til at nulstille dit password.']]),
  )
})

test('a mail that could not be sent is an error', async () => {
  const { user } = await open({ 'auth.forgotPassword': () => ({ status: 500, message: 'ECONNREFUSED' }) })
  await user.type(screen.getByLabelText('Email'), 'freja@eksempel.dk')
  await user.click(screen.getByRole('button', { name: 'Glemt adgangskode?' }))
  await waitFor(() => expect(toasts()).toEqual([['Fejl', 'Der opstod en fejl ved afsendelse af email.']]))
})
