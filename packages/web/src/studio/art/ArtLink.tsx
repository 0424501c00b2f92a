import { studio } from '@spilvaerk/messages/studio'
import { Link } from '@tanstack/react-router'
import { ImageUp } from 'lucide-react'
import { textsOf } from '../../lib/page-language.ts'
import { buttonClass } from '../../ui/button.tsx'

export const ArtLink = ({ id }: { readonly id: number }) => (
  <Link
    to="/studio/games/$id/art"
    params={{ id: String(id) }}
    className={buttonClass('secondary', 'sm', 'justify-self-start')}
  >
    <ImageUp aria-hidden className="size-4" />
    {textsOf(studio)('openArt')}
  </Link>
)
