import { tables } from '@spilvaerk/messages/tables'
import type { BigSixDefinition } from '@spilvaerk/table-games'
import { textsOf } from '../../../lib/page-language.ts'
import { FeltSpot } from '../../felt/FeltSpot.tsx'
import type { FeltProps } from '../felt.ts'
import { FortuneWheel } from './FortuneWheel.tsx'
import './big-six.css'

/** The wheel of fortune on its stand, and a field for each of its symbols. */
export function BigSixFelt({ definition, events, phase, still, isStill, eventMs, names }: FeltProps<BigSixDefinition>) {
  const t = textsOf(tables)
  const stopped = events.filter((event) => event.type === 'wheelStopped').at(-1)
  const isStopping = !isStill && stopped !== undefined && events.at(-1) === stopped && events.length > still
  const isRunning = !isStill && (phase === 'spinning' || phase === 'playing')
  const mode = stopped ? (isStopping ? 'stopping' : 'resting') : isRunning ? 'running' : 'out'
  const order = definition.symbols.map(({ id }) => id)
  return (
    <div className="big-six">
      <FortuneWheel
        label={t('bigSix.wheel')}
        segments={definition.segments.map((id) => ({ text: names.spot(id), rank: order.indexOf(id) }))}
        mode={mode}
        segment={stopped?.segment ?? 0}
        stopMs={eventMs}
      />
      <div className="big-six-cloth">
        {definition.symbols.map(({ id, pays }, rank) => (
          <FeltSpot key={id} id={id} className={`big-six-spot fortune-${rank % 7}`}>
            <b>{names.spot(id)}</b>
            <small>{t('sicBo.pays', { pays })}</small>
          </FeltSpot>
        ))}
      </div>
    </div>
  )
}
