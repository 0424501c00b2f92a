const CRUISE_ROWS_PER_S = 26
const TENSE_ROWS_PER_S = 13
const WIND_UP_MS = 130
const WIND_UP_ROWS = 0.16
const SPEED_UP_MS = 240
const BRAKE_MS = 260
const OVERSHOOT_ROWS = 0.13
const SETTLE_MS = 150

type Phase =
  | { readonly name: 'rest' }
  | { readonly name: 'start'; readonly from: number; elapsedMs: number }
  | { readonly name: 'run' }
  | { readonly name: 'brake'; readonly target: number; readonly rows: number; readonly ms: number; elapsedMs: number }
  | { readonly name: 'settle'; readonly target: number; elapsedMs: number }

/**
 * Where one reel stands over time. `top` is the strip's index in row 0; a running reel counts down, so symbols come
 * in from above. The start has weight (it pulls back first), the stop a brake, a small overshoot and a way back.
 */
export class ReelMotion {
  top = 0
  /** Rows per second, for blur. */
  speed = 0
  readonly #onTick: () => void
  #phase: Phase = { name: 'rest' }
  #cruise = CRUISE_ROWS_PER_S
  #pace = 1

  /** @param onTick called once per stop, as the reel first reaches its place */
  constructor(onTick: () => void) {
    this.#onTick = onTick
  }

  get resting(): boolean {
    return this.#phase.name === 'rest'
  }

  /** How long before a reel's stop it must start to brake. */
  get brakeMs(): number {
    return BRAKE_MS / this.#pace
  }

  place(top: number): void {
    this.top = top
    this.speed = 0
    this.#phase = { name: 'rest' }
  }

  start(pace: number): void {
    this.#pace = Math.min(pace, 1.8)
    this.#cruise = CRUISE_ROWS_PER_S
    this.#phase = { name: 'start', from: this.top, elapsedMs: 0 }
  }

  /** Runs on, slower, while something hangs on this reel. */
  tense(): void {
    this.#cruise = TENSE_ROWS_PER_S
  }

  /** Brakes, so as to come to rest with `target` in row 0. The strip jumps unseen to just before it. */
  brakeTo(target: number): void {
    const speed = Math.max(this.speed, 4)
    const wished = (speed * this.brakeMs) / 2000
    // The jump is a whole number of rows: what is seen of the symbols' spacing goes on.
    const rest = wished - OVERSHOOT_ROWS
    const rows = rest + fraction(this.top - target - rest) + OVERSHOOT_ROWS
    this.top = target + rows - OVERSHOOT_ROWS
    this.#phase = { name: 'brake', target, rows, ms: (2000 * rows) / speed, elapsedMs: 0 }
  }

  advance(deltaMs: number): void {
    const before = this.top
    this.#move(deltaMs)
    this.speed = deltaMs > 0 ? Math.max(0, ((before - this.top) * 1000) / deltaMs) : this.speed
  }

  #move(deltaMs: number): void {
    const phase = this.#phase
    switch (phase.name) {
      case 'rest':
        return
      case 'start':
        return this.#windUp(phase, deltaMs)
      case 'run':
        this.top -= (this.#cruise * deltaMs) / 1000
        return
      case 'brake':
        return this.#brake(phase, deltaMs)
      case 'settle': {
        phase.elapsedMs += deltaMs
        const progress = Math.min(1, (phase.elapsedMs * this.#pace) / SETTLE_MS)
        this.top = phase.target - OVERSHOOT_ROWS * (1 - smooth(progress))
        if (progress === 1) this.#phase = { name: 'rest' }
      }
    }
  }

  #windUp(phase: Extract<Phase, { name: 'start' }>, deltaMs: number): void {
    phase.elapsedMs += deltaMs * this.#pace
    const back = Math.min(1, phase.elapsedMs / WIND_UP_MS)
    const runMs = Math.max(0, phase.elapsedMs - WIND_UP_MS)
    const gained = (CRUISE_ROWS_PER_S / this.#pace / SPEED_UP_MS / 2000) * runMs * runMs
    this.top = phase.from + WIND_UP_ROWS * smooth(back) - gained
    if (runMs >= SPEED_UP_MS) this.#phase = { name: 'run' }
  }

  #brake(phase: Extract<Phase, { name: 'brake' }>, deltaMs: number): void {
    const wasShort = this.top > phase.target
    phase.elapsedMs += deltaMs
    const progress = Math.min(1, phase.elapsedMs / phase.ms)
    const left = phase.rows * (1 - progress) ** 2
    this.top = phase.target - OVERSHOOT_ROWS + left
    if (wasShort && this.top <= phase.target) this.#onTick()
    if (progress === 1) this.#phase = { name: 'settle', target: phase.target, elapsedMs: 0 }
  }
}

const smooth = (t: number): number => t * t * (3 - 2 * t)
const fraction = (value: number): number => value - Math.floor(value)
