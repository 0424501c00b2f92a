import { layout } from '@spilvaerk/messages/layout'
import { Pause, Play } from 'lucide-react'
import { cn } from '../lib/cn.ts'
import { useReducedMotion } from '../lib/media-query.ts'
import { useMotionChoice } from '../lib/motion.ts'
import { textsOf } from '../lib/page-language.ts'

/** Stops and starts what moves by itself. Not there when the device has asked for stillness already. */
export function MotionToggle({ className }: { readonly className?: string }) {
  const { isStill, setStill } = useMotionChoice()
  if (useReducedMotion()) return null
  const Icon = isStill ? Play : Pause
  return (
    <button
      type="button"
      onClick={() => setStill(!isStill)}
      className={cn(
        'inline-flex min-h-9 items-center gap-2 rounded-sm text-muted text-sm transition hover:text-paper',
        className,
      )}
    >
      <Icon aria-hidden className="size-4" />
      {textsOf(layout)(isStill ? 'startMotion' : 'stopMotion')}
    </button>
  )
}
