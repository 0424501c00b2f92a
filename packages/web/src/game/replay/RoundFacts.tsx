import type { RoundRecord } from '@spilvaerk/schemas'
import type { Definition } from '@spilvaerk/slot-engine'
import { formatNumber } from '../../lib/format.ts'
import { modeName } from '../bet-modes.ts'
import { formatMicro, toMicro } from '../money.ts'

type RoundFactsProps = { readonly record: RoundRecord; readonly definition: Definition | undefined }

/** What anybody may know of a round; who played it is not among it. */
export function RoundFacts({ record, definition }: RoundFactsProps) {
  const { stake, bet, cost, mode, totalWin, createdAt, definitionHash, seed, choices = [], round, roundId } = record
  const unit = stake === 'money' ? ' kr.' : ' kreditter'
  const bought = definition?.modes?.find(({ id }) => id === mode)
  const facts = [
    { name: 'Indsats', value: formatMicro(toMicro(bet)) + unit },
    ...(mode === undefined
      ? []
      : [{ name: bought ? modeName(bought) : 'Spilform', value: `${formatMicro(toMicro(cost))}${unit}` }]),
    { name: 'Gevinst', value: formatMicro(toMicro(totalWin)) + unit },
    {
      name: 'Tidspunkt',
      value: new Date(createdAt).toLocaleString('da-DK', { dateStyle: 'long', timeStyle: 'medium' }),
    },
    { name: 'Spillet med', value: stake === 'money' ? 'Penge' : 'Demokreditter' },
    { name: 'Hændelser', value: formatNumber(round.events.length) },
    ...(choices.length > 0 ? [{ name: 'Spillerens valg', value: choices.map((choice) => choice + 1).join(', ') }] : []),
  ]
  const marks = [
    { name: 'Runde', value: roundId },
    { name: 'Spillets fingeraftryk', value: definitionHash },
    { name: 'Seed', value: seed ?? 'Vises, når runden er afsluttet' },
  ]
  return (
    <section aria-labelledby="fakta" className="panel p-5">
      <h2 id="fakta" className="mb-3 text-xl">
        Runden
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
