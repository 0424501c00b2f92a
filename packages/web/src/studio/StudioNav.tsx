import { studio } from '@spilvaerk/messages/studio'
import { Link, useNavigate } from '@tanstack/react-router'
import { type KeyboardEvent, useId } from 'react'
import { textsOf } from '../lib/page-language.ts'
import { TAB_IDS, TABS, type TabId } from '../shell/tabs.ts'
import { PlainSelect } from '../ui/plain-select.tsx'

/** Where each key leads from the link at `at` among `count`. */
const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** Moves the focus along the rail; Enter opens the tab that has it. */
function step(event: KeyboardEvent<HTMLAnchorElement>): void {
  const links = [...(event.currentTarget.closest('ul')?.querySelectorAll('a') ?? [])]
  const next = STEPS[event.key]?.(links.indexOf(event.currentTarget), links.length)
  if (next === undefined) return
  event.preventDefault()
  links[next]?.focus()
}

/** A rail of links where there is room for one, the device's own list on a phone. */
export function StudioNav({ tab }: { readonly tab: TabId }) {
  const t = textsOf(studio)
  const id = useId()
  const navigate = useNavigate()
  const open = (value: string): void => {
    const next = TAB_IDS.find((id) => id === value)
    if (next) void navigate({ to: '/casino-generator', search: { tab: next }, resetScroll: false })
  }
  return (
    <>
      <div className="grid gap-1.5 text-sm lg:hidden">
        <label htmlFor={id} className="font-medium">
          {t('section')}
        </label>
        <PlainSelect id={id} value={tab} onChange={(event) => open(event.target.value)}>
          {TABS.map(({ id, label }) => (
            <option key={id} value={id} className="bg-raised text-paper">
              {t(label)}
            </option>
          ))}
        </PlainSelect>
      </div>
      <nav aria-label={t('sections')} className="max-lg:hidden">
        <ul className="grid gap-0.5">
          {TABS.map(({ id, label, icon: Icon }) => (
            <li key={id}>
              <Link
                to="/casino-generator"
                search={{ tab: id }}
                resetScroll={false}
                className="studio-tab"
                title={t(label)}
                onKeyDown={step}
                {...(id === tab ? { 'aria-current': 'page' } : {})}
                activeOptions={{ exact: true, includeSearch: true }}
              >
                <Icon aria-hidden className="size-4.5 shrink-0" />
                <span>{t(label)}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </>
  )
}
