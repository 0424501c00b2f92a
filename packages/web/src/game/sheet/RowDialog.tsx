import { sheet } from '@spilvaerk/messages/sheet'
import type { SlotGame } from '@spilvaerk/schemas'
import type { Definition, Round, RowRounds } from '@spilvaerk/slot-engine'
import { Search } from 'lucide-react'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { explainWork } from '../../lib/errors.ts'
import { formatNumber } from '../../lib/format.ts'
import { newKey } from '../../lib/new-key.ts'
import { textsOf } from '../../lib/page-language.ts'
import { faceOf } from '../../machine/face.ts'
import { ownArtOf } from '../../machine/own-art.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Rich } from '../../ui/rich.tsx'
import { paletteStyle } from '../look/palette-style.ts'
import { lookOf } from '../presentation/presentation.ts'
import { RoundMachine } from '../replay/RoundMachine.tsx'
import { FIND_ROUNDS } from './find-rounds.ts'
import { findHere } from './sheet-work.ts'
import '../../machine/machine.css'

export interface ShownRow {
  readonly rounds: RowRounds
  /** What the row is called. */
  readonly name: string
}

type RowDialogProps = {
  readonly row: ShownRow
  readonly game: SlotGame
  readonly definition: Definition
  readonly onClose: () => void
}

/** A round of what a row of the sheet speaks of, on the machine. It is simulated here: no bet is taken and nothing is paid. */
export function RowDialog({ row, game, definition, onClose }: RowDialogProps) {
  const t = textsOf(sheet)
  const look = useMemo(() => lookOf(game.palette, game.config.presentation), [game])
  const face = useMemo(() => faceOf(definition, look.palette, undefined, ownArtOf(game.art)), [definition, look, game])
  const { search, again } = useFoundRound(definition, row.rounds)
  const money = useCallback(
    (coins: number) => textsOf(sheet)('show.times', { bets: formatNumber(coins / definition.betCoins) }),
    [definition],
  )
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('show.title', { row: row.name })}
      description={t('show.about')}
      className="w-[min(60rem,calc(100vw-1rem))] px-3 sm:px-6"
    >
      {search.name === 'found' ? (
        <div style={paletteStyle(look)}>
          <RoundMachine
            key={search.seed}
            round={search.round}
            face={face}
            isStill={look.isStill}
            money={money}
            title={t('show.title', { row: row.name })}
            badge={t('show.badge')}
          />
        </div>
      ) : (
        <p role="status" className="grid min-h-40 place-items-center p-5 text-center">
          {search.name === 'searching' && t('show.searching')}
          {search.name === 'none' && t('show.none', { rounds: formatNumber(FIND_ROUNDS) })}
          {search.name === 'failed' && (
            <Rich
              text={t('show.failed', { why: search.why })}
              marks={{ why: (text) => <span className="text-muted">{text}</span> }}
            />
          )}
        </p>
      )}
      {search.name !== 'searching' && (
        <Button variant="secondary" size="sm" className="mt-3" onClick={again}>
          <Search aria-hidden className="size-4" />
          {t('show.again')}
        </Button>
      )}
    </Dialog>
  )
}

type FoundSearch =
  | { readonly name: 'searching' | 'none' }
  | { readonly name: 'found'; readonly round: Round; readonly seed: string }
  | { readonly name: 'failed'; readonly why: string }

/** Looks for a round beside the page, and for another when asked. */
function useFoundRound(definition: Definition, rounds: RowRounds) {
  const [search, setSearch] = useState<FoundSearch>({ name: 'searching' })
  const [seed, setSeed] = useState(newKey)
  useEffect(() => {
    const control = new AbortController()
    const tell = (next: FoundSearch): void => {
      if (!control.signal.aborted) setSearch(next)
    }
    tell({ name: 'searching' })
    findHere(definition, rounds, seed, control.signal).then(
      (round) => tell(round === null ? { name: 'none' } : { name: 'found', round, seed }),
      (error: unknown) => tell({ name: 'failed', why: explainWork(error) }),
    )
    return () => control.abort()
  }, [definition, rounds, seed])
  return { search, again: () => setSeed(newKey()) }
}
