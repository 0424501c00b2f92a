import { screen, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { renderApp } from '../test/render-app.tsx'
import { answerWith, trpcServer } from '../test/trpc-server.ts'

beforeAll(() => trpcServer.listen({ onUnhandledFrame: 'error' }))
afterEach(() => trpcServer.resetHandlers())
afterAll(() => trpcServer.close())

const REFUSAL = 'Du har skrevet til os 5 gange det seneste døgn.'

async function fill() {
  const { user } = renderApp('/support')
  await user.type(await screen.findByRole('textbox', { name: /Navn/ }), 'Cecilie Holm')
  await user.type(screen.getByRole('textbox', { name: /Email/ }), 'cecilie@example.dk')
  await user.selectOptions(screen.getByRole('combobox', { name: /Hvad handler/ }), 'money')
  await user.type(screen.getByRole('textbox', { name: /Besked/ }), 'Hvor bliver min udbetaling af?')
  return user
}

describe('support', () => {
  test('a message is sent, and its number is told with the way to the outbox', async () => {
    answerWith({
      'support.write': () => ({ data: { number: 17 } }),
      'system.health': () => ({ data: { adapters: { outbox: 'shown' } } }),
    })
    const user = await fill()
    await user.click(screen.getByRole('button', { name: 'Send besked' }))
    expect(await screen.findByText(/nummer 17.*cecilie@example\.dk/)).toBeInTheDocument()
    expect(await screen.findByRole('link', { name: 'udbakken' })).toHaveAttribute('href', '/dev/outbox')
  })

  test('a refusal is told in its words, and what was written stays', async () => {
    answerWith({ 'support.write': () => ({ status: 429, message: REFUSAL, refusal: 'writtenTooOften' }) })
    const user = await fill()
    await user.click(screen.getByRole('button', { name: 'Send besked' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(REFUSAL)
    expect(screen.getByRole('textbox', { name: /Besked/ })).toHaveValue('Hvor bliver min udbetaling af?')
  })

  test('all that is missing is named at once', async () => {
    const { user } = renderApp('/support')
    await user.click(await screen.findByRole('button', { name: 'Send besked' }))
    expect(await screen.findAllByText('Vælg, hvad det handler om')).not.toHaveLength(0)
    expect(screen.getAllByText('Beskeden skal være fra 10 til 4.000 tegn')).not.toHaveLength(0)
  })

  test('the questions are answered, and lead on to the form', async () => {
    renderApp('/faq')
    expect(await screen.findAllByRole('heading', { level: 2, name: /\?$/ })).toHaveLength(9)
    const ways = within(screen.getByRole('main')).getAllByRole('link', { name: 'Kontakt support' })
    expect(ways[0]).toHaveAttribute('href', '/support')
  })
})
