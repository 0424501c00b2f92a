import { maths } from '@spilvaerk/messages/maths'
import { Link } from '@tanstack/react-router'
import { Table2 } from 'lucide-react'
import { textsOf } from '../../lib/page-language.ts'
import { buttonClass } from '../../ui/button.tsx'

export const MathsLink = ({ id }: { readonly id: number }) => (
  <Link
    to="/studio/games/$id/maths"
    params={{ id: String(id) }}
    className={buttonClass('secondary', 'sm', 'justify-self-start')}
  >
    <Table2 aria-hidden className="size-4" />
    {textsOf(maths)('open')}
  </Link>
)
