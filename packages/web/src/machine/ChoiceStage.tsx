import { machine } from '@spilvaerk/messages/machine'
import { useState } from 'react'
import { textsOf } from '../lib/page-language.ts'
import { AskedStage } from './AskedStage.tsx'
import { Painted } from './Painted.tsx'
import { type StageProps, wordsOf } from './stage-props.ts'

const DOOR = { part: 'door', width: 320, height: 260 } as const

/** What the player chooses between; once it is chosen, which it was. */
export function ChoiceStage(props: StageProps<'choice'>) {
  const { stage, optionNotes = [], onDecide } = props
  const { isAsking = false, option: taken } = stage
  const words = wordsOf(props)
  const { look, palette } = props.face
  const [pressed, setPressed] = useState<number>()
  const shownTaken = taken ?? pressed
  return (
    <AskedStage title={textsOf(machine)(isAsking ? 'choice.asking' : 'choice.title')} isAsking={isAsking}>
      <ul className="machine-options">
        {stage.feature.options.map(({ name, prize, about }, option) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an option is its place
          <li key={option}>
            <button
              type="button"
              className="machine-option"
              disabled={!isAsking || pressed !== undefined}
              data-taken={option === shownTaken}
              data-left={shownTaken !== undefined && option !== shownTaken}
              onClick={() => {
                setPressed(option)
                onDecide(option)
              }}
            >
              {look && <Painted job={{ kind: 'part', look, palette, part: DOOR }} />}
              <b>{name ?? words(prize)}</b>
              {(about || name) && <span>{about || words(prize)}</span>}
              {optionNotes[option] && <small>{optionNotes[option]}</small>}
            </button>
          </li>
        ))}
      </ul>
    </AskedStage>
  )
}
