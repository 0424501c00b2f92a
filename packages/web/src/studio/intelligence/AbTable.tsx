import { plain, share, times } from '../../game/figures.ts'
import { formatNumber } from '../../lib/format.ts'
import type { AbSide } from './run-ab.ts'

const LETTERS = ['A', 'B'] as const

const FIGURES: readonly { readonly name: string; readonly of: (side: AbSide) => string }[] = [
  { name: 'RTP', of: ({ sheet }) => share(sheet.rtp) },
  {
    name: 'RTP, simulated',
    of: ({ report }) => `${share(report.actualRtp)} (${report.rtpInterval.map(share).join(' – ')})`,
  },
  { name: 'Hit frequency', of: ({ sheet }) => share(sheet.hitFrequency) },
  { name: 'Hit frequency, simulated', of: ({ report }) => share(report.winRate) },
  { name: 'Standard deviation', of: ({ sheet }) => plain(sheet.standardDeviation) },
  { name: 'Standard deviation, simulated', of: ({ report }) => plain(report.standardDeviation) },
  { name: 'Volatility', of: ({ sheet }) => sheet.volatilityClass },
  { name: 'Max win', of: ({ sheet }) => times(sheet.maxWin.capCoins / sheet.betCoins) },
  { name: 'Biggest win, simulated', of: ({ report }) => times(report.biggestWin) },
  { name: 'Longest losing run, simulated', of: ({ report }) => formatNumber(report.longestLosingRun) },
  { name: 'Method of the sheet', of: ({ sheet }) => sheet.method },
]

export const AbTable = ({ sides }: { readonly sides: readonly AbSide[] }) => (
  <div role="status" className="overflow-x-auto">
    <table className="studio-table">
      <thead>
        <tr>
          <th scope="col">Figure</th>
          {sides.map(({ name }, index) => (
            <th key={LETTERS[index]} scope="col">
              {LETTERS[index]}: {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {FIGURES.map(({ name, of }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {sides.map((side, index) => (
              <td key={LETTERS[index]}>{of(side)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)
