import { play } from '@spilvaerk/table-games'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { RoundCheckCard } from '../../game/replay/RoundCheckCard.tsx'
import { renderApp } from '../../test/render-app.tsx'
import { sampleTable } from '../../test/sample-games.ts'
import { answerWith, trpcServer } from '../../test/trpc-server.ts'
import { exampleTable } from '../testing.ts'
import { TableReplay } from './TableReplay.tsx'

test('a stored round is shown on its table, and takes no bets', async () => {
  const definition = exampleTable('casino-war')
  const bets = [{ spot: 'ante', coins: 2 }]
  const played = play(definition, 'replayed', bets, [])
  if (!played.ok || played.round.awaiting) throw new Error('another seed is needed: this one asks')
  const { round } = played
  const stored = {
    ...{ kind: 'casinoWar', roundId: 'r', gameId: 1, definitionHash: '', seed: 'replayed', definition },
    ...{ bets, choices: [], stakedCoins: round.stakedCoins, paidCoins: round.paidCoins, round },
  } as unknown as Parameters<typeof TableReplay>[0]['stored']
  render(
    <>
      <TableReplay stored={stored} gameId={1} coin={0.5} />
      <RoundCheckCard stored={stored} />
    </>,
  )
  expect(await screen.findByText('table-games verify')).toBeInTheDocument()
  const user = userEvent.setup()
  const ante = await screen.findByRole('button', { name: /^Indsats: ingen/ })
  await user.click(ante)
  expect(ante).toHaveAccessibleName('Indsats: ingen indsats')
  await user.click(screen.getByRole('button', { name: 'Afspil' }))
  await user.click(screen.getByRole('button', { name: 'Videre' }))
  expect(
    await screen.findByText(/^(Ingen gevinst|Runden betaler|Indsatsen tilbage)/, { selector: 'li' }),
  ).toBeInTheDocument()
  expect(screen.getAllByRole('img', { name: /^(spar|hjerter|ruder|klør) / })).toHaveLength(2)
  expect(screen.getByRole('button', { name: 'Afspil' })).toBeInTheDocument()
})

beforeAll(() => trpcServer.listen({ onUnhandledFrame: 'error' }))
afterEach(() => trpcServer.resetHandlers())
afterAll(() => trpcServer.close())

test('a round that waits names its game and what was bet', async () => {
  const definition = exampleTable('casino-war')
  const game = {
    ...sampleTable({ id: 1, name: 'Tinsoldaten', kind: 'casinoWar' }),
    definition,
    rules: [],
    warnings: [],
  }
  const round = { stakedCoins: 2, paidCoins: 0, spots: [], events: [], awaiting: { asks: 'war', choices: [] } }
  const record = {
    ...{ roundId: 'r', gameId: 1, definitionHash: game.definitionHash, bet: 2, cost: 2, totalWin: 0, totalCoins: 0 },
    ...{ stake: 'demo', status: 'open', createdAt: game.createdAt, kind: 'casinoWar', coin: 1, choices: [], round },
    bets: [{ bet: 'ante', amount: 2 }],
  }
  answerWith({ 'rounds.get': () => ({ data: record }), 'studio.game': () => ({ data: game }) })
  renderApp('/rounds/r')
  expect(await screen.findByRole('heading', { level: 1, name: 'Genafspilning: Tinsoldaten' })).toBeInTheDocument()
  expect(screen.getByText('Felter').parentElement).toHaveTextContent(/^FelterIndsats 2,00/)
})
