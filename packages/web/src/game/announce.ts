import { machine } from '@spilvaerk/messages/machine'
import { rounds } from '@spilvaerk/messages/rounds'
import { textsOf } from '../lib/page-language.ts'
import type { MeterStand } from '../machine/meters.ts'
import { freeSpins, optionName, prizeText } from '../machine/prize-text.ts'
import type { Step } from '../machine/script.ts'
import { shortOfFunds } from './controls.ts'
import type { Notice } from './play-phase.ts'

export interface Words {
  readonly money: (coins: number) => string
  readonly symbolName: (id: string) => string
  readonly betCoins: number
}

const fullText = ({ isNowFull }: MeterStand): readonly string[] =>
  isNowFull ? [textsOf(rounds)('steps.meterFull')] : []

/** A step of a round in words, for the line under the reels and for screen readers. Undefined: the line stays as it is. */
export function describeStep(step: Step, { money, symbolName, betCoins }: Words): string | undefined {
  const t = textsOf(rounds)
  switch (step.type) {
    case 'land':
      return step.respin && respin(step.respin.number)
    case 'wins':
      return [winsText(step, symbolName, money), ...step.meters.flatMap(fullText)].join('. ')
    case 'cascade':
      return step.multiplier > 1 ? t('steps.cascade', { number: step.number, multiplier: step.multiplier }) : undefined
    case 'change':
      return t(`steps.${step.how}`, { symbol: symbolName(step.symbol) })
    case 'multiply':
      return multiplyText(step, symbolName)
    case 'spinTimes':
      return t('steps.winsOf', {
        what: t('steps.factor', { name: step.name, multipliers: String(step.multiplier) }),
        amount: money(step.coins),
      })
    case 'factor':
      return factorText(step)
    case 'byChance':
      return startText(step)
    case 'award':
      return awardText(step, symbolName)
    case 'enter':
      return withTimes(
        step.untilGone ? t('steps.respinsBegin') : t('steps.spinsBegin', { spins: freeSpins(step.spins) }),
        step.multiplier,
      )
    case 'freeSpin':
      return step.untilGone ? respin(step.number) : freeSpinOf(step)
    case 'levelUp':
      return levelText(step)
    case 'leave':
      return t('steps.gave', {
        spins: step.untilGone ? respins(step.spins) : freeSpins(step.spins),
        amount: money(step.coins),
      })
    case 'open':
      return t(`opens.${step.kind}`)
    case 'turn':
    case 'uncover':
    case 'climb':
    case 'move':
    case 'respin':
    case 'close':
      return undefined
    case 'choose':
      return t('steps.chosen', { option: optionName(step) })
    case 'lockCoins':
      return coinsText(step)
    case 'collectCoins':
      return t('steps.coinsGave', { amount: money(step.coins) })
    case 'holdOver':
      return t(step.full ? 'steps.allFull' : 'steps.coinsGave', { amount: money(step.coins) })
    case 'prize':
      return t('steps.prize', { prize: prizeText(step.prize, money) })
    case 'jackpot':
      return t('steps.winsOf', { what: step.name, amount: money(step.coins) })
    case 'chosen':
      return t('steps.expandsInFreeSpins', { symbol: symbolName(step.symbol) })
    case 'gamble':
      return step.won ? t('steps.gambleWon', { amount: money(step.coins) }) : t('steps.gambleLost')
    case 'ask':
      return step.question.kind === 'gamble'
        ? t('steps.takeOrGamble', { amount: money(step.question.coins) })
        : t('waits')
    case 'capReached':
      return t('steps.capReached', { amount: money(step.coins) })
    case 'total':
      if (step.coins === 0) return t('steps.noWin')
      return t(step.coins <= betCoins ? 'steps.roundGave' : 'steps.win', { amount: money(step.coins) })
  }
}

function multiplyText({ wilds, symbol }: StepOf<'multiply'>, symbolName: Words['symbolName']): string {
  const t = textsOf(rounds)
  const multipliers = wilds.map(({ multiplier }) => multiplier).join(', ')
  return symbol === undefined
    ? t('steps.wildTimes', { multipliers })
    : t('steps.factor', { name: symbolName(symbol), multipliers })
}

function winsText({ wins, coins }: StepOf<'wins'>, symbolName: Words['symbolName'], money: Words['money']): string {
  const t = textsOf(rounds)
  const [only] = wins
  const isOne = wins.length === 1 && only !== undefined
  const what = isOne ? winName(only, symbolName) : t('steps.wins', { count: wins.length })
  return t('steps.winsOf', { what, amount: money(isOne ? only.coins : coins) })
}

