import { browsing } from '@spilvaerk/messages/browsing'
import type { GameFacets } from '@spilvaerk/schemas'
import { X } from 'lucide-react'
import { useId } from 'react'
import { cn } from '../lib/cn.ts'
import { formatNumber } from '../lib/format.ts'
import { textsOf } from '../lib/page-language.ts'
import { Button } from '../ui/button.tsx'
import { choiceLabel, rtpLabel, winLabel } from './filter-words.ts'
import type { View } from './lobby-games.ts'
import {
  CHOICES,
  type Choice,
  chosenIn,
  countFilters,
  LEAST_RTPS,
  LEAST_WINS,
  type LobbySearch,
  NO_FILTERS,
} from './search-params.ts'
import { useLobbyChange } from './use-lobby-search.ts'

const FACETS = {
  mekanik: 'mechanics',
  volatilitet: 'volatility',
  linjer: 'lines',
  udbyder: 'provider',
} as const satisfies Readonly<Record<Choice, keyof GameFacets>>
const TITLES = {
  mekanik: 'filters.mechanic',
  volatilitet: 'filters.volatility',
  linjer: 'filters.lines',
  udbyder: 'filters.provider',
} as const

const without = (list: string, key: string): string =>
  chosenIn(list)
    .filter((one) => one !== key)
    .join(',')

type FilterPanelProps = {
  readonly id: string
  readonly search: LobbySearch
  readonly view: View | undefined
  readonly onClose: () => void
}

/** What games are picked by besides words and category, with how many there are of each. */
export function FilterPanel({ id, search, view, onClose }: FilterPanelProps) {
  const t = textsOf(browsing)
  const change = useLobbyChange()
  return (
    <section id={id} aria-label={t('filters.title')} className="mx-auto w-full max-w-page px-4 pt-4 md:px-8">
      <div className="panel grid gap-5 p-4 sm:p-6 md:grid-cols-3">
        {CHOICES.map((choice) => (
          <Several key={choice} choice={choice} search={search} facets={view?.facets} />
        ))}
        <div className="flex flex-wrap gap-4 md:col-span-3">
          <Least
            label={t('filters.rtp')}
            value={search.rtp}
            options={LEAST_RTPS}
            labelOf={rtpLabel}
            onChange={(rtp) => change({ rtp })}
          />
          <Least
            label={t('filters.maxWin')}
            value={search.gevinst}
            options={LEAST_WINS}
            labelOf={winLabel}
            onChange={(gevinst) => change({ gevinst })}
          />
        </div>
        <div className="flex flex-wrap gap-3 md:col-span-3">
          <Button onClick={onClose}>{t('filters.done', { amount: formatNumber(view?.total ?? 0) })}</Button>
          <Button variant="secondary" disabled={countFilters(search) === 0} onClick={() => change(NO_FILTERS)}>
            {t('filters.reset')}
          </Button>
        </div>
      </div>
    </section>
  )
}

type SeveralProps = {
  readonly choice: Choice
  readonly search: LobbySearch
  readonly facets: GameFacets | undefined
}

function Several({ choice, search, facets }: SeveralProps) {
  const change = useLobbyChange()
  const chosen = chosenIn(search[choice])
  const counts = new Map<string, number>(facets?.[FACETS[choice]].map(({ key, count }) => [key, count]))
  const keys = [...counts.keys(), ...chosen.filter((key) => !counts.has(key))]
  if (keys.length === 0) return null
  const toggle = (key: string) => {
    const list = chosen.includes(key) ? without(search[choice], key) : [...chosen, key].join(',')
    change({ [choice]: list })
  }
  return (
    <fieldset className={cn('min-w-0', choice === 'mekanik' && 'md:col-span-3')}>
      <legend className="mb-2 font-semibold text-sm">{textsOf(browsing)(TITLES[choice])}</legend>
      <div className="flex flex-wrap gap-2">
        {keys.map((key) => (
          <button
            key={key}
            type="button"
            aria-pressed={chosen.includes(key)}
            onClick={() => toggle(key)}
            className={cn('category', chosen.includes(key) && 'category-chosen')}
          >
            {choiceLabel(choice, key)} <span className="tabular-nums">({formatNumber(counts.get(key) ?? 0)})</span>
          </button>
        ))}
      </div>
    </fieldset>
  )
}

type LeastProps<Value extends string> = {
  readonly label: string
  readonly value: Value
  readonly options: readonly Value[]
  readonly labelOf: (value: Value) => string
  readonly onChange: (value: Value) => void
}

function Least<Value extends string>({ label, value, options, labelOf, onChange }: LeastProps<Value>) {
  const id = useId()
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-semibold text-sm">
        {label}
      </label>
      <select
        id={id}
        value={value}
        // The values in the list are the options' own.
        onChange={(event) => onChange(event.target.value as Value)}
        className="well h-11 rounded-md px-3 text-paper text-sm"
      >
        {options.map((option) => (
          <option key={option} value={option} className="bg-raised text-paper">
            {labelOf(option)}
          </option>
        ))}
      </select>
    </div>
  )
}

/** Each filter that is on, to be taken off. */
export function ChosenFilters({ search }: { readonly search: LobbySearch }) {
  const change = useLobbyChange()
  if (countFilters(search) === 0) return null
  const several = CHOICES.flatMap((choice) =>
    chosenIn(search[choice]).map((key) => ({
      name: choiceLabel(choice, key),
      off: { [choice]: without(search[choice], key) },
    })),
  )
  const least = [
    ...(search.rtp === '' ? [] : [{ name: `RTP: ${rtpLabel(search.rtp)}`, off: { rtp: '' as const } }]),
    ...(search.gevinst === '' ? [] : [{ name: winLabel(search.gevinst), off: { gevinst: '' as const } }]),
  ]
  return (
    <ul className="mb-5 flex flex-wrap gap-2">
      {[...several, ...least].map(({ name, off }) => (
        <li key={name}>
          <button
            type="button"
            aria-label={textsOf(browsing)('filters.remove', { name })}
            onClick={() => change(off)}
            className="category inline-flex items-center gap-2"
          >
            {name}
            <X aria-hidden="true" className="size-4 text-muted" />
          </button>
        </li>
      ))}
    </ul>
  )
}
