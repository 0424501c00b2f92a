import { layout } from '@spilvaerk/messages/layout'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { textsOf } from '../lib/page-language.ts'

/** A link in running text. */
export const TEXT_LINK =
  'rounded-sm font-semibold text-lamp-bright underline decoration-lamp/60 underline-offset-4 transition hover:decoration-lamp'

/** Links to other pages, under a panel of login or registration. */
export function OtherLinks({ children }: { readonly children?: ReactNode }) {
  const t = textsOf(layout)
  return (
    <>
      {children}
      <p className="flex flex-wrap justify-center gap-x-5 gap-y-1">
        <Link to="/" className={TEXT_LINK}>
          {t('backToCasino')}
        </Link>
        <Link to="/casino-generator" className={TEXT_LINK}>
          {t('tryGenerator')}
        </Link>
      </p>
    </>
  )
}
