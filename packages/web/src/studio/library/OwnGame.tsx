import { library } from '@spilvaerk/messages/library'
import type { CommentCounts, StudioGame } from '@spilvaerk/schemas'
import { useAuth } from '../../auth/auth-store.ts'
import { textsOf } from '../../lib/page-language.ts'
import { trpc } from '../../lib/trpc.ts'
import { ArtLink } from '../art/ArtLink.tsx'
import { MathsLink } from '../maths/MathsLink.tsx'
import { ActivityLink } from '../members/ActivityLink.tsx'
import { CommentsLink } from '../members/CommentsLink.tsx'
import { MembersLink } from '../members/MembersLink.tsx'
import { TextsLink } from '../texts/TextsLink.tsx'
import { AdmissionStatus } from './AdmissionStatus.tsx'
import { CopyGame } from './CopyGame.tsx'
import { ShareSwitch } from './ShareSwitch.tsx'
import { ShownVersion } from './ShownVersion.tsx'

const PROVING_EVERY_MS = 3000

type OwnGameProps = { readonly game: StudioGame; readonly comments: CommentCounts }

/** Who sees one's own game, and whether it is played for money. */
export function OwnGame({ game, comments }: OwnGameProps) {
  const t = textsOf(library)
  const isOwner = game.role === 'owner'
  const isMember = useAuth((state) => state.isAuthenticated)
  const { data: admission } = trpc.admission.of.useQuery(
    { id: game.id },
    {
      enabled: isMember,
      // A person or a proof may have decided since.
      refetchOnMount: 'always',
      refetchInterval: ({ state }) => (state.data?.submission?.state === 'proving' ? PROVING_EVERY_MS : false),
    },
  )
  return (
    <section aria-label={t('whoPlays', { name: game.name })} className="relative mt-2 grid gap-3 text-sm">
      <div className="flex flex-wrap gap-2">
        {game.kind === 'slot' && <MathsLink id={game.id} />}
        <ArtLink id={game.id} />
        <TextsLink id={game.id} />
        {isMember && <MembersLink id={game.id} />}
        {isMember && <ActivityLink id={game.id} />}
        {isMember && <CommentsLink id={game.id} counts={comments} />}
        <CopyGame game={game} />
      </div>
      {game.standing === 'suspended' ? (
        <p className="text-red-text">{t('suspended')}</p>
      ) : (
        isOwner && game.standing !== 'admitted' && <ShareSwitch game={game} isMember={isMember} />
      )}
      {admission && <ShownVersion game={game} admission={admission} />}
      {admission && isOwner && game.standing !== 'suspended' && <AdmissionStatus game={game} admission={admission} />}
    </section>
  )
}
