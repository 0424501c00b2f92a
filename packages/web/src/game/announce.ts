import { freeSpins, optionName, prizeText } from '../machine/prize-text.ts'
import type { Step } from '../machine/script.ts'
import type { AutoStop } from './autospin.ts'
import { SHORT_OF_FUNDS } from './controls.ts'
import type { Notice } from './play-phase.ts'

export interface Words {
  readonly money: (coins: number) => string
  readonly symbolName: (id: string) => string
  readonly betCoins: number
}

export const SPINNING = 'Hjulene kører'
export const UNANSWERED = 'Runden mangler sit svar'

/** A step of a round in words, for the line under the reels and for screen readers. Undefined: the line stays as it is. */
export function describeStep(step: Step, { money, symbolName, betCoins }: Words): string | undefined {
  switch (step.type) {
    case 'land':
      return step.respin && `Respin ${step.respin.number}`
    case 'wins': {
      const [only] = step.wins
      if (step.wins.length > 1 || !only) return `${step.wins.length} gevinster: ${money(step.coins)}`
      return `${winName(only, symbolName)}: ${money(only.coins)}`
    }
    case 'cascade':
      return step.multiplier > 1 ? `Fald ${step.number}, gevinster gange ${step.multiplier}` : undefined
    case 'change':
      return CHANGE_WORDS[step.how](symbolName(step.symbol))
    case 'multiply':
      return `Wild gange ${step.wilds.map(({ multiplier }) => multiplier).join(', ')}`
    case 'award':
      if (step.untilGone) return `${step.count} × ${symbolName(step.symbol)}: respin`
      return step.retrigger
        ? `${freeSpins(step.spins)} mere`
        : `${step.count} × ${symbolName(step.symbol)}: ${freeSpins(step.spins)}`
    case 'enter':
      if (step.untilGone) return `Respin begynder${gainTimes(step.multiplier)}`
      return `${freeSpins(step.spins)} begynder${gainTimes(step.multiplier)}`
    case 'freeSpin':
      if (step.untilGone) return `Respin ${step.number}`
      return `Gratis spin ${step.number} af ${step.of}`
    case 'leave':
      if (step.untilGone) return `${step.spins} ${step.spins === 1 ? 'respin' : 'respins'} gav ${money(step.coins)}`
      return `${freeSpins(step.spins)} gav ${money(step.coins)}`
    case 'open':
      return OPEN_WORDS[step.kind]
    case 'turn':
    case 'uncover':
    case 'climb':
    case 'respin':
    case 'close':
      return undefined
    case 'choose':
      return `Valgt: ${optionName(step)}`
    case 'lockCoins':
      if (step.landed.length === 0) return `Ingen nye mønter, ${step.respins} tilbage`
      return `${step.first ? '' : 'Nye mønter. '}${step.locked.length} mønter ligger fast, ${step.respins} spil tilbage`
    case 'holdOver':
      return `${step.full ? 'Alle felter er fyldt: ' : 'Mønterne gav '}${money(step.coins)}`
    case 'prize':
      return `Du får: ${prizeText(step.prize, money)}`
    case 'jackpot':
      return `${step.name}: ${money(step.coins)}`
    case 'chosen':
      return `${symbolName(step.symbol)} udvider sig i de gratis spins`
    case 'gamble':
      return step.won ? `Vundet: nu ${money(step.coins)}` : 'Tabt: runden giver intet'
    case 'ask':
      return step.question.kind === 'gamble'
        ? `Vundet ${money(step.question.coins)}: indkassér eller sats?`
        : 'Runden venter på dit valg'
    case 'capReached':
      return `Højeste gevinst nået: ${money(step.coins)}`
    case 'total':
      if (step.coins === 0) return 'Ingen gevinst'
      return step.coins <= betCoins ? `Runden gav ${money(step.coins)}` : `Gevinst ${money(step.coins)}`
  }
}

const gainTimes = (multiplier: number): string => (multiplier > 1 ? `, gevinster gange ${multiplier}` : '')

const OPEN_WORDS: Readonly<Record<Extract<Step, { type: 'open' }>['kind'], string>> = {
  wheel: 'Lykkehjulet drejer',
  pick: 'Vælg et felt, eller vent',
  ladder: 'Stigen',
  choice: 'Valget',
  holdAndWin: 'Mønterne låses fast',
}

const CHANGE_WORDS: Readonly<Record<Extract<Step, { type: 'change' }>['how'], (name: string) => string>> = {
  revealed: (name) => `Mysteriet er ${name}`,
  wildsAdded: (name) => `${name} lægges oven på`,
  expanded: (name) => `${name} udvider sig`,
}

function winName(win: Extract<Step, { type: 'wins' }>['wins'][number], symbolName: Words['symbolName']): string {
  const line = win.line === undefined ? '' : ` på linje ${win.line + 1}`
  if (win.kind === 'combination') return `${win.name}${line}`
  const symbol = symbolName(win.symbol ?? '')
  switch (win.kind) {
    case 'ways':
      return `${win.count} ens på ${win.ways === 1 ? '1 vej' : `${win.ways} veje`}, ${symbol}`
    case 'cluster':
      return `Klynge på ${win.count}, ${symbol}`
    case 'anywhere':
      return `${win.count} ens, ${symbol}`
    case 'line':
    case 'scatter':
      return `${win.count} × ${symbol}${line}`
  }
}

const AUTO_STOP_WORDS: Readonly<Record<AutoStop, string>> = {
  funds: 'der ikke er nok på saldoen til næste spil',
  lossLimit: 'næste spil kunne overskride din tabsgrænse',
  singleWin: 'en gevinst nåede din grænse for en enkelt gevinst',
  counter: 'alle spil er spillet',
  player: 'du stoppede det',
  failure: 'en runde ikke kunne gennemføres',
  choice: 'runden venter på dit valg',
}

export function describeNotice(notice: Notice, stake: 'demo' | 'money' = 'demo'): string {
  switch (notice.kind) {
    case 'funds':
      return SHORT_OF_FUNDS
    case 'refused':
      return `${notice.message}. ${stake === 'money' ? 'Der er ikke trukket penge.' : 'Indsatsen er givet tilbage.'}`
    case 'resumed':
      return 'Vi fortsætter den runde, der blev afbrudt'
    case 'autoStopped': {
      const left = notice.spinsLeft > 0 ? ` ${notice.spinsLeft} spil var tilbage.` : ''
      return `Autospil er stoppet, fordi ${AUTO_STOP_WORDS[notice.reason]}.${left}`
    }
  }
}
