import { studio } from '@spilvaerk/messages/studio'
import type { StudioGame } from '@spilvaerk/schemas'
import { useId } from 'react'
import { textsOf } from '../lib/page-language.ts'
import { PlainSelect } from '../ui/plain-select.tsx'

type GamePickerProps = {
  readonly label: string
  readonly games: readonly StudioGame[]
  readonly value: number | undefined
  readonly onChange: (id: number) => void
}

/** What its maker has put away is found in the archive alone. */
export const isOut = ({ archived }: StudioGame): boolean => archived !== true

export function GamePicker({ label, games, value, onChange }: GamePickerProps) {
  const t = textsOf(studio)
  const id = useId()
  return (
    <div className="grid min-w-0 gap-1.5">
      <label htmlFor={id} className="font-medium text-sm">
        {label}
      </label>
      <PlainSelect
        id={id}
        value={value ?? ''}
        onChange={(event) => event.target.value !== '' && onChange(Number(event.target.value))}
      >
        {value === undefined && (
          <option value="" className="bg-raised text-paper">
            {t('chooseGame')}
          </option>
        )}
        {games
          .filter((game) => isOut(game) || game.id === value)
          .map((game) => (
            <option key={game.id} value={game.id} className="bg-raised text-paper">
              {game.mine ? t('mine', { name: game.name }) : game.name}
            </option>
          ))}
      </PlainSelect>
    </div>
  )
}
