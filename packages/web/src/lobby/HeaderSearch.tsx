import { useMediaQuery } from '../lib/media-query.ts'
import { SearchBox } from './SearchBox.tsx'

/** Where the search box lives from 768 px on; below that the lobby carries it. */
export const SEARCH_IN_HEADER = '(min-width: 48rem)'

export function HeaderSearch() {
  const fits = useMediaQuery(SEARCH_IN_HEADER, true)
  return fits ? <SearchBox className="max-w-xl grow max-md:hidden" /> : null
}
