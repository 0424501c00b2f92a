import type { ReactNode } from 'react'
import { cn } from '../lib/cn.ts'

type ChoiceCardProps = {
  /** The radio buttons of one question share it. */
  readonly group: string
  readonly value: string
  readonly isChosen: boolean
  readonly onChoose: () => void
  readonly className?: string
  readonly children: ReactNode
}

/** A radio button as large as what it stands for: lit when chosen. */
export function ChoiceCard({ group, value, isChosen, onChoose, className, children }: ChoiceCardProps) {
  return (
    <label
      className={cn(
        'relative flex cursor-pointer items-start gap-3 rounded-md border p-4 transition',
        'has-focus-visible:outline-2 has-focus-visible:outline-lamp has-focus-visible:outline-offset-3',
        isChosen
          ? 'border-lamp bg-lamp/10 shadow-lamp'
          : 'border-edge/60 bg-ground/50 hover:border-brass-light hover:bg-raised',
        className,
      )}
    >
      <input
        type="radio"
        name={group}
        value={value}
        checked={isChosen}
        onChange={onChoose}
        className="peer absolute size-px opacity-0"
      />
      <span
        aria-hidden
        className={cn(
          'mt-1 grid size-4.5 shrink-0 place-items-center rounded-full border',
          isChosen ? 'border-lamp-bright bg-lamp' : 'border-edge bg-void',
        )}
      >
        {isChosen && <span className="size-2 rounded-full bg-on-lamp" />}
      </span>
      <span className="grid min-w-0 grow gap-1">{children}</span>
    </label>
  )
}
