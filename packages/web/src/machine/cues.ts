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
  /** At tables: chips on the cloth, a card that is dealt or turned, dice, and what rolls and comes to rest. */
  | { readonly name: 'chip' }
  | { readonly name: 'card'; readonly isTurned: boolean }
  | { readonly name: 'dice'; readonly ms: number }
  | { readonly name: 'wheel'; readonly ms: number }
  | { readonly name: 'pins'; readonly count: number; readonly ms: number }
  /** What still rolls is at rest. */
  | { readonly name: 'rest' }

export type PlayCue = (cue: Cue) => void
