import { looks } from '@spilvaerk/messages/looks'
import type { ChosenLook, Game } from '@spilvaerk/schemas'
import { LayoutGrid } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { textsOf } from '../../lib/page-language.ts'
import { lookWith, rollLook } from '../../machine/look/choose.ts'
import { showPicture } from '../../machine/look/show-picture.ts'
import type { GameLook } from '../../machine/look/vocabulary.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { type Axis, keepLocked } from './look-axes.ts'
import { wordLabel } from './look-words.ts'

type LookDialogProps = {
  readonly game: Game
  readonly look: ChosenLook
  readonly locked: ReadonlySet<Axis>
  readonly onChoose: (look: ChosenLook) => void
}

const MANY = 16
const [WIDTH, HEIGHT] = [320, 200]

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
      <SmallScene look={dressed} palette={game.palette} />
      <span className="p-2 text-left text-sm">{words.join(' · ')}</span>
    </button>
  )
}

function SmallScene({ look, palette }: { readonly look: GameLook; readonly palette: Game['palette'] }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const key = JSON.stringify(look)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the look is another object at each render, its key is not
  useEffect(() => {
    let isGone = false
    const paintIt = async (): Promise<void> => {
      const { paint } = await import('../../machine/look/dressing.ts')
      const [far] = await paint({ kind: 'scene', look, palette, width: WIDTH, height: HEIGHT })
      if (canvas.current && far && !isGone) showPicture(canvas.current, far)
    }
    // Where it cannot be painted, its words say what it is.
    paintIt().catch(() => {})
    return () => {
      isGone = true
    }
  }, [key])
  return (
    <span aria-hidden="true" className="block">
      <canvas ref={canvas} width={WIDTH} height={HEIGHT} className="w-full" />
    </span>
  )
}
