export const TAB_IDS = ['oversigt', 'spil', 'butik', 'generator', 'ai-lab', 'konto', 'support'] as const

export type TabId = (typeof TAB_IDS)[number]
export const FIRST_TAB = 'oversigt' satisfies TabId
