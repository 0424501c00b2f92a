import { type Face, type FaceReel, leadersOf, reelsOf } from './face.ts'

export interface SpinWindow {
  readonly reelSet: string
  readonly window: readonly (readonly string[])[]
  /** The feature whose spin this is; none for a paid spin. */
  readonly feature: string | undefined
}

/**
 * The reel to slow down: the last one that can still bring the missing scatter, when those before it
 * have stopped short of the number a trigger needs and this reel's own strip can make up for it.
 * It follows from the reels that have stopped and from the strip, never from what the reel will show.
 */
export function tensionReel(face: Face, spin: SpinWindow): number | undefined {
  const reels = reelsOf(face, spin.reelSet)
  const leaders = leadersOf(reels)
  for (const { symbol, needed, during } of face.triggers) {
    if (!countsIn(during, spin.feature)) continue
    const bringer = reels.findLastIndex((reel) => reel.strip.includes(symbol))
    // Reels that turn as one stop together: what hangs on the last of them hangs on all.
    const last = leaders[bringer] ?? 0
    if (last === 0) continue
    const together = reels.filter((_, reel) => leaders[reel] === last)
    const shown = spin.window
      .slice(0, last)
      .flat()
      .filter((id) => id === symbol).length
    const most = together.reduce((sum, reel) => sum + mostAtOnce(reel, symbol), 0)
    if (shown < needed && shown + most >= needed) return last
  }
  return undefined
}

const countsIn = (during: Face['triggers'][number]['during'], feature: string | undefined): boolean =>
  during === 'paid' ? feature === undefined : during.feature === feature

/** The most of one symbol that the reel's window can show. */
function mostAtOnce({ strip, rows }: FaceReel, symbol: string): number {
  let most = 0
  for (let stop = 0; stop < strip.length; stop++) {
    let count = 0
    for (let row = 0; row < rows; row++) if (strip[(stop + row) % strip.length] === symbol) count++
    most = Math.max(most, count)
  }
  return most
}
