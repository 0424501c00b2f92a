/** Posts each finished round to the page that has the player in a frame, where there is one. */
export function reportToParent(round: object | undefined): void {
  if (round && window.parent !== window) window.parent.postMessage({ source: 'spilvaerk', type: 'round', round }, '*')
}
