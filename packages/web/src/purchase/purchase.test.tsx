import { leasePrice, type QuoteInput } from '@spilvaerk/schemas'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { useAuth } from '../auth/auth-store.ts'
import { renderApp } from '../test/render-app.tsx'
import { sampleGame } from '../test/sample-games.ts'
import { type Answers, answerWith, trpcServer } from '../test/trpc-server.ts'

const USER = { firstName: 'Freja', username: 'freja', subscription: 'free', kind: 'player' } as const
const GAME = sampleGame({ id: 7, name: 'Klokkespil' })
const ORDER = {
  id: '69c6cad9-a311-442c-9fa0-6833497527c1',
  gameId: GAME.id,
  gameName: GAME.name,
  ownershipType: 'purchase',
  duration: null,
  amount: 25_000,
  vat: 5000,
  paymentMethod: 'credit_card',
  paymentReference: 'kort-1-a',
  state: 'pending',
  invoiceNumber: null,
  renewal: false,
  createdAt: '2026-11-21T12:00:00.000Z',
  paidAt: null,
}

const option = (method: string, test = true) => ({ method, provider: 'test', test, publishableKey: null })

const quote = (input: unknown) => {
  const { gameId, ownershipType, duration } = input as QuoteInput
  const price = duration ? leasePrice(duration) : 25_000
  return {
    data: {
      gameId,
      ownershipType,
      duration: duration ?? null,
      price,
      discountPercent: 0,
      credit: 0,
      amount: price,
      vat: price / 5,
    },
  }
}

beforeAll(() => trpcServer.listen({ onUnhandledFrame: 'error' }))
afterAll(() => trpcServer.close())
beforeEach(() => useAuth.getState().login(USER, 'tegn'))
afterEach(() => {
  useAuth.getState().logout()
  sessionStorage.clear()
  trpcServer.resetHandlers()
})

function open(answers: Answers = {}, address = `/purchase/${GAME.id}`) {
  answerWith({
    'auth.me': () => ({ data: USER }),
    'limits.session': () => ({ data: null }),
    'catalogue.game': () => ({ data: GAME }),
    'purchases.options': () => ({ data: [option('credit_card'), option('mobilepay')] }),
    'purchases.orders': () => ({ data: [] }),
    'purchases.quote': quote,
    ...answers,
  })
  return renderApp(address)
}

test('the button says the server’s price of what is chosen', async () => {
  const { user } = open()
  expect(await screen.findByRole('button', { name: /^Bekræft køb - 25\.000\sDKK$/ })).toBeInTheDocument()
  await user.click(screen.getByRole('radio', { name: /^Leje/ }))
  await user.click(screen.getByRole('radio', { name: /^6 måneder/ }))
  expect(await screen.findByRole('button', { name: /^Bekræft køb - 10\.800\sDKK$/ })).toBeInTheDocument()
  expect(screen.getByText('10 %')).toBeInTheDocument()
  expect(screen.getByText(/opgradere til permanent adgang med fuld kreditering/)).toBeInTheDocument()
})

test('fields left empty are told, and nothing is sent', async () => {
  const purchase = vi.fn(() => ({ data: null }))
  const { user } = open({ 'purchases.purchase': purchase })
  await user.click(await screen.findByRole('button', { name: /^Bekræft køb/ }))
  expect(await screen.findByText('Udfyld alle kreditkort felter.')).toBeInTheDocument()
  expect(screen.getByLabelText('Kortholder')).toHaveFocus()
  expect(screen.getAllByText('Feltet mangler')).toHaveLength(4)
  await user.click(screen.getByRole('button', { name: /^Bekræft køb/ }))
  expect(screen.getByLabelText('Kortholder')).toHaveFocus()
  await user.click(screen.getByRole('tab', { name: 'MobilePay' }))
  await user.click(screen.getByRole('button', { name: /^Bekræft køb/ }))
  expect(await screen.findByText('Indtast dit MobilePay telefonnummer.')).toBeInTheDocument()
  expect(purchase).not.toHaveBeenCalled()
})

test('a line that is cut in the middle of a payment leaves the form as it was', async () => {
  let isCut = false
  const away = { status: 503, message: '' }
  const { user } = open({
    'purchases.quote': (input) => (isCut ? away : quote(input)),
    'purchases.purchase': () => {
      isCut = true
      return away
    },
  })
  await user.click(await screen.findByRole('tab', { name: 'MobilePay' }))
  const phone = screen.getByLabelText('Telefonnummer')
  await user.type(phone, '22334455')
  await user.click(screen.getByRole('button', { name: /^Bekræft køb/ }))
  const alert = await screen.findByRole('alert', {}, { timeout: 5000 })
  expect(alert).toHaveTextContent('Der opstod en fejl under betalingen. Prøv igen.')
  expect(await screen.findByRole('button', { name: /^Bekræft køb - 25/ })).toBeEnabled()
  await user.type(phone, '66')
  expect(phone).toBeInTheDocument()
  expect(phone).toHaveValue('2233445566')
})

test('a card that is not a test card is asked for by its provider, in no field of ours', async () => {
  open({ 'purchases.options': () => ({ data: [option('credit_card', false), option('mobilepay')] }) })
  expect(await screen.findByText(/kortudbyderens eget felt/)).toBeInTheDocument()
  expect(screen.queryByLabelText('Kortnummer')).not.toBeInTheDocument()
})

