import { felts } from '@spilvaerk/messages/felts'
import type { BonusLadder, BonusThrow } from '@spilvaerk/table-games'
import { textsOf } from '../../lib/page-language.ts'
import { times } from './times.ts'

type StairsProps = {
  /** In times the bet, after one right guess, after two, and so on. */
  readonly pays: readonly number[]
  readonly reached: number
  readonly isLost: boolean
}

/** What each further right guess pays, and how far one is. */
export function Stairs({ pays, reached, isLost }: StairsProps) {
  return (
    <ol className="bonus-stairs" data-lost={isLost || undefined}>
      {pays.map((one, i) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: the steps in order
          key={i}
          aria-current={i + 1 === reached ? 'step' : undefined}
          data-done={i < reached || undefined}
        >
          {times(one)}
        </li>
      ))}
    </ol>
  )
}

/** The rungs from the top down: what a die has to show for each, and what it pays to stop there. */
export function LadderRungs({ rungs, climbed }: { readonly rungs: BonusLadder['rungs']; readonly climbed: number }) {
  return (
    <ol reversed className="bonus-rungs">
      {rungs
        .map(({ from, pays }, i) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: the rungs in order
            key={i}
            aria-current={i + 1 === climbed ? 'step' : undefined}
            data-done={i < climbed || undefined}
          >
            <span>{textsOf(felts)('bonus.rung', { from })}</span>
            <b>{times(pays)}</b>
          </li>
        ))
        .toReversed()}
    </ol>
  )
}

type ThrowPaysProps = {
  readonly pays: BonusThrow['pays']
  /** What the dice show together, once they lie. */
  readonly total: number | undefined
}

/** What each total pays. */
export function ThrowPays({ pays, total }: ThrowPaysProps) {
  const rows = Object.entries(pays).toSorted(([a], [b]) => Number(a) - Number(b))
  return (
    <ul className="bonus-totals">
      {rows.map(([sum, one]) => (
        <li key={sum} data-done={Number(sum) === total || undefined}>
          <span>{sum}</span>
          <b>{times(one)}</b>
        </li>
      ))}
    </ul>
  )
}
