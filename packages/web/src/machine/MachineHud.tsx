import { machine } from '@spilvaerk/messages/machine'
import { Suspense, useEffect } from 'react'
import { textsOf } from '../lib/page-language.ts'
import { lazyPart } from '../ui/lazy-part.tsx'
import { ChosenSymbol } from './ChosenSymbol.tsx'
import type { Face } from './face.ts'
import { HeldSymbols } from './HeldSymbols.tsx'
import type { Card, Hud, SpinCounter } from './hud.ts'
import type { Layout } from './layout.ts'
import { MeterBars } from './MeterBars.tsx'
import { emptied } from './meters.ts'
import { PaintedTitle } from './Painted.tsx'
import { freeSpins, freeSpinsWord } from './prize-text.ts'
import { WildBadges } from './WildBadges.tsx'

const loadStages = async () => (await import('./FeatureStages.tsx')).FeatureStages
const FeatureStages = lazyPart(loadStages)

type MachineHudProps = {
  readonly hud: Hud
  readonly face: Face
  /** Won so far, while it counts up. */
  readonly coins: number
  readonly layout: Layout
  readonly money: (coins: number) => string
  readonly onSkip: () => void
  readonly onPick: (tile: number) => void
  readonly onDecide: (option: number) => void
  readonly optionNotes?: readonly (string | undefined)[]
}

/** What a machine says over its reels. All of it is also announced in words by the page. */
export function MachineHud(props: MachineHudProps) {
  const { hud, face, coins, layout, money, onSkip, onPick, onDecide, optionNotes = [] } = props
  const t = textsOf(machine)
  const { card, counter, stage, badges } = hud
  // Fetched before a feature begins: its stage is not waited for.
  useEffect(() => void loadStages().catch(() => {}), [])
  return (
    <div className="pointer-events-none">
      <div aria-hidden>
        <HeldSymbols held={hud.held} face={face} layout={layout} />
        <WildBadges badges={badges} layout={layout} />
        <MeterBars meters={hud.meters ?? emptied(face.meters)} layout={layout} />
      </div>
      {stage && (
        <Suspense fallback={null}>
          <FeatureStages
            stage={stage}
            face={face}
            layout={layout}
            money={money}
            onSkip={onSkip}
            onPick={onPick}
            onDecide={onDecide}
            optionNotes={optionNotes}
          />
        </Suspense>
      )}
      <div aria-hidden>
        {counter && !(stage?.kind === 'holdAndWin') && (
          <p
            className="machine-counter absolute"
            data-counts={counter.kind}
            style={{
              left: layout.plate.x + layout.plate.width * 0.04,
              top: layout.plate.y + layout.plate.height * 0.26,
              width: layout.plate.width * 0.92,
              height: layout.plate.height * 0.66,
            }}
          >
            <span>
              {counter.kind === 'respin' ? t('respinNumber', { number: counter.number }) : freeSpinCounter(counter)}
            </span>
            {counter.multiplier > 1 && <span className="machine-times">×{counter.multiplier}</span>}
          </p>
        )}
        {card?.kind === 'win' && (card.tier === 'mega' || card.tier === 'epic') ? (
          <GreatWin tier={card.tier} face={face} coins={coins} money={money} onSkip={onSkip} />
        ) : (
          card && <HudCard card={card} face={face} coins={coins} layout={layout} money={money} />
        )}
      </div>
    </div>
  )
}

type HudCardProps = Pick<MachineHudProps, 'coins' | 'face' | 'layout' | 'money'> & { readonly card: Card }

function HudCard({ card, face, coins, layout, money }: HudCardProps) {
  const { window } = layout
  return (
    <div
      className="absolute grid place-items-center"
      style={{ left: window.x, top: window.y, width: window.width, height: window.height }}
    >
      <div className={card.kind === 'win' ? 'machine-sum' : 'machine-card'}>
        <CardText card={card} face={face} coins={coins} money={money} />
      </div>
    </div>
  )
}

