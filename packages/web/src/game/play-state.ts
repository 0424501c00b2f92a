import type { SlotResult } from '@spilvaerk/schemas'
import type { Stake } from '../limits/use-stake.ts'
import { type AutoPlan, type AutoRun, type AutoStop, afterSpin, startRun } from './autospin.ts'
import { type Micro, toMicro } from './money.ts'
import type { Notice, Phase, RoundRefusal } from './play-phase.ts'
import { firstScreen, type PlayScreen, type ScreenEvent, screenAfter, screenOfRound } from './play-screen.ts'
import type { Pending } from './wallet.ts'

/** The state of a game page. Everything on the page follows from this and the wallet. */
export interface PlayState {
  readonly stake: Stake
  readonly phase: Phase
  /** Index into the game's bet levels. */
  readonly level: number
  /** The bet mode of the next spins, such as an ante; undefined: the plain bet. */
  readonly mode: string | undefined
  readonly auto: AutoRun | undefined
  /** What the latest round won; undefined before one, and while one runs. */
  readonly lastWinMicro: Micro | undefined
  /** The latest round that was played to its end here. */
  readonly lastRoundId: string | undefined
  readonly notice: Notice | undefined
  readonly screen: PlayScreen
}

export type PlayEvent =
  | { readonly type: 'betPlaced'; readonly bet: Pending }
  | { readonly type: 'betShort' }
  | { readonly type: 'resumed'; readonly bet: Pending; readonly level: number }
  | { readonly type: 'answered'; readonly result: SlotResult }
  | { readonly type: 'unanswered'; readonly message: string }
  | { readonly type: 'refused'; readonly message: string; readonly refusal?: RoundRefusal | undefined }
  | { readonly type: 'retried' }
  | { readonly type: 'shown' }
  | { readonly type: 'asked' }
  | { readonly type: 'chosen' }
  | { readonly type: 'modeSet'; readonly mode: string | undefined }
  | { readonly type: 'levelSet'; readonly level: number }
  | { readonly type: 'autoStarted'; readonly plan: AutoPlan }
  | { readonly type: 'autoStopped'; readonly reason: AutoStop }

/** The state before the first bet with a stake; `screen` is that of the stake that was played with before on this page. */
export const atRest = (level: number, stake: Stake = 'demo', screen: PlayScreen = firstScreen()): PlayState => ({
  stake,
  phase: { name: 'idle' },
  level,
  mode: undefined,
  auto: undefined,
  lastWinMicro: undefined,
  lastRoundId: undefined,
  notice: undefined,
  screen,
})

/** A step of the round, and what the screen says of it. */
export function play(state: PlayState, event: PlayEvent): PlayState {
  const next = playRound(state, event)
  return next === state ? state : { ...next, screen: screenOfRound(state.screen, state, next) }
}

/** A step of what is shown; the round stays where it is. */
export function show(state: PlayState, event: ScreenEvent): PlayState {
  const screen = screenAfter(state.screen, event)
  return screen === state.screen ? state : { ...state, screen }
}

/** An event that does not fit the phase changes nothing, such as a second click or a second answer. */
function playRound(state: PlayState, event: PlayEvent): PlayState {
  const { phase } = state
  switch (event.type) {
    case 'betPlaced':
      return phase.name === 'idle' ? spinning({ ...state, notice: undefined }, event.bet) : state
    case 'betShort':
      return stopAuto({ ...state, notice: { kind: 'funds' } }, 'funds')
    case 'resumed':
      if (phase.name !== 'idle') return state
      return spinning({ ...state, level: event.level, notice: { kind: 'resumed' } }, event.bet)
    case 'answered':
      if (phase.name !== 'spinning' && phase.name !== 'choosing') return state
      return { ...state, phase: { name: 'replaying', bet: phase.bet, result: event.result } }
    case 'unanswered':
      if (phase.name !== 'spinning' && phase.name !== 'choosing') return state
      return stopAuto({ ...state, phase: { name: 'unanswered', bet: phase.bet, message: event.message } }, 'failure')
    case 'refused':
      if (phase.name !== 'spinning') return state
      return {
        ...stopAuto({ ...state, phase: { name: 'idle' } }, 'failure'),
        notice: { kind: 'refused', message: event.message, refusal: event.refusal },
      }
    case 'retried':
      return phase.name === 'unanswered' ? spinning({ ...state, notice: undefined }, phase.bet) : state
    case 'shown':
      return phase.name === 'replaying' ? settled(state, phase.result) : state
    case 'asked':
      if (phase.name !== 'replaying') return state
      return { ...state, phase: { name: 'asking', bet: phase.bet, result: phase.result } }
    case 'chosen':
      if (phase.name !== 'asking') return state
      return { ...state, phase: { name: 'choosing', bet: phase.bet, result: phase.result } }
    case 'modeSet':
      return phase.name === 'idle' && !state.auto ? { ...state, mode: event.mode, notice: undefined } : state
    case 'levelSet':
      return phase.name === 'idle' && !state.auto ? { ...state, level: event.level, notice: undefined } : state
    case 'autoStarted':
      return phase.name === 'idle' ? { ...state, auto: startRun(event.plan), notice: undefined } : state
    case 'autoStopped':
      return stopAuto(state, event.reason)
  }
}

const spinning = (state: PlayState, bet: Pending): PlayState => ({
  ...state,
  phase: { name: 'spinning', bet },
  lastWinMicro: undefined,
})

function settled(state: PlayState, { roundId, cost, totalWin }: SlotResult): PlayState {
  const winMicro = toMicro(totalWin)
  const auto = state.auto && afterSpin(state.auto, toMicro(cost), winMicro)
  return { ...state, phase: { name: 'idle' }, lastWinMicro: winMicro, lastRoundId: roundId, auto }
}

function stopAuto(state: PlayState, reason: AutoStop): PlayState {
  if (!state.auto) return state
  const { spinsLeft } = state.auto
  return { ...state, auto: undefined, notice: { kind: 'autoStopped', reason, spinsLeft } }
}
