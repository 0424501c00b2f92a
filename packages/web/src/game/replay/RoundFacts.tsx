import { replay } from '@spilvaerk/messages/replay'
import type { RoundRecord } from '@spilvaerk/schemas'
import type { Definition } from '@spilvaerk/slot-engine'
import { namesOf, type TableDefinition } from '@spilvaerk/table-games'
import { timeFormat } from '../../lib/danish-time.ts'
import { formatNumber } from '../../lib/format.ts'
import { ifSlot, ifTable } from '../../lib/of-slot.ts'
import { pageLanguage, textsOf } from '../../lib/page-language.ts'
import { modeName } from '../bet-modes.ts'
import { formatMicro, toMicro } from '../money.ts'

/** `21. november 2026 kl. 12.05.09` */
const formatSecond = timeFormat({ dateStyle: 'long', timeStyle: 'medium' })

type RoundFactsProps = {
  readonly record: RoundRecord
  readonly definition: Definition | undefined
  /** Of a table, where it is known: it names what was bet and chosen. */
  readonly table?: TableDefinition | undefined
}

/** What anybody may know of a round; who played it is not among it. */
export function RoundFacts({ record, definition, table }: RoundFactsProps) {
  const { stake, bet, cost, totalWin, createdAt, definitionHash, seed, round, roundId } = record
  const mode = ifSlot(record)?.mode
  const names = table && namesOf(table, pageLanguage())
  const choices = choicesOf(record).map((move) => (record.kind === 'slot' ? move : (names?.move(move) ?? move)))
  const bets = ifTable(record)?.bets ?? []
  const t = textsOf(replay)
  const inUnit = (amount: number): string =>
    t(stake === 'money' ? 'facts.kroner' : 'facts.credits', { amount: formatMicro(toMicro(amount)) })
  const bought = definition?.modes?.find(({ id }) => id === mode)
  const facts = [
    { name: t('facts.bet'), value: inUnit(bet) },
    ...(mode === undefined ? [] : [{ name: bought ? modeName(bought) : t('facts.mode'), value: inUnit(cost) }]),
    { name: t('facts.win'), value: inUnit(totalWin) },
    { name: t('facts.when'), value: formatSecond(createdAt) },
    { name: t('facts.playedWith'), value: t(stake === 'money' ? 'facts.money' : 'facts.demo') },
    { name: t('facts.events'), value: formatNumber(round.events.length) },
    ...(bets.length > 0
      ? [
          {
            name: t('facts.bets'),
            value: bets.map(({ bet: spot, amount }) => `${names?.spot(spot) ?? spot} ${inUnit(amount)}`).join(', '),
          },
        ]
      : []),
    ...(choices.length > 0 ? [{ name: t('facts.choices'), value: choices.join(', ') }] : []),
  ]
  const marks = [
    { name: t('facts.round'), value: roundId },
    { name: t('facts.hash'), value: definitionHash },
    { name: 'Seed', value: seed ?? t('facts.seedLater') },
  ]
  return (
    <section aria-labelledby="fakta" className="panel p-5">
      <h2 id="fakta" className="mb-3 text-xl">
        {t('facts.title')}
      </h2>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 text-sm sm:grid-cols-3">
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt className="text-muted">{name}</dt>
            <dd className="font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
        {marks.map(({ name, value }) => (
          <div key={name} className="col-span-full">
            <dt className="text-muted">{name}</dt>
            <dd className="break-all font-mono text-xs">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** What was chosen: options by their numbers from 1, moves of a table by their names. */
const choicesOf = (record: RoundRecord): readonly string[] =>
  record.kind === 'slot'
    ? (record.choices ?? []).map((choice) => String(choice + 1))
    : record.choices.map((choice) => (typeof choice === 'string' ? choice : choice.move))
