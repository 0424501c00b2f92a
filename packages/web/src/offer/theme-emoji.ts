const EMOJI: ReadonlyMap<string, string> = new Map([
  ['egyptian', '🏺'],
  ['pirate', '🏴‍☠️'],
  ['fruit', '🍒'],
  ['sweet', '🍭'],
])

/** What a game is about; whatever has no sign of its own is a slot machine. */
export const themeEmoji = (theme: string): string => EMOJI.get(theme) ?? '🎰'
