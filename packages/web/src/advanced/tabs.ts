export const TABS = [
  { id: 'basis', label: 'Basis' },
  { id: 'lyd', label: 'Lyd' },
  { id: 'visuel', label: 'Visuel' },
  { id: 'mekanik', label: 'Mekanik' },
  { id: 'ai', label: 'AI' },
] as const

export type TabId = (typeof TABS)[number]['id']
export const TAB_IDS = TABS.map(({ id }) => id) as [TabId, ...TabId[]]
export const FIRST_TAB = 'basis' satisfies TabId
