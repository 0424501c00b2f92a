const ROWS: Readonly<Record<string, readonly string[]>> = {
  '4': ['1..1', '1..1', '1..1', '1111', '...1', '...1', '...1'],
  '0': ['.11.', '1..1', '1..1', '1..1', '1..1', '1..1', '.11.'],
}
const GAP = 15
const DIGITS = ['4', '0', '4'] as const

type Bulb = { readonly x: number; readonly y: number; readonly order: number }

const BULBS: readonly Bulb[] = DIGITS.flatMap((digit, place) =>
  (ROWS[digit] ?? []).flatMap((row, y) =>
    Array.from(row).flatMap((cell, x) =>
      cell === '1' ? [{ x: 26 + (place * 5.4 + x) * GAP, y: 26 + y * GAP, order: place * 31 + y * 7 + x * 5 }] : [],
    ),
  ),
)

/** 404 in bulbs on an enamel sign: most are lit, some are out, one cannot decide. */
export function NotFoundSign() {
  return (
    <svg aria-hidden="true" viewBox="0 0 260 146" className="w-72 max-w-full overflow-visible">
      <defs>
        <linearGradient id="lost-brass" x2="0.4" y2="1">
          <stop offset="0" stopColor="var(--color-brass-shine)" />
          <stop offset="0.35" stopColor="var(--color-brass)" />
          <stop offset="0.7" stopColor="var(--color-brass-dark)" />
          <stop offset="1" stopColor="var(--color-brass-light)" />
        </linearGradient>
        <linearGradient id="lost-enamel" x2="0" y2="1">
          <stop offset="0" stopColor="var(--color-petrol)" />
          <stop offset="1" stopColor="var(--color-petrol-deep)" />
        </linearGradient>
        <radialGradient id="lost-glow">
          <stop offset="0" stopColor="var(--color-lamp)" stopOpacity="0.6" />
          <stop offset="1" stopColor="var(--color-lamp)" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="260" height="146" rx="18" fill="url(#lost-brass)" />
      <rect x="6" y="6" width="248" height="134" rx="13" fill="url(#lost-enamel)" stroke="var(--color-brass-dark)" />
      {BULBS.map(({ x, y, order }) => {
        const isOut = order % 11 === 3
        return (
          <g key={`${x} ${y}`} className={order % 13 === 6 ? 'animate-flicker' : undefined}>
            {!isOut && <circle cx={x} cy={y} r="13" fill="url(#lost-glow)" />}
            <circle
              cx={x}
              cy={y}
              r="4.6"
              fill={isOut ? 'var(--color-lifted)' : 'var(--color-lamp-bright)'}
              stroke="var(--color-brass-dark)"
            />
          </g>
        )
      })}
    </svg>
  )
}
