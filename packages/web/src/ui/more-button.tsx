import { controls } from '@spilvaerk/messages/controls'
import { textsOf } from '../lib/page-language.ts'
import { BusyButton } from './busy-button.tsx'

type Pages = {
  readonly hasNextPage: boolean
  readonly isFetchingNextPage: boolean
  readonly fetchNextPage: () => unknown
}

/** Below a list that comes in pages; not there after the last one. */
export function MoreButton({ pages }: { readonly pages: Pages }) {
  const t = textsOf(controls)
  if (!pages.hasNextPage) return null
  return (
    <BusyButton
      variant="secondary"
      isBusy={pages.isFetchingNextPage}
      busyLabel={t('fetching')}
      onClick={() => void pages.fetchNextPage()}
    >
      {t('more')}
    </BusyButton>
  )
}
