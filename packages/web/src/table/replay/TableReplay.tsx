import { replay } from '@spilvaerk/messages/replay'
import type { TableVerification } from '@spilvaerk/schemas'
import { Play } from 'lucide-react'
import { useMemo } from 'react'
import { createMemoryWallet } from '../../game/memory-wallet.ts'
import { formatMicro, toMicro } from '../../game/money.ts'
import { textsOf } from '../../lib/page-language.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { BonusStage } from '../bonus/BonusStage.tsx'
import { BonusStrip } from '../bonus/BonusStrip.tsx'
import { chipsOf } from '../chips/chip-values.ts'
import { FeltFrame } from '../felt/FeltFrame.tsx'
import { felts } from '../kinds/kinds.ts'
import { localServer } from '../play/local-server.ts'
import { useTableState } from '../play/use-table-state.ts'
import { TableLog } from '../room/TableLog.tsx'
import { useFeltProps } from '../room/use-felt-props.ts'
import { useOpenedTable } from '../room/use-opened-table.ts'
import { describeState } from '../words/describe-notice.ts'
import { namesOf } from '../words/names.ts'
import '../table.css'

type TableReplayProps = {
  readonly stored: TableVerification
  readonly gameId: number
  /** DKK or credits for each coin. */
  readonly coin: number
}

const NO_FIGURES = new Map<string, never>()
const nothing = (): void => {}

/** One round that was played before, on its table: no bet is taken and nothing is paid. It suspends until its felt has come. */
export function TableReplay({ stored, gameId, coin }: TableReplayProps) {
  const { definition, roundId, bets, choices, round } = stored
  const t = textsOf(replay)
  const { play, isStill } = useOpenedTable({ gameId, definition, coin }, () => ({
    wallet: createMemoryWallet(),
    server: localServer(definition, () => ''),
  }))
  const state = useTableState(play)
  const names = useMemo(() => namesOf(definition), [definition])
  const values = useMemo(() => chipsOf(definition), [definition])
  const money = useMemo(() => (coins: number) => formatMicro(toMicro(coins * coin)), [coin])
  const felt = {
    ...useFeltProps({ definition, play, figures: NO_FIGURES, isStill, state, names, money, value: 1 }),
    ...{ moves: [], place: nothing, take: nothing, placeAll: nothing, choose: nothing },
  }
  const words = { definition, names, money }
  const isPlaying = state.phase === 'playing'
  const press = (): void => (isPlaying ? play.skip() : void play.replay({ roundId, bets, choices, round }))
  const Felt = felts[definition.kind]
  return (
    <section aria-label={t('title')} className="table-room" data-kind={definition.kind} data-part>
      <FeltFrame felt={felt} values={values} coin={coin} onDrag={nothing}>
        <BonusStrip felt={felt} />
        <Felt {...felt} />
        <BonusStage felt={felt} />
      </FeltFrame>
      <TableLog state={state} words={words} />
      <div className="table-deck grid justify-items-center gap-3">
        <p aria-hidden className="table-saying w-full">
          {state.phase === 'betting' ? t('pressPlay') : describeState(state, words)}
        </p>
        <div className="flex flex-wrap items-center justify-center gap-4">
          <Badge tone="lamp">{t('title')}</Badge>
          <Button onClick={press}>
            <Play aria-hidden className="size-4 fill-current" />
            {t(isPlaying ? 'goOn' : 'play')}
          </Button>
        </div>
      </div>
    </section>
  )
}
