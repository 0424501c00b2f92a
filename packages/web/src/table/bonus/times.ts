import { formatNumber } from '../../lib/format.ts'

/** A pay in times the bet, as it is printed: `5 ×`. */
export const times = (pays: number): string => `${formatNumber(pays)} ×`
