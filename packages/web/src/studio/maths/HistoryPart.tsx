import { maths } from '@spilvaerk/messages/maths'
import type { GameVersion } from '@spilvaerk/schemas'
import { Clock } from 'lucide-react'
import { formatMoment } from '../../lib/danish-time.ts'
import { formatProvedRtp } from '../../lib/format.ts'
import { ifSlot } from '../../lib/of-slot.ts'
import { textsOf } from '../../lib/page-language.ts'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ChangeList } from '../tuning/ChangeList.tsx'
import { changesBetween } from '../tuning/changes.ts'
import type { PartProps } from './part-props.ts'

/** What became of the game: each version with what it changed, in words. */
export function HistoryPart({ gameId, isMine, edit }: PartProps) {
  const t = textsOf(maths)
  const query = trpc.studio.versions.useQuery({ id: gameId })
  return (
    <div className="grid max-w-2xl grid-cols-1 gap-3">
      <p className="text-muted text-sm">{t('history.what')}</p>
      <Loaded query={query} height="h-40">
        {(versions) => (
          <ol className="grid gap-3">
            {versions.toReversed().map((one) => (
              <Version key={one.version} gameId={gameId} isMine={isMine} one={one} versions={versions} edit={edit} />
            ))}
          </ol>
        )}
      </Loaded>
    </div>
  )
}

type VersionProps = Pick<PartProps, 'gameId' | 'isMine' | 'edit'> & {
  readonly one: GameVersion
  readonly versions: readonly GameVersion[]
}

/** Versions never change. */
const FOREVER = { staleTime: Number.POSITIVE_INFINITY }

function Version({ gameId, isMine, one, versions, edit }: VersionProps) {
  const t = textsOf(maths)
  const { version, createdAt, rtp, definitionHash } = one
  const before = versions.findLast((other) => other.version < version)
  const alike = versions.find((other) => other.version < version && other.definitionHash === definitionHash)
  const own = ifSlot(trpc.studio.versionDefinition.useQuery({ id: gameId, version }, FOREVER).data)
  const isNow = versions.at(-1)?.version === version
  return (
    <li className="panel grid gap-2 p-3 text-sm">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <b>{t('history.version', { version })}</b>
        {isNow && <span className="text-green-text">{t('history.now')}</span>}
        <span className="flex items-center gap-1 text-muted">
          <Clock aria-hidden className="size-3.5" />
          <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
          {isMine && `, ${t('history.mine')}`}
        </span>
        <span className="tabular-nums">
          {before
            ? t('history.rtp', { from: formatProvedRtp(before.rtp), to: formatProvedRtp(rtp) })
            : formatProvedRtp(rtp)}
        </span>
      </p>
      {!before ? (
        <p>{t('history.first')}</p>
      ) : alike ? (
        <p>{t('history.again', { version: alike.version })}</p>
      ) : (
        <Changed gameId={gameId} from={before.version} to={version} />
      )}
      {own && !isNow && (
        <Button size="sm" variant="secondary" className="justify-self-start" onClick={() => edit(own.definition)}>
          {t('history.take', { version })}
        </Button>
      )}
    </li>
  )
}

function Changed({ gameId, from, to }: { readonly gameId: number; readonly from: number; readonly to: number }) {
  const before = ifSlot(trpc.studio.versionDefinition.useQuery({ id: gameId, version: from }, FOREVER).data)
  const after = ifSlot(trpc.studio.versionDefinition.useQuery({ id: gameId, version: to }, FOREVER).data)
  if (!before || !after) return <Skeleton className="h-8" />
  const changes = changesBetween(before.definition, after.definition)
  return changes.length === 0 ? (
    <p className="text-muted">{textsOf(maths)('history.same')}</p>
  ) : (
    <ChangeList changes={changes} />
  )
}
