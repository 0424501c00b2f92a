import type { GameAnalytics } from '@spilvaerk/schemas'

const COLUMNS = [
  ...(['day', 'rounds', 'wins', 'wagered', 'won', 'returned', 'low', 'high', 'players', 'minutes'] as const),
] as const

/** Each day a line, with a point in numbers whatever the language: what is read by programs. */
export const analyticsCsv = ({ days }: Pick<GameAnalytics, 'days'>): string =>
  [COLUMNS.join(','), ...days.map((day) => COLUMNS.map((column) => day[column] ?? '').join(','))].join('\n')

export function saveCsv(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
