/** A string of lamps that is out; one of them broken, where something failed. */
export function UnlitBulbs({ broken = false }: { readonly broken?: boolean }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 160 64" className="w-40" fill="none">
      <path d="M4 10 C 40 44, 120 44, 156 10" stroke="var(--color-edge)" strokeWidth="2" />
      {[
        [30, 28],
        [62, 36],
        [98, 36],
        [130, 28],
      ].map(([x = 0, y = 0], index) => {
        const isLast = index === 2
        return (
          <g key={x} transform={`translate(${x} ${y})`}>
            <rect x="-3.5" y="-4" width="7" height="7" rx="1.5" fill="var(--color-brass)" />
            <path
              d="M-3.5 3 C-9 8 -8 17 0 18 C8 17 9 8 3.5 3 Z"
              fill={isLast && !broken ? 'var(--color-lamp)' : 'var(--color-lifted)'}
              stroke={isLast && broken ? 'var(--color-red-text)' : 'var(--color-edge)'}
              strokeWidth="1.2"
              className={isLast && !broken ? 'animate-flicker' : undefined}
            />
            {isLast && broken && <path d="M-3 7 l3 3 -3 2 4 4" stroke="var(--color-red-text)" strokeWidth="1.2" />}
          </g>
        )
      })}
    </svg>
  )
}
