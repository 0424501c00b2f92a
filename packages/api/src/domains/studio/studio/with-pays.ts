import type { NewGame } from '@spilvaerk/schemas'
import { parseDefinition } from '@spilvaerk/slot-engine'
import type { Calculations } from '../../../platform/calculations/calculations.ts'
import { granted, type Outcome, refused } from '../../../platform/refusals/refusals.ts'
import type { ProofCode } from '../../games/catalogue/refusals.ts'
import { draftDefinition, sharesByPay } from './draft.ts'
import { type Proved, prove, rtpOf } from './prove.ts'
import type { WishCode } from './refusals.ts'
import { BLANK, rarerOn, type Share, stripOf } from './strips.ts'

/** How many stops of each reel show a symbol, reel by reel. */
type Counts = readonly (readonly Share[])[]

/** Counts and what they return. */
interface Tried {
  readonly counts: Counts
  readonly rtp: number
}

type Answer = Outcome<Proved, ProofCode | WishCode>

/** A return further off than this, a share of the bet, is not the one that was wished for. */
export const NEAR_ENOUGH = 5e-3
/** How rare dear symbols may be made. */
const RAREST = 14
const COMMONEST = -8
const HALVINGS = 12
/** Returns nearer than this are not brought nearer still by single stops, and the most times that is tried. */
const NEAR = 5e-4
const STEPS = 2
/** So many single stops are tried at most in each step: with more symbols and reels some are left out. */
const MOST_STOPS = 24
const AT_ONCE = 12
/** What the cap takes is known from a proof only: so many proofs correct the aim. */
const PROOFS = 4

/**
 * Pays that somebody wrote stay to the coin: reels are sought that return what was wished for with them. The class is what pays
 * and reels make of it.
 */
export async function defineWithPays(game: NewGame, calculations: Calculations): Promise<Answer> {
  const wished = game.rtp / 10_000
  const definitionOf = (counts: Counts): unknown =>
    draftDefinition(
      game,
      1,
      counts.map((shares, reel) => stripOf(shares, reel)),
    )
  let aim = wished
  let nearest: number | undefined
  for (let proof = 0; proof < PROOFS; proof++) {
    const found = await countsReturning(game, aim, definitionOf, calculations)
    if (!found.ok) return found
    const proved = await prove(definitionOf(found.value.counts), '', calculations)
    if (!proved.ok) return proved
    const rtp = rtpOf(proved.value)
    if (Math.abs(rtp - wished) <= NEAR_ENOUGH) return proved
    if (nearest === undefined || Math.abs(rtp - wished) < Math.abs(nearest - wished)) nearest = rtp
    // What is missing though the mean was met is what the cap takes; where the mean was not met, there is nothing nearer.
    if (Math.abs(found.value.rtp - aim) > NEAR_ENOUGH) break
    aim += wished - rtp
  }
  return refused({ code: 'paysApart', rtp: game.rtp, nearest: Math.round((nearest ?? 0) * 10_000) })
}

/** The counts that come nearest to a return: by how rare the dear symbols are, then by single stops. */
async function countsReturning(
  game: NewGame,
  aim: number,
  definitionOf: (counts: Counts) => unknown,
  calculations: Calculations,
): Promise<Outcome<Tried, ProofCode>> {
  const parsed = parseDefinition(draftDefinition(game, 1))
  if (!parsed.ok) return refused({ code: 'definitionInvalid', problems: parsed.problems })
  const shares = sharesByPay(game)
  const rarer = (rarity: number): Counts =>
    Array.from({ length: game.reels }, (_, reel) => rarerOn(reel, shares, rarity))
  const measure = async (all: readonly Counts[]): Promise<Outcome<readonly Tried[], ProofCode>> => {
    const tried: Tried[] = []
    // A few at once: drafts are made on the thread that answers requests.
    for (let from = 0; from < all.length; from += AT_ONCE) {
      const some = all.slice(from, from + AT_ONCE)
      const returns = await calculations.returns(some.map(definitionOf))
      if (!returns.ok) return returns
      for (const [at, counts] of some.entries()) {
        const rtp = returns.value[at]
        if (typeof rtp === 'number') tried.push({ counts, rtp })
      }
    }
    return tried.length > 0 ? granted(tried) : refused({ code: 'tooComplex' })
  }
  const plain = await measure([rarer(0)])
  if (!plain.ok) return plain
  let best = nearestTo(aim, plain.value)
  let [low, high] = aim > best.rtp ? [COMMONEST, 0] : [0, RAREST]
  const end = await measure([rarer(aim > best.rtp ? COMMONEST : RAREST)])
  if (!end.ok) return end
  best = nearestTo(aim, [best, ...end.value])
  for (let halving = 0; halving < HALVINGS && Math.abs(best.rtp - aim) > NEAR; halving++) {
    const middle = (low + high) / 2
    const tried = await measure([rarer(middle)])
    if (!tried.ok) return tried
    best = nearestTo(aim, [best, ...tried.value])
    if ((tried.value[0]?.rtp ?? 0) > aim) low = middle
    else high = middle
  }
  for (let step = 0; step < STEPS && Math.abs(best.rtp - aim) > NEAR; step++) {
    const tried = await measure(neighboursOf(best.counts))
    if (!tried.ok) return tried
    const next = nearestTo(aim, [best, ...tried.value])
    if (next === best) break
    best = next
  }
  return granted(best)
}

const nearestTo = (aim: number, tried: readonly Tried[]): Tried =>
  tried.reduce((best, one) => (Math.abs(one.rtp - aim) < Math.abs(best.rtp - aim) ? one : best))

/** The same with a stop more or less of one symbol on one reel. */
function neighboursOf(counts: Counts): Counts[] {
  const all = counts.flatMap((shares, reel) =>
    shares.flatMap(({ id, stops }, at) =>
      [stops - 1, stops + 1]
        .filter((other) => other > 0 && id !== BLANK)
        .map((other) => counts.with(reel, shares.with(at, { id, stops: other }))),
    ),
  )
  const every = Math.ceil(all.length / MOST_STOPS)
  return all.filter((_, at) => at % every === 0)
}
