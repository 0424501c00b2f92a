/** How many mini-games go with how much there is to a game; what is not so comes before what is. */
const BY_COMPLEXITY: readonly (readonly [miniGames: number, words: RegExp])[] = [
  [3, /(?<!\p{L})(?:simpel|simpl|ukompliceret|uncomplicated|(?:lav|low) (?:kompleksitet|complexity))/u],
  [6, /(?<!\p{L})(?:kompleks(?!itet)|complex(?!ity)|(?:høj|high) (?:kompleksitet|complexity)|avancere[dt]|advanced)/u],
  [6, /(?:mange|many|masser af|lots of|fyldt med|packed with|full of) (?:\p{L}+ ){0,2}mini/u],
  [4, /(?<!\p{L})(?:moderat|(?:mellem|middel|medium) (?:kompleksitet|complexity))/u],
]

/** How many mini-games a text means that says how much there should be to the game, or `undefined` where it does not. */
export const miniGamesByDegree = (text: string): number | undefined =>
  BY_COMPLEXITY.find(([, words]) => words.test(text))?.[0]
