/** How charts look on night. */
export const AXIS = {
  stroke: 'var(--color-edge)',
  tick: { fill: 'var(--color-muted)', fontSize: 12 },
  tickLine: false,
} as const

export const GRID = { stroke: 'var(--color-line)', strokeDasharray: '2 4' } as const

export const TOOLTIP = {
  contentStyle: {
    background: 'var(--color-lifted)',
    border: '1px solid var(--color-line)',
    borderRadius: 'var(--radius-sm)',
    color: 'var(--color-paper)',
  },
  labelStyle: { color: 'var(--color-paper)', fontWeight: 600 },
  cursor: { fill: 'var(--color-raised)', stroke: 'var(--color-edge)' },
  isAnimationActive: false,
} as const
