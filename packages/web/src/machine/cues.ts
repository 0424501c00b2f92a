/** The moments that have a sound. */
export type Cue =
  | { readonly name: 'start' }
  | { readonly name: 'tick'; readonly reel: number }
  | { readonly name: 'scatter'; readonly nth: number }
  | { readonly name: 'tension' }
  | { readonly name: 'line'; readonly nth: number }
  | { readonly name: 'coin' }
  | { readonly name: 'fanfare'; readonly big: boolean }
  | { readonly name: 'enter' }
  | { readonly name: 'leave' }

export type PlayCue = (cue: Cue) => void
