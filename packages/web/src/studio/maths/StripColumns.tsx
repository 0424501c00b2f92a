import { maths } from '@spilvaerk/messages/maths'
import type { ReelDefinition } from '@spilvaerk/slot-engine'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { textsOf } from '../../lib/page-language.ts'
import { FieldMark } from '../comments/FieldMark.tsx'
import { atField } from '../comments/field-comments.ts'
import { inserted, moved, removed, withReel } from './edits.ts'
import { type PartProps, problemAt } from './part-props.ts'
import { StopTools } from './StopTools.tsx'

export type ReelsProps = PartProps & { readonly set: string }

interface Place {
  readonly reel: number
  readonly stop: number
}

/** Every reel as a column of stops, which are chosen, moved by keys or dragged, also to another reel. */
export function StripColumns({ definition, problems, edit, set }: ReelsProps) {
  const t = textsOf(maths)
  const reels = definition.reelSets[set] ?? []
  const [wanted, setChosen] = useState<Place>({ reel: 0, stop: 0 })
  const [dragged, setDragged] = useState<Place>()
  const chosen = within(wanted, reels)
  const own = reels[chosen.reel]
  const columns = useRef<HTMLDivElement>(null)
  const [isByKey, setByKey] = useState(false)
  useEffect(() => {
    // A stop that was moved by a key is another element afterwards.
    if (isByKey) columns.current?.querySelector<HTMLElement>('[aria-selected="true"]')?.focus()
  })
  const change = (reel: number, next: ReelDefinition, stop: number, key?: string): void => {
    edit(withReel(definition, set, reel, next), key)
    setChosen({ reel, stop })
  }
  const drop = (to: Place): void => {
    setDragged(undefined)
    const [from, target] = [dragged && reels[dragged.reel], reels[to.reel]]
    if (!dragged || !from || !target) return
    if (dragged.reel === to.reel) return change(to.reel, moved(from, dragged.stop, to.stop), to.stop)
    const without = withReel(definition, set, dragged.reel, removed(from, dragged.stop))
    edit(withReel(without, set, to.reel, inserted(target, to.stop, from.strip[dragged.stop] ?? '')))
    setChosen(to)
  }
  const press = (event: KeyboardEvent): void => {
    const next = pressed(event, chosen, reels)
    if (!next) return
    event.preventDefault()
    setByKey(true)
    if (next.reel) change(next.at.reel, next.reel, next.at.stop, 'strip')
    else setChosen(next.at)
  }
  const nameOf = (id: string): string => definition.symbols.find((one) => one.id === id)?.name ?? id
  const faceOf = (id: string): string => definition.symbols.find((one) => one.id === id)?.emoji ?? ''
  return (
    <div className="grid grid-cols-1 gap-3">
      <p className="text-muted text-sm">{t('reels.how')}</p>
      {own && (
        <StopTools
          definition={definition}
          reel={own}
          place={chosen.reel}
          stop={chosen.stop}
          onChange={(next, stop, key) => change(chosen.reel, next, stop, key)}
        />
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of the stops in it */}
      <div ref={columns} className="maths-columns" onKeyDown={press} onPointerDown={() => setByKey(false)}>
        {reels.map(({ strip, weights }, reel) => {
          const field = `reelSets.${set}[${reel}]`
          const problem = problemAt(problems, field)
          const label = t('reels.reel', { reel: reel + 1 })
          return (
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: a reel is its place
              key={reel}
              className="maths-column"
              data-wrong={problem ? '' : undefined}
              {...atField(field, label)}
            >
              <p className="text-xs">
                {label} <span className="text-muted">{t('reels.stops', { count: strip.length })}</span>{' '}
                <FieldMark field={field} label={label} />
              </p>
              <div role="listbox" tabIndex={-1} className="maths-strip" aria-label={label}>
                {strip.map((id, stop) => {
                  const isChosen = chosen.reel === reel && chosen.stop === stop
                  return (
                    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the columns’
                    <div
                      // biome-ignore lint/suspicious/noArrayIndexKey: a stop is its place
                      key={stop}
                      role="option"
                      aria-selected={isChosen}
                      tabIndex={isChosen ? 0 : -1}
                      draggable
                      data-kind={definition.symbols.find((one) => one.id === id)?.kind}
                      className="maths-stop"
                      onFocus={() => setChosen({ reel, stop })}
                      onClick={() => setChosen({ reel, stop })}
                      onDragStart={() => setDragged({ reel, stop })}
                      onDragOver={(event) => event.preventDefault()}
                      onDrop={() => drop({ reel, stop })}
                    >
                      <span aria-hidden>{faceOf(id)}</span>
                      <span className="truncate">{nameOf(id)}</span>
                      {weights && <span className="text-muted">{weights[stop]}</span>}
                    </div>
                  )
                })}
              </div>
              {problem && (
                <p lang="en" className="text-red-text text-xs">
                  {problem.reason}
                </p>
              )}
            </div>
          )
        })}
      </div>
    </div>
  )
}

/** A place that is still there. */
function within({ reel, stop }: Place, reels: readonly ReelDefinition[]): Place {
  const [at, length] = [Math.min(reel, reels.length - 1), reels[Math.min(reel, reels.length - 1)]?.strip.length ?? 1]
  return { reel: at, stop: Math.max(0, Math.min(stop, length - 1)) }
}

interface Pressed {
  readonly at: Place
  /** The reel of that place as it is then, where it is another one. */
  readonly reel?: ReelDefinition
}

function pressed(
  { key, altKey }: KeyboardEvent,
  { reel, stop }: Place,
  reels: readonly ReelDefinition[],
): Pressed | undefined {
  const own = reels[reel]
  if (!own) return undefined
  const last = own.strip.length - 1
  const step = { ArrowUp: -1, ArrowDown: 1 }[key]
  if (step !== undefined) {
    const to = Math.max(0, Math.min(last, stop + step))
    return { at: { reel, stop: to }, ...(altKey && to !== stop && { reel: moved(own, stop, to) }) }
  }
  const aside = { ArrowLeft: -1, ArrowRight: 1 }[key]
  if (aside !== undefined) return { at: within({ reel: Math.max(0, reel + aside), stop }, reels) }
  if (key === 'Home') return { at: { reel, stop: 0 } }
  if (key === 'End') return { at: { reel, stop: last } }
  if (key === 'Delete' && last > 0) return { at: { reel, stop: Math.min(stop, last - 1) }, reel: removed(own, stop) }
  return undefined
}
