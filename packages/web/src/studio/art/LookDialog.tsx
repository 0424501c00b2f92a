import { looks } from '@spilvaerk/messages/looks'
import type { ChosenLook, Game } from '@spilvaerk/schemas'
import { LayoutGrid } from 'lucide-react'
import { useState } from 'react'
import { textsOf } from '../../lib/page-language.ts'
import { lookWith, rollLook } from '../../machine/look/choose.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { type Axis, keepLocked } from './look-axes.ts'
import { wordLabel } from './look-words.ts'
import { SmallRoom } from './SmallRoom.tsx'

type LookDialogProps = {
  readonly game: Game
  readonly look: ChosenLook
  readonly locked: ReadonlySet<Axis>
  readonly onChoose: (look: ChosenLook) => void
}

const MANY = 16

/** Sixteen looks by chance, to choose one from. */
export function LookDialog({ game, look, locked, onChoose }: LookDialogProps) {
  const t = textsOf(looks)
  const [isOpen, setOpen] = useState(false)
  const [round, setRound] = useState(0)
  const rolled = Array.from({ length: MANY }, (_, nth) =>
    keepLocked(rollLook(game, `${game.definitionHash} ${round} ${nth}`), look, locked),
  )
  return (
    <>
      <Button size="sm" variant="secondary" onClick={() => setOpen(true)}>
        <LayoutGrid aria-hidden className="size-4" />
        {t('sixteen')}
      </Button>
      {isOpen && (
        <Dialog open onOpenChange={setOpen} title={t('sixteen')} className="md:w-[min(64rem,calc(100vw-2rem))]">
          <div className="grid gap-3">
            <ul className="look-choices">
              {rolled.map((each) => (
                <li key={JSON.stringify(each)}>
                  <Choice
                    game={game}
                    look={each}
                    onChoose={() => {
                      onChoose(each)
                      setOpen(false)
                    }}
                  />
                </li>
              ))}
            </ul>
            <Button variant="secondary" onClick={() => setRound(round + 1)}>
              {t('sixteenMore')}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  )
}

type ChoiceProps = { readonly game: Game; readonly look: ChosenLook; readonly onChoose: () => void }

function Choice({ game, look, onChoose }: ChoiceProps) {
  const dressed = lookWith(game, look)
  const words = (['place', 'hour', 'cabinet', 'material', 'metal'] as const).map((axis) =>
    wordLabel(axis, dressed[axis]),
  )
  return (
    <button type="button" className="look-choice" onClick={onChoose}>
      <SmallRoom game={game} look={dressed} />
      <span className="p-2 text-left text-sm">{words.join(' · ')}</span>
    </button>
  )
}