const respin = (number: number): string => textsOf(machine)('respinNumber', { number })
const respins = (count: number): string => textsOf(machine)('respins', { count })
const freeSpinOf = ({ number, of, lives }: StepOf<'freeSpin'>): string =>
  lives === undefined
    ? textsOf(machine)('freeSpinNumber', { number, of })
    : textsOf(machine)('freeSpinLives', { number, lives })

const withTimes = (what: string, multiplier: number): string =>
  multiplier > 1 ? textsOf(rounds)('steps.winsTimes', { what, multiplier }) : what

type StepOf<Type extends Step['type']> = Extract<Step, { type: Type }>

function levelText({ level, spins, multiplier }: StepOf<'levelUp'>): string {
  const t = textsOf(rounds)
  const reached = spins > 0 ? t('steps.levelSpins', { level, spins: freeSpins(spins) }) : t('steps.level', { level })
  return withTimes(reached, multiplier)
}

function awardText(step: StepOf<'award'>, symbolName: Words['symbolName']): string {
  const t = textsOf(rounds)
  const symbols = `${step.count} × ${symbolName(step.symbol)}`
  if (step.untilGone) return t('steps.awardRespin', { symbols })
  const spins = freeSpins(step.spins)
  return step.retrigger ? t('steps.retrigger', { spins }) : `${symbols}: ${spins}`
}

function coinsText({ landed, locked, respins: most, first, left, opens }: StepOf<'lockCoins'>): string {
  const t = textsOf(rounds)
  const held = t('steps.coinsLocked', { count: locked.length, respins: most })
  const news = first ? held : t('steps.newCoins', { locked: held })
  return [
    landed.length === 0 ? t('steps.noNewCoins', { respins: most }) : news,
    ...(opens !== undefined && opens.rows > 0 ? [t('steps.rowsOpen', { count: opens.rows })] : []),
    ...(opens !== undefined && opens.reels > 0 ? [t('steps.reelsOpen', { count: opens.reels })] : []),
    ...(left === undefined ? [] : [t('steps.leftByReel', { respins: left.join(', ') })]),
  ].join('. ')
}

function winName(win: StepOf<'wins'>['wins'][number], symbolName: Words['symbolName']): string {
  const t = textsOf(rounds)
  const onLine = (what: string): string =>
    win.line === undefined ? what : t('steps.onLine', { what, line: win.line + 1 })
  if (win.kind === 'combination') return onLine(win.name ?? '')
  const symbol = symbolName(win.symbol ?? '')
  const { count = 0 } = win
  switch (win.kind) {
    case 'ways':
      return t('steps.equalOnWays', { equal: count, ways: t('steps.ways', { count: win.ways ?? 0 }), symbol })
    case 'cluster':
      return t('steps.cluster', { size: count, symbol })
    case 'shape':
      return t('steps.shape', { shape: win.name ?? '', symbol })
    case 'anywhere':
    case 'straight':
      return t('steps.equal', { equal: count, symbol })
    case 'fullWindow':
      return t('steps.fullWindow', { symbol })
    case 'line':
    case 'scatter':
      return onLine(`${count} × ${symbol}`)
  }
}

export function describeNotice(notice: Notice, stake: 'demo' | 'money' = 'demo'): string {
  const t = textsOf(rounds)
  switch (notice.kind) {
    case 'funds':
      return shortOfFunds()
    case 'refused':
      return t(stake === 'money' ? 'notices.refusedForMoney' : 'notices.refusedDemo', { why: notice.message })
    case 'resumed':
      return t('notices.resumed')
    case 'autoStopped': {
      const stopped = t('notices.autoStopped', { reason: t(`autoStops.${notice.reason}`) })
      const { spinsLeft } = notice
      return spinsLeft > 0 ? `${stopped} ${t('notices.spinsLeft', { count: spinsLeft })}` : stopped
    }
  }
}

function startText({ spins, charged }: Extract<Step, { type: 'byChance' }>): string {
  const t = textsOf(rounds)
  if (charged !== undefined) {
    const cells = { count: charged }
    return spins === undefined
      ? t('steps.charged', cells)
      : t('steps.spinsCharged', { ...cells, spins: freeSpins(spins) })
  }
  return spins === undefined ? t('steps.byChance') : t('steps.spinsByChance', { spins: freeSpins(spins) })
}

function factorText({ name, multiplier, parts }: Extract<Step, { type: 'factor' }>): string | undefined {
  const multipliers = multiplier === undefined ? parts.map((part) => part.multiplier) : [multiplier]
  if (multipliers.every((one) => one === 1)) return undefined
  return textsOf(rounds)('steps.factor', { name, multipliers: multipliers.join(', ') })
}
