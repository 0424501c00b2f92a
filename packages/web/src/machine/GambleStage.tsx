import { machine } from '@spilvaerk/messages/machine'
import { useState } from 'react'
import { numberFormat } from '../lib/format.ts'
import { textsOf } from '../lib/page-language.ts'
import { Rich } from '../ui/rich.tsx'
import { AskedStage } from './AskedStage.tsx'
import { STAKE, TAKE } from './gamble.ts'
import type { GambleStage as GambleShown } from './hud.ts'
import { Painted } from './Painted.tsx'
import type { StakeWay } from './script.ts'
import type { StageProps } from './stage-props.ts'

const COLOURS = ['red', 'black'] as const
type Colour = (typeof COLOURS)[number]

type GambleStageProps = Pick<StageProps, 'face' | 'money' | 'onDecide'> & { readonly stage: GambleShown }

const THING = { part: 'props', size: 168 } as const

/** Take the win, or stake it. */
export function GambleStage(props: GambleStageProps) {
  return props.stage.question.ways.length > 1 ? <SeveralWays {...props} /> : <OneWay {...props} />
}

/** Red and black only where each is as likely; the draw is the same whichever is pressed. */
function OneWay({ stage, face: { look, palette }, money, onDecide }: GambleStageProps) {
  const t = textsOf(machine)
  const { question, isAsking, isWon } = stage
  const { coins, ways, gamble, step } = question
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
              text={t('gamble.offer', { coins: money(coins), wouldBe: money(ways[0]?.wouldBe ?? 0) })}
              marks={{ b: (text) => <b>{text}</b> }}
            />
          </p>
        ) : (
          <Turned isWon={isWon} colour={isEven ? shownColour(isWon, pressed?.colour ?? 'red') : undefined} />
        )}
        {isWon === undefined && (
          <div className="machine-gamble-keys">
            {isEven ? (
              COLOURS.map((colour, index) => (
                <button
                  key={colour}
                  type="button"
                  className="machine-card-key"
                  data-colour={colour}
                  data-taken={isPressed && pressed.colour === colour}
                  disabled={!decide}
                  onClick={() => stake(colour)}
                >
                  {look && <Painted job={{ kind: 'part', look, palette, part: THING }} index={index} />}
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

/** All of the win or half of it, at odds of their own. */
function SeveralWays({ stage, money, onDecide }: GambleStageProps) {
  const t = textsOf(machine)
  const { question, isAsking, isWon } = stage
  const { coins, ways, step } = question
  const [pressed, setPressed] = useState<number>()
  const decide = isAsking && pressed !== step
  const answer = (option: number): void => {
    setPressed(step)
    onDecide(option)
  }
  return (
    <AskedStage title={t('gamble.uneven')} isAsking={isAsking}>
      <div className="machine-gamble">
        {isWon === undefined ? <p>{t('gamble.winNow', { coins: money(coins) })}</p> : <Turned isWon={isWon} />}
      </div>
      {isWon === undefined && (
        <ul className="machine-options">
          {ways.map((way, index) => (
            <li key={`${way.factor}/${way.half}`}>
              <button type="button" className="machine-option" disabled={!decide} onClick={() => answer(STAKE + index)}>
                <b>
                  {t(way.half ? 'gamble.stakeHalf' : 'gamble.stakeAll', {
                    wouldBe: money(way.wouldBe),
                    kept: money(way.kept),
                  })}
                </b>
                <small>{wayOdds(way, coins)}</small>
              </button>
            </li>
          ))}
          <li>
            <button type="button" className="machine-option" disabled={!decide} onClick={() => answer(TAKE)}>
              <b>{t('gamble.take', { amount: money(coins) })}</b>
            </button>
          </li>
        </ul>
      )}
    </AskedStage>
  )
}

const shownColour = (isWon: boolean, called: Colour): Colour => (isWon ? called : called === 'red' ? 'black' : 'red')

function Turned({ isWon, colour }: { readonly isWon: boolean; readonly colour?: Colour | undefined }) {
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

function oddsText({ ways, gamble, coins }: GambleShown['question']): string {
  const [way] = ways
  if (way === undefined) return ''
  const odds = wayOdds(way, coins)
  return gamble.up === gamble.down ? `${odds} ${textsOf(machine)('gamble.colourIsOrnament')}` : odds
}

/** The chance of a way to stake, and what it pays back of what is staked. */
function wayOdds({ up, down, wouldBe, kept }: StakeWay, coins: number): string {
  const chance = up / (up + down)
  const back = (chance * (wouldBe - kept)) / (coins - kept)
  return textsOf(machine)('gamble.odds', { chance: percent(chance), back: percent(back) })
}
