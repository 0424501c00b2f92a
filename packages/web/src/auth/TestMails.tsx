import { Link } from '@tanstack/react-router'
import { trpc } from '../lib/trpc.ts'
import { TEXT_LINK } from './OtherLinks.tsx'

/** Where no mail leaves the machine and the outbox is open to all: the way to what a page says was sent. */
export function TestMails() {
  const { data } = trpc.system.health.useQuery()
  return (
    <p className="min-h-5">
      {data?.adapters.outbox === 'shown' && (
        <>
          Testtilstand: mails lander i{' '}
          <Link to="/dev/outbox" className={TEXT_LINK}>
            udbakken her
          </Link>
        </>
      )}
    </p>
  )
}
