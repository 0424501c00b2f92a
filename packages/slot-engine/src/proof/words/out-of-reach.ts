/** What a sheet says of what it is not: what stands in the way of an exact one, and what it left out, in the languages of its document. */
import type { Obstacle, ObstacleCode } from '../../obstacle.ts'
import type { Limit, SheetLimit } from '../limits.ts'
import type { Language } from './language.ts'
import type { Numbers } from './numbers.ts'

/** Why there is no exact answer, and what change of the game would bring one into reach. `{name}` stands for a value. */
interface ObstacleText {
  readonly why: string
  readonly change: string
}

const ENGLISH: Readonly<Record<ObstacleCode, ObstacleText>> = {
  cascadesTooLong: {
    why: 'The windows of the cascades are too many: the reels have {combinations} combinations of stops.',
    change: 'With shorter strips, so that there are at most {most}, the sheet is exact.',
  },
  cascadesDrawn: {
    why: 'Cascades fill each gap by a draw, so there is no end of windows.',
    change: 'Filled from the strip they can be counted.',
  },
  cascadesSettled: {
    why: 'Symbols turn, draw multipliers or cover reels between the falls of a cascade.',
    change: 'Without mystery symbols, drawn multipliers and expanding wilds the cascades can be counted.',
  },
  cascadesTied: {
    why: 'Cascades run on reels that stop together, or under a reel across the top.',
    change: 'With reels that each stop alone the cascades can be counted.',
  },
  cascadesInFeature: {
    why: 'The free spins differ from spin to spin, and have cascades.',
    change: 'With spins that are all alike the cascades can be counted.',
  },
  windowsTooMany: {
    why: 'The windows can still win in too many ways while the reels stop: there are {combinations} combinations of stops.',
    change: 'Shorter strips, fewer rows or fewer lines bring them into reach.',
  },
  respins: {
    why: 'Winners are held while the other cells spin again.',
    change: 'Without respins the windows can be counted.',
  },
  mysteries: {
    why: '{kinds} kinds of mystery symbols turn into others, each by itself.',
    change: 'One kind can be counted.',
  },
  partsTooMany: {
    why: 'Reels that stop together, or a reel across the top, have more than {most} stops between them.',
    change: 'Shorter strips for those reels bring them into reach.',
  },
  startedByWin: {
    why: 'A feature is started by a win, which no count of symbols in view tells.',
    change: 'Started by symbols in view they can be counted.',
  },
  cellsHeld: {
    why: 'Symbols keep their places from one free spin to the next, in too many patterns.',
    change: 'Symbols that stay on fewer reels or rows, or fewer spins, bring it into reach.',
  },
  reelsTied: {
    why: 'Reels have respins of their own, and the coins of all of them open rows or reels.',
    change: 'With one number of respins for all reels, or with nothing that opens, it can be counted.',
  },
  wildsAdded: {
    why: 'Wilds are put on cells that are drawn.',
    change: 'Wilds on the strips instead can be counted.',
  },
  factors: {
    why: 'Factors differ from win to win of one window, or from window to window of one spin.',
    change: 'A factor drawn for the whole spin, or one of windows without cascades, can be counted.',
  },
  levelsUneven: {
    why: 'Free spins with levels go on by more than their levels, or differ within one.',
    change: 'Levels without further awards, cascades, added wilds and a chosen symbol can be counted.',
  },
  cellsChanged: {
    why: 'Cells of the window change by what other reels show, by a draw of cells, by what the window wins, or between cascades.',
    change: 'Changes that look at one reel at a time, without cascades, can be counted.',
  },
  multiplierGrows: {
    why: 'The multiplier of the free spins can grow through too many values, or beside a symbol that expands.',
    change: 'With an end after fewer steps (`upTo`), or without the symbol, it can be counted.',
  },
  windowsVary: {
    why: 'A feature plays in the window, and windows differ in their rows or change in cascades.',
    change: 'With the same number of rows in every window, and no cascades, it can be counted.',
  },
  waysTooMany: {
    why: 'The feature can go on in too many ways.',
    change: 'Fewer items or fewer picks bring it into reach.',
  },
  multipliersTooMany: {
    why: 'Wilds multiply each other in too many ways.',
    change: 'Fewer different multipliers, or the highest alone, bring them into reach.',
  },
  totalsTooMany: {
    why: 'More than {most} totals of a round are possible below the greatest win.',
    change: 'A lower greatest win, or pays with a larger common step, bring them into reach.',
  },
}

