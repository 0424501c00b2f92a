import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { TRPCClientError } from '@trpc/client'
import { expect, test } from 'vitest'
import { LinkAnswer } from './LinkAnswer.tsx'

const refusedWith = (refusal: string, message: string) =>
  TRPCClientError.from({ error: { code: -32600, message, data: { code: 'BAD_REQUEST', httpStatus: 400, refusal } } })

async function press(error: Error) {
  const use = () => Promise.reject(error)
  const texts = { action: 'Aktivér min konto', working: 'Aktiverer...', done: 'Færdig', doneText: 'Velkommen' }
  render(<LinkAnswer token="x" use={use} {...texts} otherwise={<p>Få et nyt link</p>} />)
  await userEvent.click(screen.getByRole('button', { name: 'Aktivér min konto' }))
  await screen.findByRole('alert')
  return screen.queryByRole('button', { name: 'Aktivér min konto' })
}

test('a link that is used up offers a new one, and no button that could not help', async () => {
  expect(await press(refusedWith('linkDead', 'Linket er udløbet eller allerede brugt. Bed om et nyt.'))).toBeNull()
  expect(screen.getByRole('alert')).toHaveTextContent('Linket er udløbet eller allerede brugt')
  expect(screen.getByText('Få et nyt link')).toBeVisible()
})

test('what went wrong on the way can be tried again', async () => {
  expect(await press(TRPCClientError.from(new TypeError('Failed to fetch')))).toBeVisible()
})
