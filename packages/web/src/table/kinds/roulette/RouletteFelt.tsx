import type { RouletteDefinition } from '@spilvaerk/table-games'
import { useMemo } from 'react'
import { FeltSpot } from '../../felt/FeltSpot.tsx'
import type { FeltProps } from '../../felt/felt.ts'
import { PlainFelt } from '../plain/PlainFelt.tsx'
import { CallBets } from './CallBets.tsx'
import { LastNumbers } from './LastNumbers.tsx'
import { LineBets } from './LineBets.tsx'
import { clothOf } from './layout.ts'
import { RouletteCloth } from './RouletteCloth.tsx'
import { Wheel } from './Wheel.tsx'
import './roulette.css'

const NOTHING: ReadonlyMap<string, number> = new Map()
const NOBODY: ReadonlySet<string> = new Set()

/** Roulette: the wheel, the cloth of the definition's own spots, call bets and the latest numbers. */
export function RouletteFelt(felt: FeltProps<RouletteDefinition>) {
  const { definition, events, phase, past, names, placeAll, eventMs, still, isStill } = felt
  const cloth = useMemo(() => clothOf(definition), [definition])
  const lines = useMemo(() => cloth?.placed.filter(({ isLine }) => isLine) ?? [], [cloth])
  const balls = events.filter((event) => event.type === 'ballLanded')
  const ball = balls.at(-1)
  const isLanding = !isStill && ball !== undefined && events.at(-1) === ball && events.length > still
  const isRunning = !isStill && (phase === 'spinning' || phase === 'playing')
  const struckEvent = events.find((event) => event.type === 'numbersStruck')
  const struck = useMemo(
    () => (struckEvent ? new Map(struckEvent.struck.map(({ pocket, pays }) => [pocket, pays])) : NOTHING),
    [struckEvent],
  )
  const prison = events.findLast((event) => event.type === 'stakesImprisoned')
  const imprisoned = useMemo(() => (prison ? new Set(prison.spots) : NOBODY), [prison])
  if (!cloth) return <PlainFelt {...felt} />
  return (
    <div className="roulette">
      <div className="roulette-side-table">
        <Wheel
          definition={definition}
          mode={ball ? (isLanding ? 'landing' : 'resting') : isRunning ? 'running' : 'out'}
          index={ball?.index ?? 0}
          landingMs={eventMs}
          ballNumber={balls.length}
        />
        <LastNumbers definition={definition} past={past} />
      </div>
      <div className="roulette-main">
        <RouletteCloth
          definition={definition}
          cloth={cloth}
          landed={isLanding ? undefined : ball?.pocket}
          struck={struck}
          imprisoned={phase === 'over' ? NOBODY : imprisoned}
          name={names.spot}
        />
        {cloth.others.length > 0 && (
          <div className="felt-grid">
            {cloth.others.map(({ id }) => (
              <FeltSpot key={id} id={id} className="felt-field">
                <span>{names.spot(id)}</span>
              </FeltSpot>
            ))}
          </div>
        )}
        {definition.calls && definition.calls.length > 0 && (
          <CallBets
            definition={definition}
            calls={definition.calls}
            isOpen={phase === 'betting' || phase === 'over'}
            onCall={placeAll}
          />
        )}
        {lines.length > 0 && <LineBets lines={lines} />}
      </div>
    </div>
  )
}
