import { lazyPart } from '../../ui/lazy-part.tsx'
import { Shelves } from './Shelves.tsx'
import { useLibraryPlace } from './use-library.ts'

const CompareGames = lazyPart(async () => (await import('./CompareGames.tsx')).CompareGames)
const HistoryOfGame = lazyPart(async () => (await import('./HistoryOfGame.tsx')).HistoryOfGame)

/** Every game that can be selected, the history of one, or two side by side: as the address says. */
export function LibraryTab() {
  const { place } = useLibraryPlace()
  const { history, one, other } = place
  if (history !== undefined) return <HistoryOfGame key={history} id={history} />
  if (one !== undefined && other !== undefined) return <CompareGames key={`${one}/${other}`} one={one} other={other} />
  return <Shelves />
}
