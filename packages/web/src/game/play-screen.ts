import { rounds } from '@spilvaerk/messages/rounds'
import { textsOf } from '../lib/page-language.ts'
import type { Stake } from '../limits/use-stake.ts'
import { describeNotice } from './announce.ts'
import type { AutoPlan } from './autospin.ts'
import type { Notice, Phase } from './play-phase.ts'

/** What the page shows beside the round itself. It belongs to the page: another stake begins with the same screen. */
export interface PlayScreen {
  /** The machine is drawn and can show rounds. */
  readonly isReady: boolean
  /** Why the machine cannot be drawn; undefined: it can, or has not been tried. */
  readonly failure: unknown
  /** A win is being shown that the player may hurry. */
  readonly isSkippable: boolean
  /** What has counted up so far of the round being shown. */
  readonly countedCoins: number | undefined
  /** How many wins have been celebrated. */
  readonly celebrations: number
  /** The line under the reels. */
  readonly message: string
  /** The client seed is being asked for. */
  readonly asksForSeed: boolean
  /** The autospin that was agreed to, and begins once there is a client seed. */
  readonly planned: AutoPlan | undefined
}

export type ScreenEvent =
  | { readonly type: 'machineReady' }
  | { readonly type: 'machineFailed'; readonly error: unknown }
  | { readonly type: 'machineRetried' }
  /** `message` is undefined where the step says nothing new. */
  | { readonly type: 'stepShown'; readonly message: string | undefined; readonly isCelebrated: boolean }
  | { readonly type: 'coinsCounted'; readonly coins: number }
  | { readonly type: 'skippableSet'; readonly isSkippable: boolean }
  /** A control was pressed that does nothing now. */
  | { readonly type: 'pressRefused'; readonly reason: string }
  | { readonly type: 'seedAsked'; readonly planned?: AutoPlan }
  | { readonly type: 'seedDismissed' }
  | { readonly type: 'seedChosen' }

export const firstScreen = (): PlayScreen => ({
  isReady: false,
  failure: undefined,
  isSkippable: false,
  countedCoins: undefined,
  celebrations: 0,
  message: textsOf(rounds)('chooseBet'),
  asksForSeed: false,
  planned: undefined,
})

export function screenAfter(screen: PlayScreen, event: ScreenEvent): PlayScreen {
  switch (event.type) {
    case 'machineReady':
      return { ...screen, isReady: true }
    case 'machineFailed':
      return { ...screen, failure: event.error }
    case 'machineRetried':
      return { ...screen, failure: undefined }
    case 'stepShown':
      return {
        ...screen,
        message: event.message ?? screen.message,
        celebrations: screen.celebrations + (event.isCelebrated ? 1 : 0),
      }
    case 'coinsCounted':
      return { ...screen, countedCoins: event.coins }
    case 'skippableSet':
      return event.isSkippable === screen.isSkippable ? screen : { ...screen, isSkippable: event.isSkippable }
    case 'pressRefused':
      return { ...screen, message: event.reason }
    case 'seedAsked':
      return { ...screen, asksForSeed: true, planned: event.planned }
    case 'seedDismissed':
      return { ...screen, asksForSeed: false, planned: undefined }
    case 'seedChosen':
      return { ...screen, asksForSeed: false, planned: undefined, message: textsOf(rounds)('seedChosen') }
  }
}

/** What the screen needs to know of the round. */
interface RoundState {
  readonly stake: Stake
  readonly phase: Phase
  readonly notice: Notice | undefined
}

/** What the screen says of a step of the round. A new notice says more than a new phase. */
export function screenOfRound(screen: PlayScreen, before: RoundState, after: RoundState): PlayScreen {
  const { phase, notice, stake } = after
  const isNewPhase = phase !== before.phase
  const isNewNotice = notice !== undefined && notice !== before.notice
  const isSeedMissing = isNewNotice && notice.kind === 'refused' && notice.refusal === 'clientSeedMissing'
  if (!isNewPhase && !isNewNotice) return screen
  const t = textsOf(rounds)
  return {
    ...screen,
    ...(isNewPhase && phase.name === 'spinning' && { message: t('spinning'), countedCoins: undefined }),
    ...(isNewPhase && phase.name === 'unanswered' && { message: t('unanswered') }),
    ...(isNewNotice && { message: describeNotice(notice, stake) }),
    ...(isSeedMissing && { asksForSeed: true }),
  }
}
