import { readFeatures } from '../read-features.ts'
import { readFigures } from '../read-figures.ts'
import type { FeatureWish, WinWish } from '../wishes.ts'
import { clusterIn, jackpotsIn } from './details.ts'
import { leastIn } from './figures-said.ts'
import type { Found } from './found.ts'
import { type Framing, framingOf } from './frames/read-frames.ts'
import type { Standing } from './frames/tokens.ts'
import type { Given } from './given.ts'
import { BONUS } from './parts.ts'
import { ruledOutIn, shunnedIn } from './ruled-out.ts'
import type { Said } from './said.ts'
import { inKnownWords, withFreeSpins } from './wording.ts'

/** What a prompt asks of the game: its features and figures, by words of the trade and by what is said together. */
export interface Asked {
  /** With free spins under one name. */
  readonly fresh: Said
  /** In the words that the readers know. */
  readonly said: Said
  readonly framing: Framing
  readonly figures: ReturnType<typeof readFigures>
  readonly wins: WinWish | undefined
  readonly minimum: number | undefined
  readonly jackpots: number | undefined
  readonly leasts: readonly Found<number>[]
  readonly shunned: readonly Found<string>[]
  /** Where a bonus is asked for, whichever it is. */
  readonly bonus: readonly Place[]
  readonly wanted: readonly FeatureWish[]
  readonly unwanted: readonly FeatureWish[]
}

interface Place {
  readonly start: number
  readonly end: number
}

export function askedIn({ details, numbered, roles, cast }: Given): Asked {
  const detailed = details.spans.reduce((rest, { start, end }) => blank(rest, start, end, ' '), numbered)
  const fresh = withFreeSpins(detailed)
  const framing = framingOf(fresh, standingOf({ roles, cast }))
  const said = inKnownWords(fresh)
  const figures = readFigures(said.text)
  const wins = framing.wins && (figures.wins === undefined || figures.wins === 'ways') ? framing.wins : figures.wins
  const leasts = wins === 'clusters' || wins === 'anywhere' ? leastIn(said.text) : []
  const features = featuresOf(said, framing, figures, details.staged.jackpotNames !== undefined)
  return {
    ...{ fresh, said, framing, figures, wins, leasts },
    minimum: [...clusterIn(said.text), ...leasts][0]?.value,
    jackpots: jackpotsIn(said.text)[0]?.value ?? details.staged.jackpotNames?.length,
    shunned: shunnedIn(said),
    ...features,
  }
}

/** The places of what is the wild or the scatter, where no such word is left. */
const standingOf = ({ roles, cast }: Pick<Given, 'roles' | 'cast'>): Standing[] =>
  [
    ...roles.map(({ symbol, to }) => ({ kind: symbol.kind, at: to - 1 })),
    ...cast.flatMap(({ value, end }) => value.map(({ kind }) => ({ kind, at: end - 1 }))),
  ].flatMap(({ kind, at }) => (kind ? [{ at, of: kind === 'wild' ? ('WILD' as const) : ('SCATTER' as const) }] : []))

function featuresOf({ text }: Said, framing: Framing, { buyPrice, miniGames }: Asked['figures'], hasJackpots: boolean) {
  const { wanted, unwanted } = readFeatures(text)
  const ruledOut = ruledOutIn(text)
  // What holds and spins on holds no wilds, though one was spoken of before.
  const isHeld = framing.wanted.includes('holdAndWin') && !wanted.includes('stickyWild')
  const framed = framing.wanted
    .filter((one) => !(isHeld && one === 'stickyWild'))
    .filter((one) => !(NARROWER[one] ?? []).some((other) => wanted.includes(other)))
  const heard = [...wanted, ...framed]
  const meant = heard.filter((one) => !(PART_OF[one] ?? []).some((other) => heard.includes(other)))
  const some = meant.some((one) => BONUSES.includes(one)) ? null : SOME_BONUS.exec(text)
  const isBonus = BONUS.test(text) && !ruledOut.includes('wheel') && miniGames === undefined
  const no = [...new Set([...unwanted, ...ruledOut, ...framing.unwanted])]
  const all: FeatureWish[] = [...meant]
  // What is said of free spins asks for them.
  if (some || isBonus || meant.some((one) => OF_FREE_SPINS.includes(one))) all.push('freeSpins')
  if (hasJackpots) all.push('jackpots')
  if (buyPrice !== undefined || framing.price !== undefined) all.push('bonusBuy')
  return {
    wanted: [...new Set(all)].filter((feature) => !no.includes(feature)),
    unwanted: no,
    bonus: some ? [{ start: some.index, end: some.index + some[0].length }] : [],
  }
}

/** Where the words of the trade say the one on the right, what is said together is no more than that. */
const NARROWER: { readonly [F in FeatureWish]?: readonly FeatureWish[] } = {
  growingReels: ['openingRows'],
  cashCollect: ['activeCoins'],
  gamble: ['gambleWays'],
  risingMultiplier: ['multiplierReel'],
  stackedSymbols: ['nudgingWilds'],
  pick: ['lockedSymbols'],
}

/** What is said of the one on the right, and asks for nothing else. */
const PART_OF: { readonly [F in FeatureWish]?: readonly FeatureWish[] } = {
  bombs: ['multiplierBombs'],
  // What holds coins spins again by itself.
  respins: ['holdAndWin'],
  bothWays: ['bothWaysInSpins'],
  risingMultiplier: ['keptLadder', 'reelFactors', 'multiplierBombs'],
  multiplierReel: ['keptLadder', 'reelFactors'],
}

const OF_FREE_SPINS: readonly FeatureWish[] = ['freeSpinChoice', 'levels']
const BONUSES: readonly FeatureWish[] = ['freeSpins', 'wheel', 'pick', 'ladder', 'board', 'holdAndWin', 'bonusBuy']
/** A bonus whichever it is. */
const SOME_BONUS =
  /(?<!(?:no|not|without|uden|ingen|ikke) )(?:(?:some(?: sort of| kind of)?|any(?: sort of| kind of| old)?|en eller anden|et eller andet|et eller andet slags|en slags)(?: form for)? (?:bonus|feature)(?: or other)?(?: as (?:a )?bonus| som bonus| oveni)?|(?:an?|en|1) bonus)(?=\s*(?:$|[,.;!?]|i |in |of some|whichever|ligegyldig|er fint|is fine|would|please|tak))/u

/** The same text with a sign in each place of a stretch. */
export const blank = ({ text, at }: Said, start: number, end: number, sign: string): Said => ({
  text: `${text.slice(0, start)}${sign.repeat(end - start)}${text.slice(end)}`,
  at,
})
