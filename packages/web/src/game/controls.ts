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

export const PREPARING = 'Maskinen gøres klar'
export const SHORT_OF_FUNDS = 'Ikke nok saldo til at spille'

export function controlsOf(
  state: ControlsState,
  { balanceMicro, cost, betLevels, isReady = true, isFunded = true }: ControlsInput,
): Controls {
  const isShort = isFunded && balanceMicro < toMicro(cost) && state.phase.name === 'idle'
  const busy = busyReason(state, isReady && isFunded)
  const auto = state.auto ? 'Stop autospil for at ændre indsatsen' : undefined
  const start = busy ?? (isShort ? SHORT_OF_FUNDS : undefined)
  return {
    isShort,
    spin: state.auto ? 'Autospil er i gang' : start,
    auto: state.auto ? 'Autospil er i gang' : start,
    betDown: auto ?? busy ?? (state.level <= 0 ? 'Det er den laveste indsats' : undefined),
    betUp: auto ?? busy ?? (state.level >= betLevels.length - 1 ? 'Det er den højeste indsats' : undefined),
  }
}

function busyReason({ phase }: ControlsState, isReady: boolean): string | undefined {
  if (!isReady) return PREPARING
  switch (phase.name) {
    case 'idle':
      return undefined
    case 'spinning':
    case 'replaying':
      return 'Hjulene kører'
    case 'asking':
    case 'choosing':
      return 'Runden venter på dit valg'
    case 'unanswered':
      return 'Den forrige runde er ikke afsluttet'
  }
}
