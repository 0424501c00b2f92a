import type { Language } from '../composer/lexicon/theme.ts'

/** What a sentence about a game may speak of; symbols are named as its pay table names them. */
export interface Told {
  /** What it is about, in words that follow `about` and `om`. */
  readonly about: string
  readonly scene: string
  readonly best: string
  readonly second: string
  readonly third: string
  readonly last: string
  readonly wild: string
  readonly scatter: string
  /** What a player meets, as a list; empty in a plain game. */
  readonly meets: string
  readonly reels: number
  /** How it pays, in words: `25 lines`. */
  readonly pays: string
  readonly cap: string
}

type Sentence = (told: Told) => string | undefined
/** A part of a description: one of these, each with what it needs. */
type Part = readonly Sentence[]
interface Grammar {
  readonly openings: Part
  readonly symbols: Part
  readonly features: Part
  readonly plain: Part
  readonly figures: Part
}

const ifWild =
  (sentence: (told: Told) => string): Sentence =>
  (told) =>
    told.wild === '' ? undefined : sentence(told)
const ifScatter =
  (sentence: (told: Told) => string): Sentence =>
  (told) =>
    told.scatter === '' ? undefined : sentence(told)

const DANISH: Grammar = {
  openings: [
    ({ scene }) => scene || undefined,
    ({ about, reels, third }) => `Et spil om ${about}, med ${third} på ${reels} hjul.`,
    ({ about, best }) => `Her handler alt om ${about}, og ${best} er det bedste syn.`,
    ({ about, best, second }) => `Mød ${best} og ${second} i et spil om ${about}.`,
    ({ about, pays, second }) => `Tag med: ${about}, ${pays} og ${second}.`,
    ({ about, last, best }) => `Fra ${last} til ${best} – sådan ser ${about} ud her.`,
    ({ about, third }) => `Der er plads til både ${third} og drømme, når det gælder ${about}.`,
    ({ about, reels, best, last }) => `${reels} hjul, ${about} og jagten på ${best}, ofte med ${last} i stedet.`,
  ],
  symbols: [
    ifWild(({ best, wild }) => `${best} betaler bedst, og ${wild} træder i stedet for de andre.`),
    ifWild(({ best, second, third, wild }) => `Saml ${best}, ${second} og ${third}; ${wild} hjælper til.`),
    ({ best, second, last }) => `Øverst i gevinsttabellen står ${best} og ${second}, nederst ${last}.`,
    ({ best, second, third }) => `${best} ligger forrest, fulgt af ${second} og ${third}.`,
    ifWild(({ wild, best }) => `${wild} kan være alt, også ${best}.`),
    ({ best, last }) => `${last} kommer tit; ${best} er værd at vente på.`,
    ({ second, third }) => `Hold øje med ${second} og ${third}.`,
    ifScatter(({ scatter, best }) => `${scatter} tæller, hvor som helst den lander, og ${best} giver mest på stribe.`),
    ({ best, second, pays }) => `På ${pays} er det ${best} og ${second}, der rykker.`,
    ({ third, best }) => `${third} tre gange er en begyndelse, ${best} fem gange er en historie.`,
  ],
  features: [
    ({ meets, third }) => `I spillet er der ${meets}, og ${third} ser til.`,
    ({ meets, best }) => `På vejen mod ${best} venter ${meets}.`,
    ({ meets, second }) => `Når ${second} har haft sin tur, er der ${meets}.`,
    ({ meets, reels, last }) => `De ${reels} hjul byder på ${meets} – og på ${last}.`,
    ({ meets, about, second }) => `Både ${second} og ${meets} hører til i et spil om ${about}.`,
    ifScatter(({ meets, scatter }) => `Når ${scatter} viser sig, kan alt ske: ${meets}.`),
    ({ meets, best }) => `Mellem gevinsterne på ${best} ligger ${meets}.`,
    ({ meets, third, last }) => `Regn med ${meets}, med ${third} og med pauser til ${last}.`,
  ],
  plain: [
    ({ reels, pays }) => `Uden omsvøb: ${reels} hjul og ${pays}.`,
    ({ pays, best }) => `Ingen bonus, bare ${pays} og ${best}.`,
    ({ reels, best, last }) => `${reels} hjul, ${last} og ${best}: mere er der ikke, og det er nok.`,
  ],
  figures: [
    ({ cap, pays, second }) => `Der spilles på ${pays}, og med ${second} eller uden er loftet ${cap} gange indsatsen.`,
    ({ cap, best }) => `Selv med ${best} over det hele stopper en runde ved ${cap} gange indsatsen.`,
    ({ cap, reels, third }) =>
      `Højest kan de ${reels} hjul give ${cap} gange indsatsen, hvor meget ${third} der end er i billedet.`,
    ({ pays, last, second }) => `Gevinster tælles på ${pays}, fra ${last} til ${second} og videre op.`,
    () => '',
    () => '',
  ],
}