test.each([
  ['credit_card', 'Kreditkort', 'Kortnummer'],
  ['mobilepay', 'MobilePay', 'Telefonnummer'],
])('where only %s is there, it is the only one to choose, and it is chosen', async (method, name, field) => {
  open({ 'purchases.options': () => ({ data: [option(method)] }) })
  expect((await screen.findAllByRole('tab')).map(({ textContent }) => textContent)).toEqual([name])
  expect(screen.getByLabelText(field)).toBeInTheDocument()
})

test('where there is no way to pay, the page says so and has no button', async () => {
  open({ 'purchases.options': () => ({ data: [] }) })
  expect(await screen.findByText('Der kan ikke købes her lige nu')).toBeInTheDocument()
  expect(screen.queryByRole('tab')).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /^Bekræft køb/ })).not.toBeInTheDocument()
})

test('an order that waits is shown on its address, and asks the bank of testtilstand', async () => {
  const step = { kind: 'testConfirmation' }
  const waiting = { order: { ...ORDER, state: 'needsConfirmation' }, step, entitlement: null }
  const confirm = vi.fn((_input: unknown) => ({
    data: { order: { ...ORDER, state: 'paid', invoiceNumber: 12 }, step: null, entitlement: null },
  }))
  const { user } = open(
    { 'purchases.order': () => ({ data: waiting }), 'purchases.confirmTest': confirm },
    `/purchase/${GAME.id}?order=${ORDER.id}`,
  )
  const bank = within(await screen.findByRole('dialog', { name: 'Din bank (testtilstand)' }))
  await user.click(bank.getByRole('button', { name: 'Godkend' }))
  await waitFor(() => expect(confirm).toHaveBeenCalledExactlyOnceWith({ id: ORDER.id, approve: true }))
  expect(await screen.findByRole('heading', { name: 'Køb gennemført!' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: /kvittering nr\. 12/ })).toHaveAttribute(
    'href',
    `/api/orders/${ORDER.id}/receipt.pdf`,
  )
})

test('whoever wants to pay in another way has chosen what was ordered, also on a page that is new', async () => {
  const order = { ...ORDER, ownershipType: 'lease', duration: 7, amount: 12_600 }
  const { user } = open(
    { 'purchases.order': () => ({ data: { order, step: null, entitlement: null } }) },
    `/purchase/${GAME.id}?order=${ORDER.id}`,
  )
  await user.click(await screen.findByRole('button', { name: 'Betal på en anden måde' }))
  expect(await screen.findByRole('button', { name: /^Bekræft køb - 12\.600\sDKK$/ })).toBeInTheDocument()
  expect(screen.getByRole('radio', { name: /^Leje/ })).toBeChecked()
  expect(screen.getByRole('slider')).toHaveAttribute('aria-valuenow', '7')
})

test('whoever has a payment under way is shown the way to it', async () => {
  open({ 'purchases.orders': () => ({ data: [ORDER] }) })
  expect(await screen.findByText('Du har en betaling i gang')).toBeInTheDocument()
})

test('what is owned is not sold again', async () => {
  open({ 'purchases.quote': () => ({ status: 409, message: 'Du ejer allerede spillet', field: 'gameId' }) })
  expect(await screen.findByRole('heading', { name: 'Du ejer allerede spillet' })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /^Bekræft køb/ })).not.toBeInTheDocument()
})

test('a visitor is sent to the way in and back', async () => {
  useAuth.getState().logout()
  const { router } = open()
  await waitFor(() =>
    expect(router.state.location).toMatchObject({ pathname: '/auth/login', search: { next: `/purchase/${GAME.id}` } }),
  )
})

test('a game that is not there is told', async () => {
  open({ 'catalogue.game': () => ({ status: 404, message: 'Spil ikke fundet' }) })
  expect(await screen.findByRole('heading', { name: 'Spil ikke fundet' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Tilbage til casino' })).toHaveAttribute('href', '/')
})

test.each([
  ['listed', 'Fra værkstedet'],
  ['private', 'Dit eget'],
  ['withdrawn', 'Trukket tilbage'],
] as const)('a game that is %s is not for sale, at any of the three addresses', async (standing, why) => {
  const order = vi.fn(() => ({ data: [] }))
  for (const address of [
    `/purchase/${GAME.id}`,
    `/games/${GAME.id}/offer`,
    `/checkout?gameId=${GAME.id}&option=rent_12_months`,
  ]) {
    open({ 'catalogue.game': () => ({ data: { ...GAME, standing } }), 'purchases.orders': order }, address)
    expect(await screen.findByRole('heading', { level: 1, name: 'Spillet er ikke til salg' })).toBeInTheDocument()
    expect(screen.getByText(new RegExp(`${GAME.name}. ${why}: `))).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Til spillet' })).toHaveAttribute('href', `/games/${GAME.id}`)
    expect(screen.getByRole('link', { name: 'Tilbage til casino' })).toHaveAttribute('href', '/')
    cleanup()
  }
  expect(order).not.toHaveBeenCalled()
})

test('a payment that was begun is shown, though the game is no longer for sale', async () => {
  const paid = { order: { ...ORDER, state: 'paid', invoiceNumber: 12 }, step: null, entitlement: null }
  open(
    {
      'catalogue.game': () => ({ data: { ...GAME, standing: 'withdrawn' } }),
      'purchases.order': () => ({ data: paid }),
    },
    `/purchase/${GAME.id}?order=${ORDER.id}`,
  )
  expect(await screen.findByRole('heading', { name: 'Køb gennemført!' })).toBeInTheDocument()
})
