export const TABS = [
  { id: 'market-driven', label: 'Markedsdrevet' },
  { id: 'personalized', label: 'Personligt' },
  { id: 'intelligence', label: 'Markedsindsigt' },
  { id: 'narrative', label: 'Fortælling' },
] as const

export type TabId = (typeof TABS)[number]['id']
export const TAB_IDS = TABS.map(({ id }) => id) as [TabId, ...TabId[]]
export const FIRST_TAB = 'market-driven' satisfies TabId