function CardText({ card, face, coins, money }: Omit<HudCardProps, 'layout'>) {
  const t = textsOf(machine)
  switch (card.kind) {
    case 'intro':
      if (card.untilGone) return <RespinIntro multiplier={card.multiplier} />
      return (
        <>
          <b>{card.spins}</b>
          <span>
            {freeSpinsWord(card.spins)}
            {card.multiplier > 1 && ` · ${t('winsTimes', { multiplier: card.multiplier })}`}
          </span>
        </>
      )
    case 'more':
      return (
        <>
          <b>+{card.spins}</b>
          <span>{freeSpinsWord(card.spins)}</span>
        </>
      )
    case 'level':
      return (
        <>
          <b>{t('level', { number: card.level })}</b>
          <span>
            {[
              ...(card.spins > 0 ? [`+${card.spins} ${freeSpinsWord(card.spins)}`] : []),
              ...(card.multiplier > 1 ? [t('winsTimes', { multiplier: card.multiplier })] : []),
            ].join(' · ')}
          </span>
        </>
      )
    case 'outro':
      return (
        <>
          <span>{t('gave', { spins: spinsOf(card) })}</span>
          <b>{money(card.coins)}</b>
        </>
      )
    case 'cap':
      return (
        <>
          <span>{t('capReached')}</span>
          <b>{money(card.coins)}</b>
        </>
      )
    case 'jackpot':
      return (
        <>
          <span>{card.name}</span>
          <b>{money(card.coins)}</b>
        </>
      )
    case 'hold':
      return (
        <>
          <span>{t(card.full ? 'allFull' : 'coinsGave')}</span>
          <b>{money(card.coins)}</b>
        </>
      )
    case 'symbol':
      return <ChosenSymbol face={face} symbol={card.symbol} />
    case 'gamble':
      return (
        <>
          <span>{t(card.won ? 'won' : 'lost')}</span>
          <b>{money(card.coins)}</b>
        </>
      )
    case 'win':
      return <b>{money(coins)}</b>
  }
}

const freeSpinCounter = ({ number, of, lives }: Extract<SpinCounter, { kind: 'free' }>): string =>
  lives === undefined
    ? textsOf(machine)('freeSpinNumber', { number, of })
    : textsOf(machine)('freeSpinLives', { number, lives })

const spinsOf = ({ spins, untilGone }: { readonly spins: number; readonly untilGone: boolean }): string =>
  untilGone ? textsOf(machine)('respins', { count: spins }) : freeSpins(spins)

function RespinIntro({ multiplier }: { readonly multiplier: number }) {
  const t = textsOf(machine)
  return (
    <>
      <b>{t('respin')}</b>
      <span>
        {t('theRestSpins')}
        {multiplier > 1 && ` · ${t('winsTimes', { multiplier })}`}
      </span>
    </>
  )
}

type GreatWinProps = Pick<MachineHudProps, 'face' | 'coins' | 'money' | 'onSkip'> & { readonly tier: 'mega' | 'epic' }

/** The greatest wins take the whole screen; any key or press hurries them on. */
function GreatWin({ tier, face: { look, palette }, coins, money, onSkip }: GreatWinProps) {
  const t = textsOf(machine)
  const title = t(`${tier}Win`)
  useEffect(() => {
    const skip = (event: Event): void => {
      event.preventDefault()
      event.stopPropagation()
      onSkip()
    }
    window.addEventListener('keydown', skip, { capture: true })
    window.addEventListener('pointerdown', skip, { capture: true })
    return () => {
      window.removeEventListener('keydown', skip, { capture: true })
      window.removeEventListener('pointerdown', skip, { capture: true })
    }
  }, [onSkip])
  return (
    <div data-tier={tier} className="machine-grand pointer-events-auto fixed inset-0 z-40 grid place-items-center">
      {tier === 'epic' && <div className="machine-rays" />}
      <div className="machine-grand-text">
        {look && <PaintedTitle look={look} palette={palette} text={title} />}
        <span>{title}</span>
        <b>{money(coins)}</b>
        <small>{t('pressToGoOn')}</small>
      </div>
    </div>
  )
}
