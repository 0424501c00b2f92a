import { felts } from '@spilvaerk/messages/felts'
import { useState } from 'react'
import { textsOf } from '../../lib/page-language.ts'
import { totalOf } from '../play/bets.ts'
import { useFelt } from './felt-context.ts'

export interface ClothPart {
  readonly id: string
  readonly name: string
  /** The ids of its spots. */
  readonly spots: readonly string[]
}

type ClothPartsProps = {
  readonly parts: readonly ClothPart[]
  readonly shown: string | undefined
  readonly onShow: (id: string) => void
}

/**
 * On a phone a long cloth lies there part by part, so that none of it is below the rail: buttons to turn to a part, with
 * what lies on it. Where there is room for all of it, there are none.
 */
export function ClothParts({ parts, shown, onShow }: ClothPartsProps) {
  const { bets, lying, paid, money, setCurrent } = useFelt()
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons that belong together, not a form
    <div role="group" aria-label={textsOf(felts)('parts.title')} className="cloth-tabs">
      {parts.map(({ id, name, spots }) => {
        const coins = onSpots(bets, spots) + onSpots(lying, spots)
        const won = onSpots(paid, spots)
        return (
          <button
            key={id}
            type="button"
            aria-pressed={id === shown}
            data-won={won > 0 || undefined}
            onClick={() => {
              onShow(id)
              setCurrent(spots[0])
            }}
          >
            {name}
            {won > 0 ? <b>+{money(won)}</b> : coins > 0 && <b>{money(coins)}</b>}
          </button>
        )
      })}
    </div>
  )
}

const onSpots = (coins: ReadonlyMap<string, number>, spots: readonly string[]): number =>
  totalOf(new Map(spots.flatMap((id) => (coins.has(id) ? [[id, coins.get(id) ?? 0] as const] : []))))

/** Which part is shown where only one is. */
export function useClothParts(parts: readonly ClothPart[]) {
  const [chosen, setChosen] = useState<string>()
  const shown = parts.some(({ id }) => id === chosen) ? chosen : parts[0]?.id
  return { parts, shown, onShow: setChosen }
}
