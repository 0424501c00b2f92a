import type { DashboardGame } from '@spilvaerk/schemas'
import { formatDay } from '../lib/danish-time.ts'
import { Notice } from '../ui/notice.tsx'

/** Tells a member who leases the game what the next payment does, before it is chosen. */
export function LeasedAlready({ game: { leaseExpiry } }: { readonly game: DashboardGame }) {
  if (!leaseExpiry) return null
  return (
    <Notice title={`Du lejer spillet til ${formatDay(leaseExpiry)}`}>
      Køber du det, trækkes det betalte fra prisen. Lejer du igen, lægges den nye periode i forlængelse af den gamle.
    </Notice>
  )
}
