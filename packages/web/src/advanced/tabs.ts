export const TABS = [
  { id: 'basis', label: 'tabs.basis' },
  { id: 'lyd', label: 'tabs.lyd' },
  { id: 'visuel', label: 'tabs.visuel' },
  { id: 'mekanik', label: 'tabs.mekanik' },
  { id: 'ai', label: 'tabs.ai' },
] as const

export type TabId = (typeof TABS)[number]['id']
export const TAB_IDS = TABS.map(({ id }) => id) as [TabId, ...TabId[]]
export const FIRST_TAB = 'basis' satisfies TabId
