import type { CSSProperties, ReactNode } from 'react'
import { cn } from '../../lib/cn.ts'
import type { FacePalette } from '../../machine/face.ts'
import type { VisualEffect } from '../presets.ts'

type EffectsProps = {
  readonly effects: readonly VisualEffect[]
  /** Counts up with each win, which starts what a win sets off. */
  readonly wins: number
  readonly colours: FacePalette
  readonly children: ReactNode
}

const SPARKS = Array.from({ length: 14 }, (_, index) => index)

/** What goes on round the machine. It is decoration: nothing in it can be pressed, read or missed. */
export function Effects({ effects, wins, colours: [ground, deep, main, light], children }: EffectsProps) {
  const has = (effect: VisualEffect): boolean => effects.includes(effect)
  const colours = { '--game-ground': ground, '--game-deep': deep, '--game-main': main, '--game-light': light }
  return (
    // Custom properties are styles that React's type does not name.
    <div className="preview-stage" style={colours as CSSProperties} data-effects={effects.join(' ')}>
      {has('Morphing') && <span aria-hidden className="preview-morph" />}
      {has('Lys Effekter') && <span aria-hidden className="preview-light" />}
      {has('Eksplosioner') && wins > 0 && <span key={wins} aria-hidden className="preview-burst" />}
      <div
        className={cn('relative', has('Animationer') && wins > 0 && (wins % 2 ? 'preview-hop' : 'preview-hop-again'))}
      >
        {children}
      </div>
      {has('Partikler') && (
        <span aria-hidden className="preview-sparks">
          {SPARKS.map((spark) => (
            <i key={spark} style={{ '--nth': spark } as CSSProperties} />
          ))}
        </span>
      )}
    </div>
  )
}
