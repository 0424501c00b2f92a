import type { SlotGame } from '@spilvaerk/schemas'
import { createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { App } from '../app/App.tsx'
import { createQueryClient } from '../app/query-client.ts'
import { faceOf } from '../machine/face.ts'
import { GAMES } from '../machine/testing-games.ts'
import { sampleGame } from '../test/sample-games.ts'
import { PlayTable } from './PlayTable.tsx'
import { lookOf } from './presentation/presentation.ts'

const definition = GAMES.ways!
const look = lookOf(['#101820', '#203848', '#4080a0', '#f0e0a0'], undefined)
const shown = {
  game: { ...sampleGame({ id: 7, name: 'Klokkespil' }), betCoins: definition.betCoins } as unknown as SlotGame,
  definition,
  face: faceOf(definition, look.palette),
  look,
}

function Page() {
  return createElement(PlayTable, shown)
}

test('the play is rendered on the server, which has no storage and no window', async () => {
  expect(typeof window).toBe('undefined')
  const router = createRouter({ routeTree: createRootRoute({ component: Page }), history: createMemoryHistory() })
  await router.load()
  const app = createElement(App, { router: router as never, queryClient: createQueryClient() })
  const html = renderToString(app)
  expect(html).toContain('1.000,00')
  expect(html).toContain('SPIN')
})