const DANISH: Readonly<Record<ObstacleCode, ObstacleText>> = {
  cascadesTooLong: {
    why: 'Der er for mange vinduer i faldene: hjulene kan standse på {combinations} måder.',
    change: 'Med kortere hjul, så der højst er {most}, bliver arket eksakt.',
  },
  cascadesDrawn: {
    why: 'Hvert hul efter et fald fyldes ved lodtrækning, så vinduerne får ingen ende.',
    change: 'Fyldt fra hjulet kan de tælles.',
  },
  cascadesSettled: {
    why: 'Symboler forvandles, trækker multiplikatorer eller dækker hjul mellem faldene.',
    change: 'Uden mysteriesymboler, trukne multiplikatorer og jokere, der breder sig, kan faldene tælles.',
  },
  cascadesTied: {
    why: 'Der er fald på hjul, der standser sammen, eller under et hjul på tværs.',
    change: 'Med hjul, der standser hver for sig, kan faldene tælles.',
  },
  cascadesInFeature: {
    why: 'De gratis spins er forskellige fra spin til spin, og de har fald.',
    change: 'Med ens spins kan faldene tælles.',
  },
  windowsTooMany: {
    why: 'Vinduerne kan vinde på for mange måder, mens hjulene standser: der er {combinations} måder at standse på.',
    change: 'Kortere hjul, færre rækker eller færre linjer bringer dem inden for rækkevidde.',
  },
  respins: {
    why: 'Gevinster holdes fast, mens de andre felter spiller igen.',
    change: 'Uden respins kan vinduerne tælles.',
  },
  mysteries: {
    why: '{kinds} slags mysteriesymboler forvandles hver for sig.',
    change: 'Én slags kan tælles.',
  },
  partsTooMany: {
    why: 'Hjul, der standser sammen, eller et hjul på tværs har tilsammen mere end {most} måder at standse på.',
    change: 'Kortere hjul dér bringer dem inden for rækkevidde.',
  },
  startedByWin: {
    why: 'Gratis spins startes af en gevinst, og den kan ikke ses af antallet af symboler.',
    change: 'Startet af symboler i vinduet kan de tælles.',
  },
  cellsHeld: {
    why: 'Symboler bliver på deres plads fra det ene gratis spin til det næste, i for mange mønstre.',
    change: 'Symboler, der bliver på færre hjul eller rækker, eller færre spins bringer det inden for rækkevidde.',
  },
  reelsTied: {
    why: 'Hvert hjul har sine egne respins, og mønterne på dem alle åbner rækker eller hjul.',
    change: 'Med ét antal respins for alle hjul, eller uden noget, der åbner, kan det tælles.',
  },
  wildsAdded: {
    why: 'Jokere lægges på felter, der trækkes lod om.',
    change: 'Jokere på hjulene i stedet kan tælles.',
  },
  factors: {
    why: 'Faktorerne er forskellige fra gevinst til gevinst i samme vindue eller fra vindue til vindue i samme spin.',
    change: 'En faktor, der trækkes for hele spinnet, eller en for vinduer uden fald kan tælles.',
  },
  levelsUneven: {
    why: 'Gratis spins med niveauer fortsætter på anden vis end ved niveauerne, eller de er forskellige på samme niveau.',
    change: 'Niveauer uden flere tildelinger, fald, ekstra wilds og et trukket symbol kan tælles.',
  },
  cellsChanged: {
    why: 'Vinduets felter skifter efter, hvad andre hjul viser, efter lodtrækning om felter, efter vinduets gevinst eller mellem fald.',
    change: 'Skift, der kun ser på ét hjul ad gangen, kan uden fald tælles.',
  },
  multiplierGrows: {
    why: 'Multiplikatoren i de gratis spins kan vokse gennem for mange værdier eller ved siden af et symbol, der breder sig.',
    change: 'Med en grænse efter færre trin (`upTo`) eller uden symbolet kan den tælles.',
  },
  windowsVary: {
    why: 'En funktion spilles i vinduet, og vinduerne har ikke lige mange rækker eller ændres af fald.',
    change: 'Med lige mange rækker i hvert vindue og uden fald kan den tælles.',
  },
  waysTooMany: {
    why: 'Funktionen kan forløbe på for mange måder.',
    change: 'Færre ting at vælge eller færre valg bringer den inden for rækkevidde.',
  },
  multipliersTooMany: {
    why: 'Jokere ganger hinanden op på for mange måder.',
    change: 'Færre forskellige multiplikatorer, eller kun den højeste, bringer dem inden for rækkevidde.',
  },
  totalsTooMany: {
    why: 'Under den største gevinst er der mere end {most} mulige gevinster i en runde.',
    change: 'En lavere største gevinst eller gevinster med større fælles trin bringer dem inden for rækkevidde.',
  },
}

