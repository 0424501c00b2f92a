import { playing } from '@spilvaerk/messages/playing'
import type { Game } from '@spilvaerk/schemas'
import { textsOf } from '../lib/page-language.ts'
import { Card } from '../ui/card.tsx'

export function RulesCard({ game }: { readonly game: Game }) {
  return (
    <Card aria-labelledby="rules">
      <h2 id="rules" className="mb-4 text-xl">
        {textsOf(playing)('rules')}
      </h2>
      <ul className="grid gap-2.5 text-[0.95rem] text-paper/90">
        {game.rules.map((rule) => (
          <li key={rule} className="flex gap-2.5">
            <span aria-hidden className="mt-2 size-1.5 shrink-0 rounded-full bg-lamp" />
            {rule}
          </li>
        ))}
      </ul>
      {game.description && <p className="mt-5 border-line border-t pt-4 text-muted text-sm">{game.description}</p>}
    </Card>
  )
}
