import { BusyButton } from './busy-button.tsx'

type Pages = {
  readonly hasNextPage: boolean
  readonly isFetchingNextPage: boolean
  readonly fetchNextPage: () => unknown
}

/** Below a list that comes in pages; not there after the last one. */
export function MoreButton({ pages }: { readonly pages: Pages }) {
  if (!pages.hasNextPage) return null
  return (
    <BusyButton
      variant="secondary"
      isBusy={pages.isFetchingNextPage}
      busyLabel="Henter..."
      onClick={() => void pages.fetchNextPage()}
    >
      Vis flere
    </BusyButton>
  )
}