const TEXTS: Readonly<Record<Language, typeof ENGLISH>> = { en: ENGLISH, da: DANISH }

/** In two sentences: what stands in the way, and what would remove it. */
export function obstacleText({ code, values }: Obstacle, language: Language, numbers: Numbers): string {
  const { why, change } = TEXTS[language][code]
  return Object.entries(values).reduce(
    (text, [name, value]) => text.replaceAll(`{${name}}`, numbers.whole(value)),
    `${why} ${change}`,
  )
}

/** What was left out, and what would help, by the part of the definition that takes the most. */
interface LimitTexts {
  readonly reasons: Readonly<Record<SheetLimit, string>>
  readonly helps: Readonly<Record<'reelSets' | 'features' | 'maxWin' | 'interrupted' | 'rounds', string>>
}

const ENGLISH_LIMITS: LimitTexts = {
  reasons: {
    steps: 'An exact answer would take more work than its budget.',
    bytes: 'An exact answer would take more memory than its budget.',
    interrupted: 'The work was interrupted: the figures are those of the rounds played until then.',
    rounds: 'Fewer rounds were played than were asked for: the budget was used up.',
    round: 'A round was broken off that takes more than the whole budget: the return is at least what the sheet says.',
  },
  helps: {
    reelSets: 'Fewer lines, shorter strips, fewer rows, or fewer multipliers of wilds make it smaller.',
    features:
      'Fewer awards of free spins, fewer different prizes, or features that lead to fewer others make it smaller.',
    maxWin: 'A lower maxWin, or pays that are multiples of a larger number of coins, make it smaller.',
    interrupted: 'Run to its end it tells more.',
    rounds:
      'Fewer free spins, cascades that win less often, or fewer cells and lines make rounds shorter; a larger budget plays more of them.',
  },
}

const DANISH_LIMITS: LimitTexts = {
  reasons: {
    steps: 'Et eksakt svar ville kræve mere arbejde end budgettet.',
    bytes: 'Et eksakt svar ville kræve mere hukommelse end budgettet.',
    interrupted: 'Arbejdet blev afbrudt: tallene er fra de runder, der nåede at blive spillet.',
    rounds: 'Der er spillet færre runder end ønsket: budgettet var brugt op.',
    round:
      'En runde er afbrudt, fordi den kræver mere end hele budgettet: tilbagebetalingen er mindst det, arket siger.',
  },
  helps: {
    reelSets: 'Færre linjer, kortere hjul, færre rækker eller færre multiplikatorer på wilds gør det mindre.',
    features:
      'Færre slags gratisspin, færre forskellige præmier eller færre funktioner, der fører til andre, gør det mindre.',
    maxWin: 'En lavere maxWin, eller gevinster i hele multipla af flere mønter, gør det mindre.',
    interrupted: 'Kørt til ende siger det mere.',
    rounds:
      'Færre gratisspin, kaskader der vinder sjældnere, eller færre felter og linjer gør runder kortere; et større budget spiller flere.',
  },
}

const LIMIT_TEXTS: Readonly<Record<Language, LimitTexts>> = { en: ENGLISH_LIMITS, da: DANISH_LIMITS }

/** The sentences of a limit in one of the languages of the sheet. */
export function limitTexts(
  { code, part }: Pick<Limit, 'code' | 'part'>,
  language: Language,
): { readonly reason: string; readonly help: string } {
  const { reasons, helps } = LIMIT_TEXTS[language]
  const [wing = ''] = part.split('.')
  const ofPart = wing === 'features' || wing === 'maxWin' ? helps[wing] : helps.reelSets
  const help = {
    ...{ steps: ofPart, bytes: ofPart },
    ...{ interrupted: helps.interrupted, rounds: helps.rounds, round: helps.rounds },
  }[code]
  return { reason: reasons[code], help }
}

/** A limit with its English sentences. */
export function limitOf(code: SheetLimit, part: string): Limit {
  const { reason, help } = limitTexts({ code, part }, 'en')
  return { code, part, reason, help }
}
