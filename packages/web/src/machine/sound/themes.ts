/** The three moments of a spin that a sound theme has an effect for. */
export const SOUND_MOMENTS = ['spin', 'stop', 'win'] as const
export type SoundMoment = (typeof SOUND_MOMENTS)[number]

/** Each with its three effects: when the reels start, when one stops, and when something is won. */
export const SOUND_THEMES = [
  { name: 'Klassisk Casino', effects: { spin: 'Håndtaget', stop: 'Hjulklik', win: 'Møntregn' } },
  { name: 'Magisk Fantasy', effects: { spin: 'Tryllestøv', stop: 'Krystal', win: 'Harpe' } },
  { name: 'Moderne Elektronisk', effects: { spin: 'Laser', stop: 'Blip', win: 'Synthakkord' } },
  { name: 'Naturlyde', effects: { spin: 'Vindstød', stop: 'Vanddråbe', win: 'Fuglesang' } },
  { name: 'Episk Film', effects: { spin: 'Trommehvirvel', stop: 'Pauke', win: 'Fanfare' } },
] as const satisfies readonly { readonly name: string; readonly effects: Readonly<Record<SoundMoment, string>> }[]

export type SoundThemeName = (typeof SOUND_THEMES)[number]['name']

export const soundThemeNamed = (wished: string | undefined): SoundThemeName | undefined =>
  SOUND_THEMES.find(({ name }) => name === wished)?.name
