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
    ({ about, reels }) => `Et spil om ${about}, på ${reels} hjul.`,
    ({ about, best }) => `Her handler alt om ${about}, og ${best} er det bedste syn.`,
    ({ about, best, second }) => `Mød ${best} og ${second} i et spil om ${about}.`,
    ({ about, pays }) => `Tag med: ${about}, ${pays} og ro til at nyde det.`,
    ({ about, last, best }) => `Fra ${last} til ${best} – sådan ser ${about} ud her.`,
    ({ about, third }) => `Der er plads til både ${third} og drømme, når det gælder ${about}.`,
    ({ about, reels, best }) => `${reels} hjul, ${about} og jagten på ${best}.`,
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
    ({ third, best }) => `Tre ${third} er en begyndelse, fem ${best} er en historie.`,
  ],
  features: [
    ({ meets }) => `I spillet er der ${meets}.`,
    ({ meets }) => `Undervejs venter ${meets}.`,
    ({ meets }) => `Det, der skiller det ud, er ${meets}.`,
    ({ meets, reels }) => `De ${reels} hjul byder på ${meets}.`,
    ({ meets, about }) => `Og så er der ${meets}, som hører til i ${about}.`,
    ifScatter(({ meets, scatter }) => `Når ${scatter} viser sig, kan alt ske: ${meets}.`),
    ({ meets, best }) => `Mellem gevinsterne på ${best} ligger ${meets}.`,
    ({ meets }) => `Regn med ${meets} – og med pauser imellem.`,
  ],
  plain: [
    ({ reels, pays }) => `Uden omsvøb: ${reels} hjul og ${pays}.`,
    ({ pays, best }) => `Ingen bonus, bare ${pays} og ${best}.`,
    ({ reels, best, last }) => `${reels} hjul, ${last} og ${best}: mere er der ikke, og det er nok.`,
  ],
  figures: [
    ({ cap, pays }) => `Der spilles på ${pays}, og loftet er ${cap} gange indsatsen.`,
    ({ cap, best }) => `Selv med ${best} over det hele stopper en runde ved ${cap} gange indsatsen.`,
    ({ cap, reels }) => `Højest kan de ${reels} hjul give ${cap} gange indsatsen.`,
    ({ pays, last }) => `Gevinster tælles på ${pays}, fra ${last} og op.`,
    () => undefined,
    () => undefined,
  ],
}

const ENGLISH: Grammar = {
  openings: [
    ({ scene }) => scene || undefined,
    ({ about, reels }) => `A game about ${about}, told on ${reels} reels.`,
    ({ about, best }) => `It is all about ${about}, and ${best} is the finest sight in it.`,
    ({ about, best, second }) => `Meet ${best} and ${second} in a game about ${about}.`,
    ({ about, pays }) => `Come along: ${about}, ${pays}, and time to enjoy both.`,
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
    ({ third, best }) => `Three of ${third} is a start, five of ${best} is a story.`,
  ],
  features: [
    ({ meets }) => `The game has ${meets}.`,
    ({ meets }) => `Along the way there is ${meets}.`,
    ({ meets }) => `What sets it apart: ${meets}.`,
    ({ meets, reels }) => `Its ${reels} reels offer ${meets}.`,
    ({ meets, about }) => `And then there is ${meets}, as befits ${about}.`,
    ifScatter(({ meets, scatter }) => `When ${scatter} appears, things begin to happen: ${meets}.`),
    ({ meets, best }) => `Between the wins of ${best} comes ${meets}.`,
    ({ meets }) => `Expect ${meets}, and some quiet in between.`,
  ],
  plain: [
    ({ reels, pays }) => `No frills: ${reels} reels and ${pays}.`,
    ({ pays, best }) => `No bonus, just ${pays} and ${best}.`,
    ({ reels, best, last }) => `${reels} reels, ${last} and ${best}: there is no more to it, and that is enough.`,
  ],
  figures: [
    ({ cap, pays }) => `It plays on ${pays} and is capped at ${cap} times the bet.`,
    ({ cap, best }) => `Even with ${best} all over, a round stops at ${cap} times the bet.`,
    ({ cap, reels }) => `The most that its ${reels} reels can give is ${cap} times the bet.`,
    ({ pays, last }) => `Wins count on ${pays}, from ${last} upwards.`,
    () => undefined,
    () => undefined,
  ],
}

export const GRAMMARS: { readonly [L in Language]: Grammar } = { da: DANISH, en: ENGLISH }
