import { playing } from '@spilvaerk/messages/playing'
import type { Game } from '@spilvaerk/schemas'
import { Ticket } from 'lucide-react'
import { textsOf } from '../lib/page-language.ts'
import { whyOnlyDemo } from './only-demo.ts'

/** Stands where others let one choose between credits and money. */
export function DemoOnly({ game }: { readonly game: Game }) {
  return (
    <p className="well flex min-h-13 items-center justify-center gap-2 rounded-md border-line px-4 py-2 text-center text-sm">
      <Ticket aria-hidden className="size-4 shrink-0 text-petrol-text" />
      {textsOf(playing)('onlyDemo.onlyToTry', { why: whyOnlyDemo(game) })}
    </p>
  )
}
