const LONGEST = 40

/** The known word that a typing error most likely meant, if one is near. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  if (word.length > LONGEST) return undefined
  let best: string | undefined
  let bestDistance = Math.max(2, Math.floor(word.length / 3)) + 1
  for (const candidate of known) {
    // A name may be as long as whoever sends it likes: a distance to it costs as much.
    if (candidate.length >= word.length + bestDistance) continue
    const distance = editDistance(word.toLowerCase(), candidate.toLowerCase())
    if (distance < bestDistance && distance < candidate.length) {
      best = candidate
      bestDistance = distance
    }
  }
  return best
}

/** Levenshtein's: the fewest letters to add, drop or change. */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 0; i < a.length; i++) {
    const next = [i + 1]
    for (let j = 0; j < b.length; j++) {
      const changed = row[j]! + (a[i] === b[j] ? 0 : 1)
      next.push(Math.min(changed, row[j + 1]! + 1, next[j]! + 1))
    }
    row = next
  }
  return row[b.length]!
}
