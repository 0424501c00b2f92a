import { felts } from '@spilvaerk/messages/felts'
import type { TableDefinition } from '@spilvaerk/table-games'
import { type KeyboardEvent, useState } from 'react'
import { textsOf } from '../../../lib/page-language.ts'
import { FeltSpot } from '../../felt/FeltSpot.tsx'
import type { FeltProps } from '../../felt/felt.ts'
import { stepFor } from '../grid-steps.ts'
import { coinsOn } from '../ladder/first-bet.ts'
import { PayLadder } from '../ladder/PayLadder.tsx'
import { mineField } from './mine-field.ts'
import './mines.css'

/** The field: cells are opened by tap or key, each for more, until one takes what it pays or meets a mine. */
export function MinesFelt(felt: FeltProps<Extract<TableDefinition, { kind: 'mines' }>>) {
  const { definition, spots, money } = felt
  const { chip } = definition
  const { field, safe, hit } = mineField(felt)
  const coins = coinsOn(field.id, felt, chip)
  return (
    <div className="mines-felt">
      <PayLadder
        paid={field.back.map((back) => (back * coins) / chip)}
        reached={safe.size}
        isLost={hit !== undefined}
        kind="safe"
        money={money}
      />
      <div className="mines-table">
        <CellGrid felt={felt} />
        <div className="mines-spots">
          {spots.map(({ id, name }) => (
            <FeltSpot key={id} id={id} className="mines-spot">
              <span>{name}</span>
            </FeltSpot>
          ))}
        </div>
      </div>
    </div>
  )
}

/** One stop of the tab key; arrows go from cell to cell. */
function CellGrid({ felt }: { readonly felt: FeltProps<Extract<TableDefinition, { kind: 'mines' }>> }) {
  const { definition, phase, moves, choose } = felt
  const { cells } = definition
  const { safe, mines, hit } = mineField(felt)
  const [current, setCurrent] = useState(1)
  const columns = Math.ceil(Math.sqrt(cells))
  const open = new Set(phase === 'asked' ? moves.map(({ move }) => move) : [])
  const t = textsOf(felts)
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const next = current + stepFor(event.key, columns)
    if (next === current || next < 1 || next > cells) return
    event.preventDefault()
    setCurrent(next)
    event.currentTarget.querySelector<HTMLElement>(`[data-cell="${next}"]`)?.focus()
  }
  return (
    <fieldset
      aria-label={t('mines.field')}
      className="mines-grid"
      style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
      onKeyDown={onKeyDown}
    >
      {Array.from({ length: cells }, (_, i) => i + 1).map((cell) => {
        const state = cell === hit || mines.has(cell) ? 'mine' : safe.has(cell) ? 'safe' : 'closed'
        const isOpen = open.has(`cell-${cell}`)
        return (
          <button
            key={cell}
            type="button"
            data-cell={cell}
            data-state={state}
            data-hit={cell === hit || undefined}
            tabIndex={cell === current ? 0 : -1}
            aria-label={t(`mines.${state}`, { cell })}
            aria-disabled={!isOpen}
            className="mines-cell"
            onFocus={() => setCurrent(cell)}
            onClick={() => isOpen && choose(`cell-${cell}`)}
          >
            {state !== 'closed' && <CellPicture isMine={state === 'mine'} />}
          </button>
        )
      })}
    </fieldset>
  )
}

function CellPicture({ isMine }: { readonly isMine: boolean }) {
  return (
    <svg aria-hidden viewBox="0 0 40 40">
      {isMine ? (
        <g className="mine-body">
          <path d="M20 4V36M4 20H36M9 9L31 31M31 9L9 31" />
          <circle cx="20" cy="20" r="11" />
          <circle cx="16" cy="16" r="3" className="mine-glint" />
        </g>
      ) : (
        <path className="mine-gem" d="M10 10H30L37 18L20 35L3 18ZM3 18H37M14 18L20 35L26 18L20 10Z" />
      )}
    </svg>
  )
}
