import { createRng, type Rng } from '@spilvaerk/slot-engine'
import { findThemes } from './find-themes.ts'
import { languageOf } from './language.ts'
import type { Language } from './lexicon/theme.ts'
import { askedName } from './names.ts'
import { plainText } from './plain-text.ts'
import { readWishes } from './read-wishes.ts'

/** A clause ends here; a comma within a number is none. */
const BOUNDARY =
  /[.!?;:\n()]+(?=\s|$)|,(?!\d)|\s+[-–—]\s+|\s(?:og|and|men|but|plus|samt|med|with|hvor|where|der|som|that|which)\s/giu

/** Words that ask for nothing by themselves: of grammar, and those that any prompt for a game has. */
const IDLE = new Set(
  (
    'a an the of to in on at by for from as is are be been it its this that these those i me my we us our you your he she they them will would can could should must may might do does did have has had having there here so such very really just only also too not no nor or if when while than then into onto over up down off out about around per each every any some all both more most many much few ' +
    'want wants wanted like please make makes making create creates created build design give gives need needs add include includes including feature features featuring game games slot slots machine video online casino theme themed style play player players spin spins reel reels symbol symbols win wins bonus round rounds base grid new good nice cool fun great awesome exciting called named title name ' +
    'en et den det de af til i på ved fra om for som der er var være bliver blive blev har have havde kan kunne skal skulle vil ville må måtte jeg mig min mit mine vi os vores du dig din dit dine han hun man sig sin sit sine så meget helt bare kun også ikke ingen nogle noget nogen hver hvert hele alle både mere mest mange få når hvis mens end da ind ud op ned over under om ' +
    'gerne lav lave laver lavet skab skabe byg bygge tegn ønsker ønske brug bruge giv tak venligst spil spillet spillene spilleautomat spilleautomaten automat automaten maskine tema temaet stil spiller spillere runde runder hjul hjulene symbol symboler symbolerne gevinst gevinster ny nyt nye god godt gode fed sjov sjovt spændende flot flotte kaldet hedder navn navnet indeholder indeholde minimum mindst ekstra'
  ).split(' '),
)

const MOST_CLAUSES = 20
const LONGEST = 80

/** The clauses of a prompt of which nothing was understood, as they are written. */
export function unreadClauses(prompt: string, theme: string, guest: string | undefined): string[] {
  const text = prompt.slice(0, 5000)
  const language = languageOf(plainText(text, 5000))
  const name = askedName(text)
  const bare = name === undefined ? text : text.replace(name, ' ')
  const clauses = bare
    .split(BOUNDARY)
    .map((clause) => plainText(clause, LONGEST))
    .filter((clause) => hasContent(clause) && !isRead(clause, language, [theme, guest]))
  return [...new Set(clauses)].slice(0, MOST_CLAUSES)
}

const wordsOf = (clause: string): string[] => clause.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu) ?? []

const hasContent = (clause: string): boolean => wordsOf(clause).some((word) => !IDLE.has(word))

/** Read by the very readers of wishes, clause for clause, or of the theme that the game has. */
function isRead(clause: string, language: Language, themes: readonly (string | undefined)[]): boolean {
  const { wanted, unwanted, requestedKind, ...rest } = readWishes(clause, language)
  if (wanted.length + unwanted.length > 0 || requestedKind !== 'slot' || Object.keys(rest).length > 0) return true
  const found = findThemes(clause, language, NO_DICE)
  return found.named && [found.theme.key, found.guest?.key].some((key) => themes.includes(key))
}

const NO_DICE: Rng = createRng('unread')