const ENGLISH: Grammar = {
  openings: [
    ({ scene }) => scene || undefined,
    ({ about, reels, third }) => `A game about ${about}, told by ${third} and others on ${reels} reels.`,
    ({ about, best }) => `It is all about ${about}, and ${best} is the finest sight in it.`,
    ({ about, best, second }) => `Meet ${best} and ${second} in a game about ${about}.`,
    ({ about, pays, second }) => `Come along: ${about}, ${pays}, and ${second}.`,
    ({ about, last, best }) => `From ${last} to ${best}: this is ${about} as the reels see it.`,
    ({ about, third }) => `There is room for ${third} and for daydreams when the talk is of ${about}.`,
    ({ about, reels, best }) => `${reels} reels, ${about}, and the search for ${best}.`,
  ],
  symbols: [
    ifWild(({ best, wild }) => `${best} pays best, and ${wild} stands in for the others.`),
    ifWild(({ best, second, third, wild }) => `Gather ${best}, ${second} and ${third}; ${wild} lends a hand.`),
    ({ best, second, last }) => `${best} and ${second} top the pay table, with ${last} at its foot.`,
    ({ best, second, third }) => `${best} leads, followed by ${second} and ${third}.`,
    ifWild(({ wild, best }) => `${wild} can be anything, even ${best}.`),
    ({ best, last }) => `${last} comes by often; ${best} is worth the wait.`,
    ({ second, third }) => `Keep an eye out for ${second} and ${third}.`,
    ifScatter(({ scatter, best }) => `${scatter} counts wherever it lands, and ${best} pays most in a row.`),
    ({ best, second, pays }) => `Over ${pays} it is ${best} and ${second} that matter.`,
    ({ third, best }) => `${third} three times is a start, ${best} five times is a story.`,
  ],
  features: [
    ({ meets, third }) => `The game has ${meets}, with ${third} looking on.`,
    ({ meets, best }) => `On the way to ${best} there is more to meet: ${meets}.`,
    ({ meets, second }) => `Once ${second} has had its turn, expect ${meets}.`,
    ({ meets, reels, last }) => `Its ${reels} reels offer ${meets}, and ${last} besides.`,
    ({ meets, about, second }) => `Both ${second} and ${meets} belong in a game about ${about}.`,
    ifScatter(({ meets, scatter }) => `When ${scatter} appears, things begin to happen: ${meets}.`),
    ({ meets, best }) => `Between the wins of ${best} you meet ${meets}.`,
    ({ meets, third, last }) => `Expect ${meets}, some ${third}, and quiet moments with ${last}.`,
  ],
  plain: [
    ({ reels, pays }) => `No frills: ${reels} reels and ${pays}.`,
    ({ pays, best }) => `No bonus, just ${pays} and ${best}.`,
    ({ reels, best, last }) => `${reels} reels, ${last} and ${best}: there is no more to it, and that is enough.`,
  ],
  figures: [
    ({ cap, pays, second }) =>
      `It plays on ${pays}, and with ${second} or without it is capped at ${cap} times the bet.`,
    ({ cap, best }) => `Even with ${best} all over, a round stops at ${cap} times the bet.`,
    ({ cap, reels, third }) =>
      `The most that its ${reels} reels can give is ${cap} times the bet, however much ${third} is in view.`,
    ({ pays, last, second }) => `Wins count on ${pays}, from ${last} to ${second} and beyond.`,
    () => '',
    () => '',
  ],
}

export const GRAMMARS: { readonly [L in Language]: Grammar } = { da: DANISH, en: ENGLISH }
