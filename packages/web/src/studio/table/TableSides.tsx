import { tableStudio } from '@spilvaerk/messages/tableStudio'
import { tuning } from '@spilvaerk/messages/tuning'
import type { TableDefinition, TableSheet } from '@spilvaerk/table-games'
import { plain, share } from '../../game/figures.ts'
import { isSlot } from '../../lib/of-slot.ts'
import { textsOf } from '../../lib/page-language.ts'
import { trpc } from '../../lib/trpc.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ErrorState } from '../../ui/states.tsx'
import type { SideProps } from '../tuning/CompareVersions.tsx'
import { ruleChanges } from './rule-fields.ts'

/** Versions never change. */
const FOREVER = { staleTime: Number.POSITIVE_INFINITY }

interface Known {
  readonly definition: TableDefinition
  readonly sheet: TableSheet
}

function useVersion(id: number, version: number) {
  const definition = trpc.studio.versionDefinition.useQuery({ id, version }, FOREVER)
  const sheet = trpc.studio.versionSheet.useQuery({ id, version }, FOREVER)
  const [found, proved] = [definition.data, sheet.data]
  const known: Known | undefined =
    found && proved && !isSlot(found) && !isSlot(proved)
      ? { definition: found.definition, sheet: proved.sheet }
      : undefined
  return {
    known,
    error: definition.error ?? sheet.error,
    retry: () => void Promise.all([definition.refetch(), sheet.refetch()]),
  }
}

/** What each group of spots returns under the first strategy, and how much the main bet swings. */
function figuresOf({ spots, strategies, mainSpot }: TableSheet): ReadonlyMap<string, string> {
  const t = textsOf(tuning)
  const best = spots.filter(({ strategy }) => strategy === strategies[0])
  const main = best.find(({ spot }) => spot === mainSpot)
  const groups = best.map(({ group, returned }) => [`${group}`, share(returned.value)] as const)
  return new Map([
    [t('figures.rtp'), share(main?.returned.value ?? 0)],
    [t('figures.hitFrequency'), share(main?.hitFrequency.value ?? 0)],
    [t('figures.deviation'), plain(main?.standardDeviation ?? 0)],
    ...groups,
  ])
}

/** Two versions of a table: what their spots return, and every rule and pay that is not alike. */
export function TableSides({ id, before, after }: SideProps) {
  const t = textsOf(tuning)
  const [one, other] = [useVersion(id, before), useVersion(id, after)]
  const failed = [one, other].find(({ error }) => error)
  if (failed) return <ErrorState error={failed.error} onRetry={failed.retry} />
  if (!one.known || !other.known) return <Skeleton className="h-40" />
  const [from, to] = [figuresOf(one.known.sheet), figuresOf(other.known.sheet)]
  const changes = ruleChanges(one.known.definition, other.known.definition)
  return (
    <>
      <table className="studio-table">
        <caption className="sr-only">{t('caption', { before, after })}</caption>
        <thead>
          <tr>
            <th scope="col">{t('figure')}</th>
            <th scope="col">{t('version', { version: before })}</th>
            <th scope="col">{t('version', { version: after })}</th>
          </tr>
        </thead>
        <tbody>
          {[...new Set([...from.keys(), ...to.keys()])].map((name) => (
            <tr key={name} className={from.get(name) === to.get(name) ? 'text-muted' : ''}>
              <th scope="row">{name}</th>
              <td>{from.get(name) ?? '–'}</td>
              <td>{to.get(name) ?? '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {changes.length > 0 && (
        <ul className="grid gap-1" aria-label={textsOf(tableStudio)('rules.changes')}>
          {changes.map(({ name, before: was, after: is }) => (
            <li key={name}>
              <b>{name}</b>: {was || '–'} → {is || '–'}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
