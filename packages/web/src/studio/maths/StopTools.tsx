import { maths } from '@spilvaerk/messages/maths'
import type { Definition, ReelDefinition } from '@spilvaerk/slot-engine'
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import { useId } from 'react'
import { textsOf } from '../../lib/page-language.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { NumberField } from '../../ui/number-field.tsx'
import { PlainSelect } from '../../ui/plain-select.tsx'
import { inserted, moved, removed, replaced, weighing } from './edits.ts'

type StopToolsProps = {
  readonly definition: Definition
  readonly reel: ReelDefinition
  /** Which reel of its set that is. */
  readonly place: number
  readonly stop: number
  readonly onChange: (next: ReelDefinition, stop: number, key?: string) => void
}

const MOST_WEIGHT = 1_000_000

/** What can be done with the chosen stop, for fingers and for those who do not drag. */
export function StopTools({ definition, reel, place, stop, onChange }: StopToolsProps) {
  const t = textsOf(maths)
  const id = useId()
  const symbol = reel.strip[stop] ?? ''
  const last = reel.strip.length - 1
  return (
    <fieldset className="maths-tools">
      <legend className="text-sm">{t('reels.chosen', { reel: place + 1, stop: stop + 1 })}</legend>
      <label htmlFor={`${id}-symbol`} className="sr-only">
        {t('reels.symbol')}
      </label>
      <PlainSelect
        id={`${id}-symbol`}
        value={symbol}
        onChange={({ target }) => onChange(replaced(reel, stop, target.value), stop)}
      >
        {definition.symbols.map(({ id: one, name, emoji }) => (
          <option key={one} value={one} className="bg-raised text-paper">
            {[emoji, name ?? one].filter(Boolean).join(' ')}
          </option>
        ))}
      </PlainSelect>
      <label htmlFor={`${id}-weight`} className="text-sm">
        {t('reels.weight')}
      </label>
      <NumberField
        id={`${id}-weight`}
        className="w-20"
        value={reel.weights?.[stop] ?? 1}
        min={0}
        max={MOST_WEIGHT}
        step={1}
        onChange={(weight) => onChange(weighing(reel, stop, weight), stop, `weight ${place} ${stop}`)}
      />

      <IconButton
        variant="secondary"
        label={t('reels.up')}
        disabled={stop === 0}
        onClick={() => onChange(moved(reel, stop, stop - 1), stop - 1)}
      >
        <ArrowUp aria-hidden className="size-4" />
      </IconButton>
      <IconButton
        variant="secondary"
        label={t('reels.down')}
        disabled={stop >= last}
        onClick={() => onChange(moved(reel, stop, stop + 1), stop + 1)}
      >
        <ArrowDown aria-hidden className="size-4" />
      </IconButton>
      <Button variant="secondary" onClick={() => onChange(inserted(reel, stop + 1, symbol), stop + 1)}>
        <Plus aria-hidden className="size-4" />
        {t('reels.add')}
      </Button>
      <IconButton
        variant="secondary"
        label={t('reels.remove')}
        disabled={last < 1}
        onClick={() => onChange(removed(reel, stop), Math.min(stop, last - 1))}
      >
        <Trash2 aria-hidden className="size-4" />
      </IconButton>
    </fieldset>
  )
}
