import { type Found, type FoundChance, findRounds, type WinRange } from '../../proof/find/find-rounds.ts'
import { parseWish, WISH_FIGURES } from '../../proof/find/wish.ts'
import { ROUND_EVENT_TYPES } from '../../round.ts'
import { wholeNumber } from '../arguments.ts'
import { Watch } from '../books/watch.ts'
import { command } from '../command.ts'
import { readGame } from '../definitions.ts'
import { count, oneIn } from '../figures.ts'
import { usage } from '../refusal.ts'
import { checkMode, ROUND_OPTIONS } from '../round-options.ts'

export const find = command({
  name: 'find',
  summary: 'finds seeds of rounds with a wished event or win, and says how rare they are',
  takes: 'FILE',
  files: { min: 1, max: 1 },
  options: {
    event: { type: 'string', value: 'WISH', help: 'what must happen, such as "free spins >= 20"; see below' },
    win: { type: 'string', value: 'BETS', help: 'what it must pay: 500..1000, 500.., ..1 or 20' },
    count: { type: 'string', value: 'N', help: 'rounds to find, by default 5' },
    spins: { type: 'string', value: 'N', help: 'rounds to play at most, by default 1,000,000' },
    seed: { type: 'string', value: 'TEXT', help: 'of the rounds played, by default find' },
    mode: ROUND_OPTIONS.mode,
  },
  notes: `A WISH is terms joined by "and": a name, one of >= <= > < = != and a number.
Names of a round: ${WISH_FIGURES.join(', ')} (win is in bets). The name of an event stands for how many there are, and alone for
at least one: cascaded >= 5, jackpotWon. A field of an event: lineWon.count >= 5, lineWon.symbol = seven; one event must fit.
Events: ${wrapped(ROUND_EVENT_TYPES)}.
Each found seed is a round: slot-engine replay FILE --seed SEED. The exit code is 1 where none was found.`,
  async run({ values, files: [file = ''], io }) {
    const spins = wholeNumber('spins', values.spins ?? '1e6', 1, 1e9)
    const wanted = wholeNumber('count', values.count ?? '5', 1, 10_000)
    if (values.event === undefined && values.win === undefined)
      throw usage('name what is to be found: --event "free spins >= 20", or --win 500..1000')
    const wish = values.event === undefined ? undefined : wishOf(values.event)
    const win = values.win === undefined ? undefined : rangeOf(values.win)
    const game = await readGame(file, io)
    checkMode(game, values.mode)
    const watch = new Watch(io, 'played')
    try {
      const search = findRounds(game, {
        ...(wish && { accepts: wish }),
        ...(win && { win }),
        ...(values.mode !== undefined && { mode: values.mode }),
        spins,
        count: wanted,
        seed: values.seed ?? 'find',
      })
      const found = await watch.through(search, spins)
      return { ok: found.rounds.length > 0, json: found, text: foundText(found) }
    } finally {
      watch.end()
    }
  },
})

function wrapped(names: readonly string[]): string {
  const half = Math.ceil(names.length / 2)
  return `${names.slice(0, half).join(', ')},\n${names.slice(half).join(', ')}`
}

function wishOf(text: string) {
  const parsed = parseWish(text)
  if (parsed.ok) return parsed.accepts
  throw usage(`--event: ${parsed.reason}`)
}

/** Bets from and to, both included; an end that is left out is open. */
function rangeOf(text: string): WinRange {
  const number = String.raw`\d{1,9}(?:\.\d{1,6})?`
  const [whole, from, dots, to] = new RegExp(`^(${number})?(\\.\\.)?(${number})?$`).exec(text.trim()) ?? []
  const isOne = dots === undefined && from !== undefined && to === undefined
  if (whole === undefined || (!isOne && (dots === undefined || (from ?? to) === undefined)))
    throw usage(`--win must be bets, such as 500..1000, 500.., ..1 or 20, not ${JSON.stringify(text)}`)
  const range = { from: Number(from ?? 0), to: isOne ? Number(from) : Number(to ?? Number.POSITIVE_INFINITY) }
  if (range.from > range.to) throw usage(`--win must begin with the smaller, not ${JSON.stringify(text)}`)
  return range
}

function foundText({ rounds, played, chance }: Found): string {
  const lines = rounds.map(({ seed, coins, bets }) => `${seed}  ${count(coins)} coins, ${count(bets)} bets`)
  const end = `${count(rounds.length)} in ${count(played)} rounds played: ${rarity(chance, rounds.length)}`
  return [...lines, end].join('\n')
}

function rarity({ method, chance, low, high }: FoundChance, found: number): string {
  if (method === 'exact') return chance === 0 ? 'the game never pays so' : `${oneIn(chance)}, exactly`
  if (found === 0) return `rarer than ${oneIn(high)}, with 95 % confidence`
  return `about ${oneIn(chance)}, with 95 % confidence between ${oneIn(high)} and ${oneIn(low)}`
}
