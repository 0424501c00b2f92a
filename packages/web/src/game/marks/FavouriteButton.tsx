import { marks } from '@spilvaerk/messages/marks'
import { Heart } from 'lucide-react'
import { cn } from '../../lib/cn.ts'
import { textsOf } from '../../lib/page-language.ts'
import { IconButton } from '../../ui/button.tsx'
import { Tooltip } from '../../ui/tooltip.tsx'
import { useMark } from './use-mark.ts'

/** Keeps a game among the member's favourites, on every device. Visitors have none, so they see no button. */
export function FavouriteButton({ gameId, className }: { readonly gameId: number; readonly className?: string }) {
  const { isMember, mark, setFavourite } = useMark(gameId)
  const t = textsOf(marks)
  if (!isMember) return null
  const isOn = mark?.favourite ?? false
  return (
    <Tooltip text={t(isOn ? 'remove' : 'keep')}>
      <IconButton
        label={t('favourite')}
        aria-pressed={isOn}
        aria-disabled={mark === undefined}
        onClick={() => mark && setFavourite(!isOn)}
        className={className}
      >
        <Heart aria-hidden className={cn('size-5', isOn && 'fill-red text-red')} />
      </IconButton>
    </Tooltip>
  )
}
