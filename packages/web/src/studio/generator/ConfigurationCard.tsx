import { generator } from '@spilvaerk/messages/generator'
import type { SlotGame } from '@spilvaerk/schemas'
import { useId } from 'react'
import { textsOf } from '../../lib/page-language.ts'
import { CARD_VOLATILITIES, MAX_WIN_RANGE, PAYLINES, REELS, RTP_RANGE, useDraft } from '../../shell/draft.ts'
import { Card } from '../../ui/card.tsx'
import { PlainSelect } from '../../ui/plain-select.tsx'
import { Slider } from '../../ui/slider.tsx'
import { Warnings } from '../Warnings.tsx'

const VOLATILITY_WORDS = {
  low: 'configuration.volatilities.low',
  medium: 'configuration.volatilities.medium',
  high: 'configuration.volatilities.high',
} as const

type ConfigurationProps = {
  readonly game?: SlotGame | undefined
  /** Whether the game that was chosen is a table, which has none of these figures. */
  readonly isTable?: boolean
}

/** Wishes for a game to be made, and what the game that was chosen leaves open. */
export function ConfigurationCard({ game, isTable = false }: ConfigurationProps) {
  const t = textsOf(generator)
  const { card, setCard } = useDraft()
  return (
    <Card aria-labelledby="configuration" className="studio-card grid grid-cols-1 gap-4">
      <h2 id="configuration" className="text-lg">
        {t('configuration.title')}
      </h2>
      <Slider
        label={t('figures.rtp')}
        unit="%"
        value={card.rtp}
        {...RTP_RANGE}
        disabled={isTable}
        onChange={(rtp) => setCard({ rtp })}
      />
      <Slider
        label={t('figures.maxWin')}
        unit={t('configuration.timesBet')}
        value={card.maxWin}
        {...MAX_WIN_RANGE}
        disabled={isTable}
        onChange={(maxWin) => setCard({ maxWin })}
      />
      <div className="grid grid-cols-2 gap-3">
        <Choice
          label={t('figures.reels')}
          value={card.reels}
          choices={REELS}
          disabled={isTable}
          onChange={(reels) => setCard({ reels })}
        />
        <Choice
          label={t('figures.paylines')}
          value={card.paylines}
          choices={PAYLINES}
          disabled={isTable}
          onChange={(paylines) => setCard({ paylines })}
        />
      </div>
      <Choice
        label={t('figures.volatility')}
        value={card.volatility}
        choices={CARD_VOLATILITIES}
        disabled={isTable}
        words={(one) => t(VOLATILITY_WORDS[one])}
        onChange={(volatility) => setCard({ volatility })}
      />
      <p className="text-muted text-xs">{t(isTable ? 'configuration.ofSlots' : 'configuration.wishes')}</p>
      {game && <Warnings warnings={game.warnings} />}
    </Card>
  )
}

type ChoiceProps<T> = {
  readonly label: string
  readonly value: T
  readonly choices: readonly T[]
  readonly words?: (choice: T) => string
  readonly disabled: boolean
  readonly onChange: (choice: T) => void
}

function Choice<T extends string | number>({
  label,
  value,
  choices,
  words = String,
  disabled,
  onChange,
}: ChoiceProps<T>) {
  const id = useId()
  const pick = (text: string): void => {
    const chosen = choices.find((choice) => String(choice) === text)
    if (chosen !== undefined) onChange(chosen)
  }
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-medium text-sm">
        {label}
      </label>
      <PlainSelect id={id} value={String(value)} disabled={disabled} onChange={(event) => pick(event.target.value)}>
        {choices.map((choice) => (
          <option key={choice} value={String(choice)} className="bg-raised text-paper">
            {words(choice)}
          </option>
        ))}
      </PlainSelect>
    </div>
  )
}
