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
  /** What a full run of the best symbol pays, as a condition and a price: absent where wins have no length. */
  readonly fullRun?: { readonly reels: string; readonly bets: string }
  /** Free spins that a number of scatters awards: absent where they begin in another way. */
  readonly spins?: { readonly scatter: string; readonly at: string; readonly count: string }
  /** What a player meets beside those free spins, as a list; empty where there is nothing. */
  readonly meets: string
  /** Its window and how it pays: `5 reels and 25 lines`, `a grid of 7×7`. */
  readonly grid: string
  readonly cap: string
}

type Sentence = (told: Told) => string | undefined
/** A part of a description: one of these, each with what it needs. */
export type Part = readonly Sentence[]
export interface Grammar {
  readonly openings: Part
  /** Of its symbols. With them go figures without the best symbol, and without them the others. */
  readonly symbols: Part
  readonly freeSpins: Part
  /** What is met in a game, and beside its free spins. */
  readonly meets: Part
  readonly besides: Part
  readonly plain: Part
  readonly figures: Part
  readonly bestAndFigures: Part
}

const ifScene: Sentence = ({ scene }) => scene || undefined
const ifWild =
  (sentence: (told: Told) => string): Sentence =>
  (told) =>
    told.wild === '' ? undefined : sentence(told)
const ifFullRun =
  (sentence: (told: Told, run: NonNullable<Told['fullRun']>) => string): Sentence =>
  (told) =>
    told.fullRun && sentence(told, told.fullRun)
const ofSpins =
  (sentence: (spins: NonNullable<Told['spins']>) => string): Sentence =>
  ({ spins }) =>
    spins && sentence(spins)

const DANISH: Grammar = {
  openings: [
    ifScene,
    ifScene,
    ({ about, grid }) => `Et spil om ${about} på ${grid}.`,
    ({ about, best, second, third }) => `Mød ${best}, ${second} og ${third} i et spil om ${about}.`,
    ({ about, best }) => `Et spil om ${about}, hvor ${best} er det bedste, der kan lande.`,
    ({ about, best, second, last }) => `Her handler alt om ${about}: ${best}, ${second} og helt ned til ${last}.`,
    ({ about, grid }) => `${about} er emnet, ${grid} er rammen.`,
    ({ about, second, last }) => `Hjulene fortæller om ${about}, fra ${last} og op forbi ${second}.`,
  ],
  symbols: [
    ifFullRun(({ best }, { reels, bets }) => `${best} på ${reels} betaler ${bets}.`),
    ifFullRun(({ best }, { reels, bets }) => `Den bedste række er ${best} på ${reels}: ${bets}.`),
    ({ best, second, third }) => `Bedst betalt er ${best}, fulgt af ${second} og ${third}.`,
    ({ best, second }) => `Øverst i gevinsttabellen står ${best} og ${second}.`,
    ({ best, last }) => `Gevinsttabellen går fra ${last} op til ${best}.`,
    ifWild(({ wild, best }) => `${wild} er wild og kan stå i stedet for ${best} og de andre.`),
    ifWild(({ wild, best }) => `${best} betaler bedst, og ${wild} hjælper til som wild.`),
    ifWild(({ wild, second, third }) => `Hvor ${second} eller ${third} mangler, træder ${wild} til som wild.`),
  ],
  freeSpins: [
    ofSpins(({ at, scatter, count }) => `${at} eller flere ${scatter}-symboler giver ${count} gratis spins.`),
    ofSpins(({ at, scatter, count }) => `Lander ${at} ${scatter}-symboler, begynder ${count} gratis spins.`),
    ofSpins(({ at, scatter, count }) => `Med ${at} ${scatter}-symboler i billedet venter ${count} gratis spins.`),
    ofSpins(({ at, scatter, count }) => `Det kræver ${at} ${scatter}-symboler at få de ${count} gratis spins.`),
    ofSpins(({ at, scatter, count }) => `${scatter} er scatter: ${at} af dem giver ${count} gratis spins.`),
  ],
  meets: [
    ({ meets }) => `Spillet byder på ${meets}.`,
    ({ meets }) => `Undervejs møder man ${meets}.`,
    ({ meets }) => `Her er der ${meets}.`,
    ({ meets }) => `Undervejs venter ${meets}.`,
    ({ meets, best }) => `Foruden gevinsterne på ${best} er der ${meets}.`,
  ],
  besides: [
    ({ meets }) => `Spillet har også ${meets}.`,
    ({ meets }) => `Spillet byder desuden på ${meets}.`,
    ({ meets }) => `Der er også ${meets}.`,
    ({ meets }) => `Undervejs kan man også møde ${meets}.`,
    ({ meets, best }) => `Ud over dem og gevinsterne på ${best} er der ${meets}.`,
  ],
  plain: [
    ({ grid, best }) => `Der er ingen bonusspil: kun ${grid} og jagten på ${best}.`,
    ({ best, second }) => `Et spin er slut, når hjulene står, og så er det ${best} og ${second}, der tæller.`,
    ({ last, best }) => `Ingen ekstra funktioner, bare symboler fra ${last} til ${best}.`,
  ],
  figures: [
    ({ grid, cap }) => `Der spilles på ${grid}, og en runde kan højst give ${cap} gange indsatsen.`,
    ({ grid, cap }) => `Rammen er ${grid}, loftet ${cap} gange indsatsen.`,
    ({ grid, cap }) => `På ${grid} kan en runde give op til ${cap} gange indsatsen.`,
    () => '',
  ],
  bestAndFigures: [
    ({ best, cap }) => `${best} betaler bedst, og en runde kan højst give ${cap} gange indsatsen.`,
    ({ best, second, cap }) => `Bedst betalt er ${best} og ${second}; loftet for en runde er ${cap} gange indsatsen.`,
    ({ best, grid, cap }) => `Jagten på ${best} går over ${grid}, og højeste gevinst er ${cap} gange indsatsen.`,
    ifFullRun(
      ({ best, cap }, { reels, bets }) =>
        `${best} på ${reels} betaler ${bets}; en runde når højst ${cap} gange indsatsen.`,
    ),
  ],
}

