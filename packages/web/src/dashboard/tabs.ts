export const TABS = [
  { id: 'oversigt', label: 'Oversigt' },
  { id: 'spil', label: 'Mine Spil' },
  { id: 'butik', label: 'Spil Butik' },
  { id: 'generator', label: 'Generator' },
  { id: 'ai-lab', label: 'AI Lab' },
  { id: 'konto', label: 'Konto' },
  { id: 'support', label: 'Support' },
] as const

export type TabId = (typeof TABS)[number]['id']
export const TAB_IDS = TABS.map(({ id }) => id) as [TabId, ...TabId[]]
export const FIRST_TAB = 'oversigt' satisfies TabId
