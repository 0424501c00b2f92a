/** Up to 1 it is a share, above that percent already. */
export const confidencePercent = (confidence: number): number =>
  Math.round(confidence <= 1 ? confidence * 100 : confidence)

export const confidenceTone = (confidence: number): 'green' | 'yellow' | 'red' => {
  const share = confidence <= 1 ? confidence : confidence / 100
  if (share > 0.8) return 'green'
  return share > 0.6 ? 'yellow' : 'red'
}
