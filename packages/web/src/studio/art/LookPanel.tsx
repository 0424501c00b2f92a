import { looks } from '@spilvaerk/messages/looks'
import type { Game } from '@spilvaerk/schemas'
import { Dices, Lock, LockOpen, Redo2, Undo2 } from 'lucide-react'
import { useId, useState } from 'react'
import { createDice } from '../../lib/dice.ts'
import { textsOf } from '../../lib/page-language.ts'
import { lookWith, rollLook } from '../../machine/look/choose.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { LookDialog } from './LookDialog.tsx'
import { AXES, AXIS_NAMES, type Axis, keepLocked, otherWord, withWord } from './look-axes.ts'
import { wordLabel } from './look-words.ts'
import type { useLook } from './use-look.ts'

type LookPanelProps = { readonly game: Game; readonly work: ReturnType<typeof useLook> }

/** Each axis of a game's look: a word, a dice and a lock. */
export function LookPanel({ game, work: { look, change, undo, redo } }: LookPanelProps) {
  const t = textsOf(looks)
  const [locked, setLocked] = useState<ReadonlySet<Axis>>(new Set())
  const [rolls, setRolls] = useState(0)
  const dressed = lookWith(game, look)
  /** Chance for decoration, another one each time. */
  const nextSeed = (): string => {
    setRolls(rolls + 1)
    return `${game.definitionHash} ${rolls}`
  }
  const lock = (axis: Axis): void => {
    const next = new Set(locked)
    if (!next.delete(axis)) next.add(axis)
    setLocked(next)
  }
  return (
    <Card className="grid gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="grow text-lg">{t('title')}</h2>
        <IconButton label={t('undo')} disabled={!undo} onClick={() => undo?.()}>
          <Undo2 aria-hidden className="size-5" />
        </IconButton>
        <IconButton label={t('redo')} disabled={!redo} onClick={() => redo?.()}>
          <Redo2 aria-hidden className="size-5" />
        </IconButton>
      </div>
      <p className="text-muted text-sm">{t('about')}</p>
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          variant="secondary"
          onClick={() => change(keepLocked(rollLook(game, nextSeed()), look, locked))}
        >
          <Dices aria-hidden className="size-4" />
          {t('rollAll')}
        </Button>
        <LookDialog game={game} locked={locked} look={look} onChoose={change} />
        <Button size="sm" variant="ghost" disabled={Object.keys(look).length === 0} onClick={() => change({})}>
          {t('reset')}
        </Button>
      </div>
      <ul className="look-axes">
        {AXIS_NAMES.map((axis) => (
          <AxisRow
            key={axis}
            axis={axis}
            word={look[axis]}
            seen={dressed[axis]}
            isLocked={locked.has(axis)}
            onWord={(word) => change(withWord(look, axis, word))}
            onRoll={() => change(withWord(look, axis, otherWord(axis, dressed[axis], createDice(nextSeed()))))}
            onLock={() => lock(axis)}
          />
        ))}
      </ul>
    </Card>
  )
}

type AxisRowProps = {
  readonly axis: Axis
  /** What is chosen; without a choice the theme's word is seen. */
  readonly word: string | undefined
  readonly seen: string
  readonly isLocked: boolean
  readonly onWord: (word: string | undefined) => void
  readonly onRoll: () => void
  readonly onLock: () => void
}

const THEME = 'theme'

function AxisRow({ axis, word, seen, isLocked, onWord, onRoll, onLock }: AxisRowProps) {
  const t = textsOf(looks)
  const id = useId()
  const name = t(`axes.${axis}`)
  return (
    <li className="look-axis">
      <label htmlFor={id} className="text-muted text-sm">
        {name}
      </label>
      <select
        id={id}
        value={word ?? THEME}
        disabled={isLocked}
        onChange={({ target }) => onWord(target.value === THEME ? undefined : target.value)}
        className="well h-11 w-full rounded-md px-3 text-paper text-sm disabled:opacity-60"
      >
        <option value={THEME} className="bg-raised text-paper">
          {word === undefined ? t('asThemeNow', { word: wordLabel(axis, seen) }) : t('asTheme')}
        </option>
        {AXES[axis].map((each) => (
          <option key={each} value={each} className="bg-raised text-paper">
            {wordLabel(axis, each)}
          </option>
        ))}
      </select>
      <IconButton label={t('roll', { axis: name })} disabled={isLocked} onClick={onRoll}>
        <Dices aria-hidden className="size-5" />
      </IconButton>
      <IconButton label={t('lock', { axis: name })} aria-pressed={isLocked} onClick={onLock}>
        {isLocked ? <Lock aria-hidden className="size-5" /> : <LockOpen aria-hidden className="size-5 opacity-60" />}
      </IconButton>
    </li>
  )
}
