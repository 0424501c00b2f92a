export const SECTIONS = [
  { id: 'profil', label: 'Profil' },
  { id: 'identitet', label: 'Identitet' },
  { id: 'sikkerhed', label: 'Sikkerhed' },
  { id: 'saldo', label: 'Saldo' },
  { id: 'graenser', label: 'Ansvarligt spil' },
  { id: 'runder', label: 'Runder og seeds' },
  { id: 'data', label: 'Mine data' },
] as const

export type SectionId = (typeof SECTIONS)[number]['id']
export const FIRST_SECTION = 'profil' satisfies SectionId
export const SECTION_IDS = SECTIONS.map(({ id }) => id) as [SectionId, ...SectionId[]]
