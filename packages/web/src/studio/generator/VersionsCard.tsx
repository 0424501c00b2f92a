import { generator } from '@spilvaerk/messages/generator'
import type { Game, GameVersion } from '@spilvaerk/schemas'
import { Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { plain } from '../../game/figures.ts'
import { formatProvedRtp } from '../../lib/format.ts'
import { textsOf } from '../../lib/page-language.ts'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { CompareVersions } from '../tuning/CompareVersions.tsx'
import { undoTarget } from '../tuning/undo.ts'
import { useRevise } from '../tuning/use-revise.ts'
import { useMayDo } from '../use-may-do.ts'

type VersionsCardProps = {
  readonly game: Pick<Game, 'id' | 'kind' | 'version' | 'definitionHash'>
  /** How its owner changes it. */
  readonly children: ReactNode
}

/** Changes of the mathematics: each is a version, and each can be taken back. */
export function VersionsCard({ game, children }: VersionsCardProps) {
  const t = textsOf(generator)
  const mine = useMayDo(game.id, 'maths')
  const versions = trpc.studio.versions.useQuery({ id: game.id }).data ?? []
  const { restore, isPending } = useRevise(game)
  const before = undoTarget(versions)
  return (
    <Card aria-labelledby="versions" className="studio-card grid grid-cols-1 gap-3 text-sm">
      <h2 id="versions" className="text-lg">
        {t('versions.title')}
      </h2>
      {mine ? children : <p className="text-muted">{t('versions.onlyOwn')}</p>}
      {mine && before && (
        <Button
          size="sm"
          variant="secondary"
          className="justify-self-start"
          disabled={isPending}
          onClick={() => void restore(before.version)}
        >
          <Undo2 aria-hidden className="size-4" />
          {t('versions.undo', { version: before.version })}
        </Button>
      )}
      <ol className="grid gap-1.5">
        {versions.map((one) => (
          <li key={one.version} className="flex min-h-9 flex-wrap items-center justify-between gap-2">
            <VersionFigures {...one} />
            {one.version === game.version ? (
              <span className="text-green-text">{t('versions.current')}</span>
            ) : (
              mine &&
              one.definitionHash !== game.definitionHash && (
                <Button
                  size="sm"
                  variant="ghost"
                  disabled={isPending}
                  aria-label={t('versions.restoreOne', { version: one.version })}
                  onClick={() => void restore(one.version)}
                >
                  {t('versions.restore')}
                </Button>
              )
            )}
          </li>
        ))}
      </ol>
      {versions.length > 1 && <CompareVersions key={versions.length} id={game.id} versions={versions} />}
    </Card>
  )
}

const VersionFigures = ({ version, rtp, standardDeviation }: GameVersion) => {
  const t = textsOf(generator)
  return (
    <span>
      <b>{t('version', { version })}</b>{' '}
      <span className="text-muted tabular-nums">
        {formatProvedRtp(rtp)} · σ {plain(standardDeviation)}
      </span>
    </span>
  )
}
