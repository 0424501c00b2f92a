import type { PlayedRound } from './local-rounds.ts'

/** The page that has the player in a frame hears of each finished round; a player on its own tells nobody. */
export function tellOutside(round: PlayedRound | undefined): void {
  if (round && window.parent !== window) window.parent.postMessage({ source: 'spilvaerk', type: 'round', round }, '*')
}
