import { activity } from '@spilvaerk/messages/activity'
import { Link } from '@tanstack/react-router'
import { History } from 'lucide-react'
import { textsOf } from '../../lib/page-language.ts'
import { buttonClass } from '../../ui/button.tsx'

export const ActivityLink = ({ id }: { readonly id: number }) => (
  <Link
    to="/studio/games/$id/activity"
    params={{ id: String(id) }}
    className={buttonClass('secondary', 'sm', 'justify-self-start')}
  >
    <History aria-hidden className="size-4" />
    {textsOf(activity)('title')}
  </Link>
)
