import type { DashboardGame } from '@spilvaerk/schemas'
import { formatDay } from '../lib/danish-time.ts'
import { Notice } from '../ui/notice.tsx'

/** Tells who leases the game what his next payment does, before he chooses it. */
export function LeasedAlready({ game: { leaseExpiry } }: { readonly game: DashboardGame }) {
  if (!leaseExpiry) return null
  return (
    <Notice title={`Du lejer spillet til ${formatDay(leaseExpiry)}`}>
      Køber du det, trækkes det betalte fra prisen. Lejer du igen, lægges den nye periode i forlængelse af den gamle.
    </Notice>
  )
}