const ENGLISH: Grammar = {
  openings: [
    ifScene,
    ifScene,
    ({ about, grid }) => `A game about ${about} on ${grid}.`,
    ({ about, best, second, third }) => `Meet ${best}, ${second} and ${third} in a game about ${about}.`,
    ({ about, best }) => `A game about ${about}, where ${best} is the best that can land.`,
    ({ about, best, second, last }) => `It is all about ${about}: ${best}, ${second} and all the way down to ${last}.`,
    ({ about, grid }) => `The subject is ${about}, the stage ${grid}.`,
    ({ about, second, last }) => `The reels tell of ${about}, from ${last} up past ${second}.`,
  ],
  symbols: [
    ifFullRun(({ best }, { reels, bets }) => `${best} on ${reels} pays ${bets}.`),
    ifFullRun(({ best }, { reels, bets }) => `The run to hope for is ${best} on ${reels}: ${bets}.`),
    ({ best, second, third }) => `${best} pays best, followed by ${second} and ${third}.`,
    ({ best, second }) => `${best} and ${second} top the pay table.`,
    ({ best, last }) => `The pay table climbs from ${last} to ${best}.`,
    ifWild(({ wild, best }) => `${wild} is wild and can stand in for ${best} and the others.`),
    ifWild(({ wild, best }) => `${best} pays best, and ${wild} helps out as the wild.`),
    ifWild(({ wild, second, third }) => `Where ${second} or ${third} is missing, ${wild} steps in as the wild.`),
  ],
  freeSpins: [
    ofSpins(({ at, scatter, count }) => `${at} or more ${scatter} symbols award ${count} free spins.`),
    ofSpins(({ at, scatter, count }) => `Land ${at} ${scatter} symbols, and ${count} free spins begin.`),
    ofSpins(({ at, scatter, count }) => `With ${at} ${scatter} symbols in view there are ${count} free spins to come.`),
    ofSpins(({ at, scatter, count }) => `It takes ${at} ${scatter} symbols to win the ${count} free spins.`),
    ofSpins(({ at, scatter, count }) => `${scatter} is the scatter: ${at} of them bring ${count} free spins.`),
  ],
  meets: [
    ({ meets }) => `The game has ${meets}.`,
    ({ meets }) => `On the way you meet ${meets}.`,
    ({ meets }) => `Look out for ${meets}.`,
    ({ meets }) => `What makes it special: ${meets}.`,
    ({ meets, best }) => `Besides the wins of ${best} there is more to see: ${meets}.`,
  ],
  besides: [
    ({ meets }) => `The game also has ${meets}.`,
    ({ meets }) => `Add to that ${meets}.`,
    ({ meets }) => `You may also meet ${meets}.`,
    ({ meets }) => `There is more to it: ${meets}.`,
    ({ meets, best }) => `Beyond those and the wins of ${best} you find ${meets}.`,
  ],
  plain: [
    ({ grid, best }) => `There is no bonus game: just ${grid} and the hunt for ${best}.`,
    ({ best, second }) => `A spin is over when the reels stop, and then ${best} and ${second} are what counts.`,
    ({ last, best }) => `No extra features, only symbols from ${last} to ${best}.`,
  ],
  figures: [
    ({ grid, cap }) => `It plays on ${grid}, and a round can pay up to ${cap} times the bet.`,
    ({ grid, cap }) => `The frame is ${grid}, the limit ${cap} times the bet.`,
    ({ grid, cap }) => `On ${grid} a round can pay up to ${cap} times the bet.`,
    () => '',
  ],
  bestAndFigures: [
    ({ best, cap }) => `${best} pays best, and a round can pay up to ${cap} times the bet.`,
    ({ best, second, cap }) => `${best} and ${second} pay best; a round is capped at ${cap} times the bet.`,
    ({ best, grid, cap }) => `The hunt for ${best} goes over ${grid}, and the top win is ${cap} times the bet.`,
    ifFullRun(
      ({ best, cap }, { reels, bets }) =>
        `${best} on ${reels} pays ${bets}; a round reaches ${cap} times the bet at most.`,
    ),
  ],
}

export const GRAMMARS: { readonly [L in Language]: Grammar } = { da: DANISH, en: ENGLISH }
