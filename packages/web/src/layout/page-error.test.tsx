import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { PageError } from './PageError.tsx'

test('a page that breaks is replaced by one that says so, with ways on', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(console, 'warn').mockReturnValue()
  const routeTree = createRootRoute({
    component: () => {
      throw new Error('i stykker')
    },
    errorComponent: PageError,
  })
  render(<RouterProvider router={createRouter({ routeTree, history: createMemoryHistory() }) as never} />)
  expect(await screen.findByRole('alert')).toHaveTextContent('Noget gik galt')
  expect(screen.getByRole('alert')).not.toHaveTextContent('i stykker')
  expect(screen.getByRole('button', { name: 'Prøv igen' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Til Forsiden' })).toHaveAttribute('href', '/')
  vi.restoreAllMocks()
})
