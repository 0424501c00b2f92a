/** How wheel and ball move: angles in degrees, clockwise from the top; times in milliseconds. */
export interface WheelFrame {
  /** By how much the wheel is turned. */
  readonly wheel: number
  /** Where the ball is, seen from the table. */
  readonly ball: number
  /** How far the ball is from the middle: 1 is the track at the rim, 0 the pockets. */
  readonly height: number
}

/** Degrees in a millisecond. */
const WHEEL_SPEED = 0.07
const BALL_SPEED = -0.42
/** Of the time until the ball rests: when it leaves the track, and when it lies in its pocket. */
const LEAVES = 0.56
const LIES = 0.84
/** How often the ball goes round on its way, against the wheel. */
const ROUNDS = 5

/** The ball runs on the track, the wheel turns: until it is known where the ball lands. */
export const running = (from: WheelFrame, ms: number): WheelFrame => ({
  wheel: from.wheel + WHEEL_SPEED * ms,
  ball: from.ball + BALL_SPEED * ms,
  height: Math.min(1, from.height + ms / 300),
})

/**
 * The ball comes to rest in a pocket.
 * @param pocket the angle of the pocket on the wheel
 * @param duration how long it takes, in all
 */
export function landing(from: WheelFrame, ms: number, duration: number, pocket: number): WheelFrame {
  const t = Math.min(1, Math.max(0, ms / duration))
  const wheel = wheelAt(from.wheel, t, duration)
  const away = from.ball - from.wheel - pocket
  // Seen from the wheel, the ball goes against it and comes to the pocket from ahead.
  const way = 360 * ROUNDS + (((away % 360) + 360) % 360)
  const along = 1 - (1 - Math.min(1, t / LIES)) ** 2.6
  return { wheel, ball: wheel + pocket + way * (1 - along), height: heightAt(from.height, t) }
}

/** It turns evenly, and slows down at the end. */
function wheelAt(from: number, t: number, duration: number): number {
  const slow = t < LEAVES ? t : LEAVES + (1 - LEAVES) * (1 - (1 - (t - LEAVES) / (1 - LEAVES)) ** 2) * 0.5
  return from + WHEEL_SPEED * duration * slow
}

/** Up to the track, down from it, and twice up a little where it meets the frets. */
function heightAt(from: number, t: number): number {
  if (t < LEAVES) return Math.min(1, from + t * 12)
  const fall = Math.min(1, (t - LEAVES) / (LIES - LEAVES))
  const bounce = Math.abs(Math.sin(fall * Math.PI * 2.5)) * (1 - fall) * 0.42
  return Math.max(0, (1 - fall) ** 2.2 + (fall > 0.2 ? bounce : 0) * fall)
}
