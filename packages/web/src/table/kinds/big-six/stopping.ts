const ROUNDS = 4

/** The turn of a wheel that slows down until a segment is at the top. @param from where it was turned to, in degrees */
export function stopping(from: number, ms: number, duration: number, segment: number, step: number): number {
  const end = -(segment + 0.5) * step
  const way = 360 * ROUNDS + ((((end - from) % 360) + 360) % 360)
  return from + way * (1 - (1 - Math.min(1, ms / duration)) ** 3)
}
