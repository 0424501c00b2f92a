import { studio } from '@spilvaerk/messages/studio'
import { Link } from '@tanstack/react-router'
import { Languages } from 'lucide-react'
import { textsOf } from '../../lib/page-language.ts'
import { buttonClass } from '../../ui/button.tsx'

export const TextsLink = ({ id }: { readonly id: number }) => (
  <Link
    to="/studio/games/$id/texts"
    params={{ id: String(id) }}
    className={buttonClass('secondary', 'sm', 'justify-self-start')}
  >
    <Languages aria-hidden className="size-4" />
    {textsOf(studio)('openTexts')}
  </Link>
)
