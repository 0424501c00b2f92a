import { rounds as roundTexts } from '@spilvaerk/messages/rounds'
import { standalone } from '@spilvaerk/messages/standalone'
import type { ExportedTable } from '@spilvaerk/schemas'
import { Suspense, useMemo, useState } from 'react'
import { dressStyle } from '../game/look/dress-style.ts'
import { paletteStyle } from '../game/look/palette-style.ts'
import { useSounds } from '../game/use-sounds.ts'
import { textsOf } from '../lib/page-language.ts'
import { titleOf } from '../lib/title-of.ts'
import { chooseLook } from '../machine/look/choose.ts'
import { takesBets } from '../table/play/table-state.ts'
import { TableRoom } from '../table/room/TableRoom.tsx'
import { amountsIn } from './amounts.ts'
import { SeedPanel } from './SeedPanel.tsx'
import { TableFacts } from './TableFacts.tsx'
import { TablePlace } from './TablePlace.tsx'
import { useStandaloneTable } from './use-standalone-table.ts'

/** A whole table in one page, without a server. */
export function TablePlayer({ game }: { readonly game: ExportedTable }) {
  const t = textsOf(standalone)
  const { play, state, wallet, rounds, isStill, played } = useStandaloneTable(game)
  const [isSoundOn, setSoundOn] = useState(game.soundEnabled)
  const sounds = useSounds(isSoundOn)
  const amount = useMemo(() => amountsIn(game.currency), [game.currency])
  const figures = useMemo(() => new Map(game.spots.map((spot) => [spot.id, spot])), [game.spots])
  const look = useMemo(() => chooseLook({ ...game, config: { presentation: game.presentation } }), [game])
  return (
    <main className="game-room min-h-dvh" data-dressed style={{ ...paletteStyle(game), ...dressStyle(look) }}>
      <TablePlace game={game} look={look} />
      <header className="game-header flex items-center justify-between gap-4 px-4 py-3">
        <h1 className="text-2xl">{titleOf(game)}</h1>
        <p className="flex items-center gap-3 text-muted text-sm">
          {t('demo')}
          {game.soundEnabled && (
            <button
              type="button"
              className="game-key"
              aria-label={textsOf(roundTexts)('controls.sound')}
              aria-pressed={isSoundOn}
              onClick={() => setSoundOn(!isSoundOn)}
            >
              ♪
            </button>
          )}
        </p>
      </header>
      <Suspense>
        <TableRoom
          definition={game.definition}
          play={play}
          wallet={wallet}
          coin={game.coin}
          figures={figures}
          sounds={sounds}
          isStill={isStill}
          amount={amount}
        />
      </Suspense>
      {state.notice?.kind === 'funds' && (
        <p role="alert" className="game-alert mx-auto max-w-page">
          {t('short')}{' '}
          <button type="button" className="player-button" onClick={() => void wallet.refill()}>
            {t('refill')}
          </button>
        </p>
      )}
      <div className="mx-auto grid w-full max-w-page gap-3 px-4 py-6">
        <TableFacts game={game} amount={amount} />
        <SeedPanel
          rounds={{ setSeed: rounds.setSeed, latest: () => played }}
          isIdle={takesBets(state)}
          onPlay={() => void play.spin()}
        />
      </div>
    </main>
  )
}
