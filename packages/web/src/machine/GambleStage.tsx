import { machine } from '@spilvaerk/messages/machine'
import { useState } from 'react'
import { numberFormat } from '../lib/format.ts'
import { textsOf } from '../lib/page-language.ts'
import { Rich } from '../ui/rich.tsx'
import { AskedStage } from './AskedStage.tsx'
import { STAKE, TAKE } from './gamble.ts'
import type { GambleStage as GambleShown } from './hud.ts'
import type { StageProps } from './stage-props.ts'

const COLOURS = ['red', 'black'] as const
type Colour = (typeof COLOURS)[number]

type GambleStageProps = Pick<StageProps, 'money' | 'onDecide'> & { readonly stage: GambleShown }

/** Take the win, or stake it. Red and black only where each is as likely; the draw is the same whichever is pressed. */
export function GambleStage({ stage, money, onDecide }: GambleStageProps) {
  const t = textsOf(machine)
  const { question, isAsking, isWon } = stage
  const { coins, wouldBe, gamble, step } = question
  const [pressed, setPressed] = useState<{ readonly step: number; readonly colour: Colour }>()
  const isEven = gamble.up === gamble.down
  const isPressed = pressed?.step === step
  const stake = (colour: Colour): void => {
    setPressed({ step, colour })
    onDecide(STAKE)
  }
  const decide = isAsking && !isPressed
  return (
    <AskedStage title={t(isEven ? 'gamble.even' : 'gamble.uneven')} isAsking={isAsking}>
      <Steps stage={stage} money={money} />
      <div className="machine-gamble">
        {isWon === undefined ? (
          <p>
            <Rich
              text={t('gamble.offer', { coins: money(coins), wouldBe: money(wouldBe) })}
              marks={{ b: (text) => <b>{text}</b> }}
            />
          </p>
        ) : (
          <Turned isWon={isWon} colour={isEven ? shownColour(isWon, pressed?.colour ?? 'red') : undefined} />
        )}
        {isWon === undefined && (
          <div className="machine-gamble-keys">
            {isEven ? (
              COLOURS.map((colour) => (
                <button
                  key={colour}
                  type="button"
                  className="machine-card-key"
                  data-colour={colour}
                  data-taken={isPressed && pressed.colour === colour}
                  disabled={!decide}
                  onClick={() => stake(colour)}
                >
                  {t(`gamble.${colour}`)}
                </button>
              ))
            ) : (
              <button type="button" className="machine-card-key" disabled={!decide} onClick={() => stake('red')}>
                {t('gamble.stake')}
              </button>
            )}
            <button type="button" className="machine-take" disabled={!decide} onClick={() => onDecide(TAKE)}>
              {t('gamble.take', { amount: money(coins) })}
            </button>
          </div>
        )}
      </div>
      <p className="machine-gamble-odds">{oddsText(question)}</p>
    </AskedStage>
  )
}

const shownColour = (isWon: boolean, called: Colour): Colour => (isWon ? called : called === 'red' ? 'black' : 'red')

function Turned({ isWon, colour }: { readonly isWon: boolean; readonly colour: Colour | undefined }) {
  const t = textsOf(machine)
  return (
    <p className="machine-turned">
      {colour && <span aria-hidden className="machine-playing-card" data-colour={colour} />}
      <b>
        {colour && `${t(`gamble.${colour}`)}: `}
        {t(isWon ? 'gamble.won' : 'gamble.lost')}
      </b>
    </p>
  )
}

/** What each step of the way up would make of the win. */
function Steps({ stage, money }: Pick<GambleStageProps, 'stage' | 'money'>) {
  const { coins, gamble, step } = stage.question
  const first = coins / gamble.factor ** step
  const reached = step + (stage.isWon ? 1 : 0)
  const steps = Array.from({ length: gamble.steps + 1 }, (_, index) => index)
  return (
    <ol aria-hidden className="machine-gamble-steps">
      {steps.map((index) => (
        <li key={index} data-lit={index <= reached && stage.isWon !== false} data-here={index === reached}>
          {money(Math.round(first * gamble.factor ** index))}
        </li>
      ))}
    </ol>
  )
}

const percent = numberFormat({ style: 'percent', maximumFractionDigits: 1 })

function oddsText({ gamble, coins, wouldBe }: GambleShown['question']): string {
  const { up, down } = gamble
  const chance = up / (up + down)
  const back = (chance * wouldBe) / coins
  const t = textsOf(machine)
  const odds = t('gamble.odds', { chance: percent(chance), back: percent(back) })
  return up === down ? `${odds} ${t('gamble.colourIsOrnament')}` : odds
}
