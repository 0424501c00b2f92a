import { auth } from '@spilvaerk/messages/auth'
import { Link } from '@tanstack/react-router'
import { textsOf } from '../lib/page-language.ts'
import { trpc } from '../lib/trpc.ts'
import { Rich } from '../ui/rich.tsx'
import { TEXT_LINK } from './OtherLinks.tsx'

/** Where no mail leaves the machine and the outbox is open to all: the way to what a page says was sent. */
export function TestMails() {
  const { data } = trpc.system.health.useQuery()
  return (
    <p className="min-h-5">
      {data?.adapters.outbox === 'shown' && <Rich text={textsOf(auth)('testMails')} marks={{ outbox }} />}
    </p>
  )
}

const outbox = (text: string) => (
  <Link to="/dev/outbox" className={TEXT_LINK}>
    {text}
  </Link>
)
