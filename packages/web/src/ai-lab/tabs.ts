export const TABS = [
  { id: 'market-driven', label: 'tabs.market' },
  { id: 'personalized', label: 'tabs.personal' },
  { id: 'intelligence', label: 'tabs.intelligence' },
  { id: 'narrative', label: 'tabs.narrative' },
] as const

export type TabId = (typeof TABS)[number]['id']
export const TAB_IDS = TABS.map(({ id }) => id) as [TabId, ...TabId[]]
export const FIRST_TAB = 'market-driven' satisfies TabId
