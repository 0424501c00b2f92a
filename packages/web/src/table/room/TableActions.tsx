import { tables } from '@spilvaerk/messages/tables'
import { ChevronsUp, Eraser, RotateCcw, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { textsOf } from '../../lib/page-language.ts'
import type { TablePlay } from '../play/table-play.ts'
import { type TableState, takesBets } from '../play/table-state.ts'

/** What one does with the chips on the felt. */
export function TableActions({ play, state }: { readonly play: TablePlay; readonly state: TableState }) {
  const t = textsOf(tables)
  const { bets, history, lastBets, phase } = state
  const isOpen = takesBets(state) || phase === 'asked'
  const repeats = takesBets(state) && bets.size === 0
  return (
    <div className="table-actions">
      <Action label={t('chips.undo')} isBlocked={!isOpen || history.length === 0} onPress={() => play.undo()}>
        <Undo2 aria-hidden className="size-5" />
      </Action>
      <Action label={t('chips.clear')} isBlocked={!isOpen || bets.size === 0} onPress={() => play.clear()}>
        <Eraser aria-hidden className="size-5" />
      </Action>
      {repeats ? (
        <Action label={t('chips.repeat')} isBlocked={lastBets.size === 0} onPress={() => play.repeat()}>
          <RotateCcw aria-hidden className="size-5" />
        </Action>
      ) : (
        <Action label={t('chips.double')} isBlocked={!isOpen || bets.size === 0} onPress={() => play.double()}>
          <ChevronsUp aria-hidden className="size-5" />
        </Action>
      )}
    </div>
  )
}

type ActionProps = {
  readonly label: string
  readonly isBlocked: boolean
  readonly onPress: () => void
  readonly children: ReactNode
}

function Action({ label, isBlocked, onPress, children }: ActionProps) {
  return (
    <button type="button" className="table-action" aria-disabled={isBlocked} onClick={() => !isBlocked && onPress()}>
      {children}
      <span>{label}</span>
    </button>
  )
}
