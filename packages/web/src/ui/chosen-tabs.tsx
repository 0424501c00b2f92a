import type { ReactNode } from 'react'
import { Tab, Tabs, TabsList } from './tabs.tsx'
import { useChosenInView } from './use-chosen-in-view.ts'

type ChosenTabsProps<Id extends string> = {
  readonly tabs: readonly { readonly id: Id; readonly label: string }[]
  readonly chosen: Id
  readonly onChosen: (id: Id) => void
  /** What the row of tabs is called. */
  readonly label: string
  /** A `TabPanel` for each. */
  readonly children: ReactNode
}

/** Tabs of a page whose address says which one is chosen. */
export function ChosenTabs<Id extends string>({ tabs, chosen, onChosen, label, children }: ChosenTabsProps<Id>) {
  const row = useChosenInView(chosen)
  const change = (value: string): void => {
    const next = tabs.find(({ id }) => id === value)
    if (next) onChosen(next.id)
  }
  return (
    <Tabs value={chosen} onValueChange={change} className="min-w-0">
      <TabsList ref={row} aria-label={label} className="relative">
        {tabs.map(({ id, label: name }) => (
          <Tab key={id} value={id}>
            {name}
          </Tab>
        ))}
      </TabsList>
      {children}
    </Tabs>
  )
}
