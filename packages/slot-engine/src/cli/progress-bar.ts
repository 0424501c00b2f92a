import type { WorkProgress } from '../meter.ts'
import type { Progress } from '../proof/simulate/simulate.ts'
import { count } from './figures.ts'
import type { Io } from './io.ts'

/** Time between two pictures of the bar. */
const PICTURE_MS = 100
/** Erases the line and goes to its beginning. */
const CLEAR = '\r\u001b[2K'

/** A line that is drawn over and over on a terminal; on anything else, nothing. */
export function progressBar(io: Io, betCoins: number, now = (): number => performance.now()): Bar<Progress> {
  const start = now()
  return barOf(io, (progress) => line(progress, betCoins, (now() - start) / 1000), now)
}

/** The same of work that is counted in steps. It may be done long before all that it may take. */
export const workBar = (io: Io, now?: () => number): Bar<WorkProgress> =>
  barOf(
    io,
    ({ steps, of }) => {
      return `${picture(steps / of)}  ${count(steps / MILLION)} of at most ${count(of / MILLION)} million steps`
    },
    now,
  )

/** The same of work of which nobody knows how much it will be. */
export const stepBar = (io: Io, now?: () => number): Bar<WorkProgress> =>
  barOf(io, ({ steps }) => `${count(steps / MILLION)} million steps`, now)

/** The same of anything that is counted. */
export const countBar = (io: Io, what: string): Bar<{ readonly done: number; readonly of: number }> =>
  barOf(io, ({ done, of }) => `${picture(done / of)}  ${count(done)} of ${count(of)} ${what}`)

export interface Bar<P> {
  show(progress: P): void
  clear(): void
}

function barOf<P>(io: Io, lineOf: (progress: P) => string, now = (): number => performance.now()): Bar<P> {
  if (io.columns === 0) return { show: () => {}, clear: () => {} }
  let drawn = Number.NEGATIVE_INFINITY
  return {
    show(progress) {
      const at = now()
      if (at - drawn < PICTURE_MS) return
      drawn = at
      io.err(CLEAR + lineOf(progress).slice(0, io.columns - 1))
    },
    clear: () => io.err(CLEAR),
  }
}

const MILLION = 1_000_000
const BAR_CELLS = 24

function picture(share: number): string {
  const full = Math.min(BAR_CELLS, Math.round(share * BAR_CELLS))
  return `${'█'.repeat(full)}${'░'.repeat(BAR_CELLS - full)} ${(100 * share).toFixed(1).padStart(5)} %`
}

function line({ done, spins, coins }: Progress, betCoins: number, seconds: number): string {
  const share = spins === 0 ? 1 : done / spins
  const speed = seconds > 0 ? done / seconds : 0
  const rtp = done === 0 ? 0 : (100 * coins) / done / betCoins
  return [
    picture(share),
    `${count(done)} of ${count(spins)}`,
    `${(speed / 1e6).toFixed(2)} M/s`,
    `RTP ${rtp.toFixed(2)} %`,
    speed === 0 ? '' : `${clock((spins - done) / speed)} left`,
  ].join('  ')
}

function clock(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  const two = (n: number): string => String(n).padStart(2, '0')
  return `${hours > 0 ? `${hours}:${two(minutes)}` : minutes}:${two(Math.floor(seconds) % 60)}`
}
