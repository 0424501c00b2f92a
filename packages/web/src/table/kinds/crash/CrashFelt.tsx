import { felts } from '@spilvaerk/messages/felts'
import type { TableDefinition } from '@spilvaerk/table-games'
import { textsOf } from '../../../lib/page-language.ts'
import { FeltSpot } from '../../felt/FeltSpot.tsx'
import type { FeltProps } from '../../felt/felt.ts'
import { timesOf } from '../../words/describe-guess.ts'
import { coinsOn } from '../ladder/first-bet.ts'
import { type Flight, flightOf, placeOf, wayOf } from './flight.ts'
import './crash.css'

type Crash = Extract<TableDefinition, { kind: 'crash' }>

/** The sky with the flight in it, and the steps that it may be flown to. */
export function CrashFelt(felt: FeltProps<Crash>) {
  const { definition, events } = felt
  const flight = flightOf(events)
  return (
    <div className="crash-felt">
      <Sky definition={definition} flight={flight} />
      <Heights felt={felt} flight={flight} />
      <FeltSpot id="flight" className="felt-field">
        <span>{felt.names.spot('flight')}</span>
      </FeltSpot>
    </div>
  )
}

type SkyProps = { readonly definition: Crash; readonly flight: Flight }

function Sky({ definition, flight: { reached, state } }: SkyProps) {
  const t = textsOf(felts)
  const share = reached / definition.steps.length
  const [x, y] = placeOf(share)
  const times = timesOf(definition, reached)
  const said =
    state === 'taken'
      ? t('crash.taken', { times })
      : state === 'over'
        ? reached === 0
          ? t('crash.down')
          : t('crash.ended', { times })
        : reached === 0
          ? t('crash.start')
          : t('crash.at', { times })
  return (
    <div className="crash-sky" data-state={state}>
      <svg aria-hidden viewBox="0 0 200 100">
        <path className="crash-ground" d="M0 92H200" />
        <path className="crash-way" d={wayOf(share)} />
        <g className="crash-craft" style={{ transform: `translate(${x}px, ${y}px) rotate(${-45 * share}deg)` }}>
          <path d="M-9 3L6 0L-9 -3L-6 0Z" />
        </g>
      </svg>
      <p className="crash-said">{said}</p>
    </div>
  )
}

type HeightsProps = { readonly felt: FeltProps<Crash>; readonly flight: Flight }

/** What each step pays; those that may be flown to are buttons. */
function Heights({ felt, flight: { reached, state } }: HeightsProps) {
  const { definition, phase, moves, choose, money } = felt
  const { chip, steps } = definition
  const coins = coinsOn('flight', felt, chip)
  const open = new Set(phase === 'asked' ? moves.map(({ move }) => move) : [])
  const t = textsOf(felts)
  return (
    <fieldset aria-label={t('crash.flight')} className="crash-steps">
      {steps.map(({ back }, i) => {
        const move = `step-${i + 1}`
        const isOpen = open.has(move)
        const texts = { times: timesOf(definition, i + 1), amount: money((back * coins) / chip) }
        return (
          <button
            key={move}
            type="button"
            tabIndex={isOpen ? 0 : -1}
            aria-disabled={!isOpen}
            aria-label={isOpen ? t('crash.stop', texts) : t('crash.step', texts)}
            data-state={i < reached ? (state === 'over' ? 'lost' : 'done') : undefined}
            className="crash-step"
            onClick={() => isOpen && choose(move)}
          >
            <b>{texts.times}×</b> <span>{texts.amount}</span>
          </button>
        )
      })}
    </fieldset>
  )
}
