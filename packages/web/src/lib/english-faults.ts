import { TRPCClientError } from '@trpc/client'

/** What stands against a game or its texts, by the server's names for it. A rule of a market has the rule's own name. */
const FAULTS: Readonly<Record<string, string>> = {
  rtpTooLow: 'It pays less back than a game for money must.',
  rtpTooHigh: 'It pays more back than a game for money may.',
  rtpUncertain: 'Its return cannot be proved closely enough to lie within the limits.',
  choicesTooMany: 'It has more choices than a return can be proved for.',
  choiceSeesWindow: 'It has a choice that is made in view of the reels, for which no return can be proved.',
  choiceAskedAgain: 'It asks the same choice again, for which no return can be proved.',
  exposureTooHigh: 'The greatest win at the highest bet is more than one round may pay.',
  poolDropped:
    'A jackpot pool holds players’ money and is not in this version at the same coin values. Keep the pool and the bets, or make the change as a new game.',
  poolNotWinnable: 'A jackpot pool holds players’ money, and nobody can win it in this version.',
  poolTooFull:
    'A jackpot pool has gathered more than this version leaves room for. Raise mustHitBy, or wait until it is paid.',
  superseded: 'A newer version has taken its place.',
  tooComplex: 'It is too large to be proved.',
  link: 'Its texts may not contain links or web addresses.',
  contact: 'Its texts may not contain phone numbers, e-mail addresses or profiles on other services.',
  advertising: 'Its texts may not advertise anything but the game itself: no bonuses, codes, offers or other casinos.',
  promise: 'Its texts may not promise a win: the outcome of a game is random.',
  abuse: 'Its texts may not contain insults, threats or hatred of people.',
  sexual: 'Its texts may not have sexual content.',
  unreadable: 'Its texts have to be readable: words, without long runs of one character or of capital letters.',
}

export interface Fault {
  readonly code: string
  /** The server's own words, in Danish: they have the figures and the passage that is meant. */
  readonly text: string
}

export const englishFault = ({ code }: Fault): string => FAULTS[code] ?? `It does not comply with ${code}.`

/** The faults that the server's refusal names one by one. */
export function faultsOf(error: unknown): readonly Fault[] {
  const problems: unknown = error instanceof TRPCClientError ? error.data?.problems : undefined
  return Array.isArray(problems) ? problems.flatMap(faultIn) : []
}

function faultIn(problem: unknown): readonly Fault[] {
  if (typeof problem !== 'object' || problem === null) return []
  const { code, reason }: { readonly code?: unknown; readonly reason?: unknown } = problem
  return typeof code === 'string' && typeof reason === 'string' ? [{ code, text: reason }] : []
}
