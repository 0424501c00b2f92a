/** Figures as people read them. */

/** A share of 1; what rounds to nothing has no sign. */
export const percent = (share: number, digits = 4): string =>
  `${(100 * share).toFixed(digits).replace(/^-(?=[0.]+$)/, '')} %`

/** How rarely: a probability as `1 in n`. */
export const oneIn = (probability: number): string => {
  if (probability <= 0) return 'never'
  const n = 1 / probability
  return `1 in ${n < 1e15 ? count(n < 100 ? Number(n.toFixed(2)) : Math.round(n)) : n.toExponential(3)}`
}

/** With commas between thousands. */
export const count = (value: number): string => value.toLocaleString('en-GB', { maximumFractionDigits: 2 })

/** Two columns, the second where the longest first ends. Empty pairs part groups. */
export function pairs(rows: readonly (readonly [label: string, value: string] | readonly [])[]): string {
  const width = Math.max(...rows.map(([label = '']) => label.length))
  return rows.map(([label = '', value = '']) => `${label.padEnd(width)}  ${value}`.trimEnd()).join('\n')
}
