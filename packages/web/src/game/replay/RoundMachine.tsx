import { replay } from '@spilvaerk/messages/replay'
import { rounds } from '@spilvaerk/messages/rounds'
import type { Round } from '@spilvaerk/slot-engine'
import { Play } from 'lucide-react'
import { useRef, useState } from 'react'
import { useStillness } from '../../lib/motion.ts'
import { textsOf } from '../../lib/page-language.ts'
import type { Face } from '../../machine/face.ts'
import { Machine, type MachineHandle } from '../../machine/Machine.tsx'
import type { Step } from '../../machine/script.ts'
import { NORMAL_PACE } from '../../machine/timing.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { describeStep } from '../announce.ts'
import { MachineFailure } from '../MachineFailure.tsx'
import { useMachineHeight } from '../use-machine-height.ts'

type RoundMachineProps = {
  readonly round: Round
  readonly face: Face
  /** The game's own wish. */
  readonly isStill: boolean
  readonly money: (coins: number) => string
  /** What it shows, for those who do not see it. */
  readonly title: string
  readonly badge: string
}

/** The machine, showing one round: no bet is taken and nothing is paid. */
export function RoundMachine({ round, face, isStill, money, title, badge }: RoundMachineProps) {
  const t = textsOf(replay)
  const machine = useRef<MachineHandle>(null)
  const maxHeight = useMachineHeight()
  const keepsStill = useStillness()
  const [stage, setStage] = useState<'loading' | 'ready' | 'playing'>('loading')
  const [isSkippable, setSkippable] = useState(false)
  const [saying, setSaying] = useState<string>(() => t('pressPlay'))
  const [failure, setFailure] = useState<unknown>()
  const onStep = (step: Step): void => {
    const symbolName = (id: string): string => face.symbols.find((symbol) => symbol.id === id)?.name ?? id
    setSaying((before) => describeStep(step, { money, symbolName, betCoins: round.betCoins }) ?? before)
  }
  const press = async (): Promise<void> => {
    if (isSkippable) return machine.current?.skip()
    setStage('playing')
    setSaying(textsOf(rounds)('spinning'))
    machine.current?.start()
    await machine.current?.finish(round)
    setStage('ready')
  }
  if (failure) return <MachineFailure mayReload error={failure} onRetry={() => setFailure(undefined)} />
  return (
    <section aria-label={title} className="game-table">
      <Machine
        ref={machine}
        face={face}
        maxHeight={maxHeight}
        pace={NORMAL_PACE}
        still={keepsStill || isStill}
        money={money}
        cue={() => {}}
        onStep={onStep}
        onCount={() => {}}
        onHud={({ skippable }) => setSkippable(skippable)}
        onReady={() => setStage('ready')}
        onFailure={setFailure}
      >
        <div className="game-deck grid justify-items-center gap-3">
          <p role="status" aria-live="polite" className="game-saying w-full">
            {saying}
          </p>
          <div className="flex flex-wrap items-center justify-center gap-4">
            <Badge tone="lamp">{badge}</Badge>
            <Button
              disabled={stage === 'loading' || (stage === 'playing' && !isSkippable)}
              onClick={() => void press()}
            >
              <Play aria-hidden className="size-4 fill-current" />
              {t(stage === 'playing' ? 'goOn' : 'play')}
            </Button>
          </div>
        </div>
      </Machine>
    </section>
  )
}
