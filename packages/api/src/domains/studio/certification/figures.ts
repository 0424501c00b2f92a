import { isExact } from '@spilvaerk/table-games'
import type { Certified } from '../../../platform/calculations/certify.ts'
import { isTableSheet, mainLine } from '../../../platform/engines/sheets.ts'

/** What the sheet proves and the simulation counted, in the words of neither kind. Shares of 1. */
interface CertifiedFigures {
  readonly rounds: number
  readonly proved: number
  readonly method: 'exact' | 'simulated' | 'between'
  readonly returned: number
  readonly interval: readonly [low: number, high: number]
  /** Whether what is proved lies in the interval. */
  readonly agrees: boolean
}

export function figuresOf({ report, sheet }: Pick<Certified, 'report' | 'sheet'>): CertifiedFigures {
  const counted =
    'totalSpins' in report
      ? { rounds: report.totalSpins, returned: report.actualRtp, interval: report.rtpInterval }
      : { rounds: report.rounds, returned: report.returned, interval: report.interval }
  const [low, high] = counted.interval
  if (!isTableSheet(sheet)) {
    const { rtp, method } = sheet
    return { ...counted, proved: rtp, method, agrees: low <= rtp && rtp <= high }
  }
  const { returned } = mainLine(sheet)
  if (isExact(returned)) {
    const { value } = returned
    return { ...counted, proved: value, method: 'exact', agrees: low <= value && value <= high }
  }
  return { ...counted, proved: returned.value, method: 'between', agrees: low <= returned.high && returned.low <= high }
}
