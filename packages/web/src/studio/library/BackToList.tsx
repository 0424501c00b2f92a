import { library } from '@spilvaerk/messages/library'
import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { textsOf } from '../../lib/page-language.ts'
import { buttonClass } from '../../ui/button.tsx'
import { inLibrary } from './use-library.ts'

/** The list as it was left. */
export const BackToList = () => (
  <Link
    to="/casino-generator"
    search={inLibrary({ history: undefined, one: undefined, other: undefined })}
    className={buttonClass('ghost', 'sm', 'justify-self-start')}
  >
    <ArrowLeft aria-hidden className="size-4" />
    {textsOf(library)('back')}
  </Link>
)
