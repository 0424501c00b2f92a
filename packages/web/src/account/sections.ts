export const SECTION_IDS = ['profil', 'identitet', 'sikkerhed', 'saldo', 'graenser', 'runder', 'data'] as const

export type SectionId = (typeof SECTION_IDS)[number]
export const FIRST_SECTION = 'profil' satisfies SectionId
