import { studio } from '@spilvaerk/messages/studio'
import { Link } from '@tanstack/react-router'
import { Users } from 'lucide-react'
import { textsOf } from '../../lib/page-language.ts'
import { buttonClass } from '../../ui/button.tsx'

export const MembersLink = ({ id }: { readonly id: number }) => (
  <Link
    to="/studio/games/$id/members"
    params={{ id: String(id) }}
    className={buttonClass('secondary', 'sm', 'justify-self-start')}
  >
    <Users aria-hidden className="size-4" />
    {textsOf(studio)('openMembers')}
  </Link>
)
