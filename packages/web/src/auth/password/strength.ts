import { auth } from '@spilvaerk/messages/auth'
import { textsOf } from '../../lib/page-language.ts'
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
    const { warning } = feedback
    const advice = isKnown(warning) ? textsOf(auth)(`strength.warnings.${warning}`) : lengthAdvice(password, score)
    return { strength: score, advice }
  }
}

/** The specification asks for 6; the form recommends this many. */
export const RECOMMENDED_LENGTH = 8

const lengthAdvice = (password: string, strength: number): string => {
  const t = textsOf(auth)
  if (password.length < RECOMMENDED_LENGTH) return t('strength.length')
  return strength < 3 ? t('strength.moreWords') : ''
}

/** The library's own names for what it found. */
type Warning = keyof typeof auth.da.strength.warnings

const isKnown = (warning: string | null | undefined): warning is Warning =>
  typeof warning === 'string' && warning in auth.da.strength.warnings
