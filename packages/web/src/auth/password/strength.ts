/** From 0, guessed at once, to 4, not guessed. */
export type Strength = 0 | 1 | 2 | 3 | 4
export type PasswordRating = { readonly strength: Strength; readonly advice: string }
export type RatePassword = (password: string, ownWords: readonly string[]) => PasswordRating

/** The dictionaries weigh as much as the lobby: they are fetched when somebody chooses a password. */
export async function loadPasswordRater(): Promise<RatePassword> {
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }, { DANISH_WORDS }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@spilvaerk/schemas/danish-words'),
  ])
  const zxcvbn = new ZxcvbnFactory({
    dictionary: { ...dictionary, danish: DANISH_WORDS },
    graphs: adjacencyGraphs,
  })
  return (password, ownWords) => {
    const { score, feedback } = zxcvbn.check(password, ownWords.filter(Boolean))
    const advice = (feedback.warning && WARNINGS[feedback.warning]) || lengthAdvice(password, score)
    return { strength: score, advice }
  }
}

/** The specification asks for 6; the form recommends this many. */
export const RECOMMENDED_LENGTH = 8

const lengthAdvice = (password: string, strength: number): string => {
  if (password.length < RECOMMENDED_LENGTH) return 'Brug helst 8 tegn eller flere.'
  return strength < 3 ? 'Et par ord mere gør den meget stærkere.' : ''
}

/** Keyed by the library's own names for what it found. */
const WARNINGS: Readonly<Record<string, string>> = {
  straightRow: 'Taster ved siden af hinanden er lette at gætte.',
  keyPattern: 'Mønstre på tastaturet er lette at gætte.',
  simpleRepeat: 'Gentagne tegn som »aaa« er lette at gætte.',
  extendedRepeat: 'Gentagne mønstre som »abcabc« er lette at gætte.',
  sequences: 'Rækker som »abc« eller »6543« er lette at gætte.',
  recentYears: 'Årstal fra de seneste år er lette at gætte.',
  dates: 'Datoer er lette at gætte.',
  topTen: 'Den er blandt verdens ti mest brugte adgangskoder.',
  topHundred: 'Den er blandt verdens hundrede mest brugte adgangskoder.',
  common: 'Den er en meget brugt adgangskode.',
  similarToCommon: 'Den ligner en meget brugt adgangskode.',
  wordByItself: 'Et enkelt ord er let at gætte.',
  namesByThemselves: 'Navne alene er lette at gætte.',
  commonNames: 'Almindelige navne er lette at gætte.',
  userInputs: 'Den ligner dit navn eller din email.',
}
