type Rgb = readonly [number, number, number]

const read = (hex: string): Rgb => {
  const value = Number.parseInt(hex.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

/** `share` of `b` in `a`, both `#rrggbb`, mixed as light is: in linear terms. */
export function mix(a: string, b: string, share: number): string {
  const [from, to] = [read(a), read(b)]
  const channel = (index: 0 | 1 | 2) => Math.sqrt(from[index] ** 2 * (1 - share) + to[index] ** 2 * share)
  return `#${([0, 1, 2] as const).map((index) => Math.round(channel(index)).toString(16).padStart(2, '0')).join('')}`
}

/** Relative luminance, 0 to 1 (WCAG 2.2). */
export function luminance(hex: string): number {
  const [red, green, blue] = read(hex).map((byte) => {
    const share = byte / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
