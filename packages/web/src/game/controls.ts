import { rounds } from '@spilvaerk/messages/rounds'
import { textsOf } from '../lib/page-language.ts'
import type { AutoRun } from './autospin.ts'
import { toMicro } from './money.ts'
import type { Phase } from './play-phase.ts'

/** Why a control does nothing now; undefined when it works. */
export interface Controls {
  readonly spin: string | undefined
  readonly betDown: string | undefined
  readonly betUp: string | undefined
  readonly auto: string | undefined
  /** The balance is less than a spin costs. */
  readonly isShort: boolean
}

/** What of the play decides about its controls. */
interface ControlsState {
  readonly phase: Phase
  readonly level: number
  readonly auto: AutoRun | undefined
}

export interface ControlsInput {
  readonly balanceMicro: number
  /** What the next spin costs. */
  readonly cost: number
  readonly betLevels: readonly number[]
  /** The machine is ready, or a bet waits until it is. */
  readonly isReady?: boolean
  /** The balance is known. */
  readonly isFunded?: boolean
}

export const shortOfFunds = (): string => textsOf(rounds)('controls.shortOfFunds')

export function controlsOf(
  state: ControlsState,
  { balanceMicro, cost, betLevels, isReady = true, isFunded = true }: ControlsInput,
): Controls {
  const t = textsOf(rounds)
  const isShort = isFunded && balanceMicro < toMicro(cost) && state.phase.name === 'idle'
  const busy = busyReason(state, isReady && isFunded)
  const auto = state.auto ? t('controls.stopAutoFirst') : undefined
  const start = busy ?? (isShort ? shortOfFunds() : undefined)
  return {
    isShort,
    spin: state.auto ? t('controls.autoRuns') : start,
    auto: state.auto ? t('controls.autoRuns') : start,
    betDown: auto ?? busy ?? (state.level <= 0 ? t('controls.lowestBet') : undefined),
    betUp: auto ?? busy ?? (state.level >= betLevels.length - 1 ? t('controls.highestBet') : undefined),
  }
}

function busyReason({ phase }: ControlsState, isReady: boolean): string | undefined {
  const t = textsOf(rounds)
  if (!isReady) return t('controls.preparing')
  switch (phase.name) {
    case 'idle':
      return undefined
    case 'spinning':
    case 'replaying':
      return t('spinning')
    case 'asking':
    case 'choosing':
      return t('waits')
    case 'unanswered':
      return t('controls.lastUnfinished')
  }
}
