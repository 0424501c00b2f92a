export const VISUAL_EFFECTS = [
  { name: 'Partikler', about: 'Gnister svæver om maskinen' },
  { name: 'Lys Effekter', about: 'Et varmt skær, der ånder' },
  { name: 'Animationer', about: 'Kabinettet hopper ved gevinst' },
  { name: 'Eksplosioner', about: 'En ring af lys ved gevinst' },
  { name: 'Morphing', about: 'Baggrunden skifter form' },
] as const

export type VisualEffect = (typeof VISUAL_EFFECTS)[number]['name']
