import { changes } from '@spilvaerk/messages/changes'
import { library } from '@spilvaerk/messages/library'
import { maths } from '@spilvaerk/messages/maths'
import type { GameVersion } from '@spilvaerk/schemas'
import { Clock } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { formatMoment } from '../../lib/danish-time.ts'
import { formatProvedRtp } from '../../lib/format.ts'
import { pageLanguage, textsOf } from '../../lib/page-language.ts'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { ChangeList } from './ChangeList.tsx'
import { changesBetween } from './changes.ts'
import { TextHistory } from './TextHistory.tsx'
import { placeName } from './text-places.ts'
import { useVersion } from './use-version.ts'

const PAGE = 10

type GameHistoryProps = {
  readonly gameId: number
  /** What can be done with a version that is not the newest. */
  readonly action?: (version: number) => ReactNode
}

/** What became of a game: each version with who saved it, when, and what changed, in words. */
export function GameHistory({ gameId, action }: GameHistoryProps) {
  const query = trpc.studio.versions.useQuery({ id: gameId })
  const [shown, setShown] = useState(PAGE)
  return (
    <div className="grid max-w-2xl grid-cols-1 gap-3">
      <p className="text-muted text-sm">{textsOf(maths)('history.what')}</p>
      <Loaded query={query} height="h-40">
        {(versions) => (
          <>
            <ol className="grid gap-3">
              {versions
                .toReversed()
                .slice(0, shown)
                .map((one) => (
                  <Version key={one.version} gameId={gameId} one={one} versions={versions} action={action} />
                ))}
            </ol>
            {versions.length > shown && (
              <Button variant="secondary" className="justify-self-start" onClick={() => setShown(shown + PAGE)}>
                {textsOf(library)('history.more')}
              </Button>
            )}
          </>
        )}
      </Loaded>
    </div>
  )
}

type VersionProps = {
  readonly gameId: number
  readonly one: GameVersion
  readonly versions: readonly GameVersion[]
  readonly action: GameHistoryProps['action']
}

function Version({ gameId, one, versions, action }: VersionProps) {
  const t = textsOf(maths)
  const { version, createdAt, rtp, definitionHash, by } = one
  const before = versions.findLast((other) => other.version < version)
  const alike = versions.find((other) => other.version < version && other.definitionHash === definitionHash)
  const isNow = versions.at(-1)?.version === version
  return (
    <li className="panel grid gap-2 p-3 text-sm">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <b>{t('history.version', { version })}</b>
        {isNow && <span className="text-green-text">{t('history.now')}</span>}
        <span className="flex items-center gap-1 text-muted">
          <Clock aria-hidden className="size-3.5 shrink-0" />
          <span>
            <time dateTime={createdAt}>{formatMoment(createdAt)}</time>, {textsOf(changes)(`by.${by}`)}
          </span>
        </span>
        {!before && <span className="tabular-nums">RTP {formatProvedRtp(rtp)}</span>}
      </p>
      {!before ? (
        <p>{t('history.first')}</p>
      ) : (
        <>
          {alike && <p>{t('history.again', { version: alike.version })}</p>}
          <Changed gameId={gameId} from={before.version} to={version} />
        </>
      )}
      {by !== 'maker' && by !== 'house' && <WrittenThen gameId={gameId} version={version} />}
      {!isNow && action?.(version)}
    </li>
  )
}

type ChangedProps = { readonly gameId: number; readonly from: number; readonly to: number }

/** What became otherwise between two versions, in words. */
export function Changed({ gameId, from, to }: ChangedProps) {
  const [before, after] = [useVersion(gameId, from), useVersion(gameId, to)]
  const failed = [before, after].find(({ error }) => error)
  if (failed) return <ErrorState error={failed.error} onRetry={failed.retry} />
  if (!before.known || !after.known) return <Skeleton className="h-8" />
  const found = changesBetween(before.known, after.known, pageLanguage())
  return found.length === 0 ? (
    <p className="text-muted">{textsOf(maths)('history.same')}</p>
  ) : (
    <ChangeList changes={found} />
  )
}

/** What its maker wrote of the game while a version was the newest. */
function WrittenThen({ gameId, version }: { readonly gameId: number; readonly version: number }) {
  const { data } = trpc.texts.get.useQuery({ id: gameId }, { retry: false })
  const then = data?.revisions.filter((one) => one.version === version) ?? []
  if (!data || then.length === 0) return null
  return <TextHistory revisions={then} nameOf={(place) => placeName(place, data.symbols)} />
}
