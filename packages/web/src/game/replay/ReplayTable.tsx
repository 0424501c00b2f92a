import { replay } from '@spilvaerk/messages/replay'
import type { SlotRecord } from '@spilvaerk/schemas'
import { useCallback } from 'react'
import { textsOf } from '../../lib/page-language.ts'
import type { Face } from '../../machine/face.ts'
import { formatMicro, toMicro } from '../money.ts'
import { RoundMachine } from './RoundMachine.tsx'

type ReplayTableProps = {
  readonly record: SlotRecord
  readonly face: Face
  /** The game's own wish. */
  readonly isStill: boolean
}

/** One round that was played before, on the machine. */
export function ReplayTable({ record, face, isStill }: ReplayTableProps) {
  const title = textsOf(replay)('title')
  const { bet, round } = record
  const money = useCallback(
    (coins: number) => formatMicro((toMicro(bet) * coins) / face.betCoins),
    [bet, face.betCoins],
  )
  return <RoundMachine round={round} face={face} isStill={isStill} money={money} title={title} badge={title} />
}
