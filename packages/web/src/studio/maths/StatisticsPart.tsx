import { maths } from '@spilvaerk/messages/maths'
import type { Definition, ReelDefinition } from '@spilvaerk/slot-engine'
import { share } from '../../game/figures.ts'
import { textsOf } from '../../lib/page-language.ts'
import type { PartProps } from './part-props.ts'
import { type ReelStatistics, reelStatistics } from './reel-statistics.ts'

/** What stands on each reel, how often it is shown, and what stands next to what. */
export function StatisticsPart({ definition }: PartProps) {
  return (
    <div className="grid grid-cols-1 gap-6">
      {Object.entries(definition.reelSets).map(([set, reels]) => (
        <section key={set} aria-label={set} className="grid grid-cols-1 gap-4">
          {Object.keys(definition.reelSets).length > 1 && <h2 className="text-lg">{set}</h2>}
          {reels.map((reel, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a reel is its place
            <Reel key={index} reel={reel} place={index} symbols={definition.symbols} />
          ))}
        </section>
      ))}
    </div>
  )
}

type ReelProps = { readonly reel: ReelDefinition; readonly place: number; readonly symbols: Definition['symbols'] }

function Reel({ reel, place, symbols }: ReelProps) {
  const t = textsOf(maths)
  const statistics = reelStatistics(reel)
  const nameOf = (id: string): string => symbols.find((one) => one.id === id)?.name ?? id
  return (
    <div className="grid grid-cols-1 gap-1 overflow-x-auto">
      <table className="studio-table">
        <caption className="pb-1 text-left font-medium text-sm">{t('statistics.caption', { reel: place + 1 })}</caption>
        <thead>
          <tr>
            {(['symbol', 'stops', 'share', 'stack', 'nearest'] as const).map((one) => (
              <th key={one} scope="col">
                {t(`statistics.${one}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {statistics.symbols.map(({ symbol, stops, share: part, stack, nearest }) => (
            <tr key={symbol}>
              <th scope="row">{nameOf(symbol)}</th>
              <td>{stops}</td>
              <td>{share(part)}</td>
              <td>{stack}</td>
              <td>{nearest ?? '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <details>
        <summary className="min-h-9 cursor-pointer text-sm">{t('statistics.pairs', { reel: place + 1 })}</summary>
        <Pairs statistics={statistics} nameOf={nameOf} />
      </details>
    </div>
  )
}

type PairsProps = { readonly statistics: ReelStatistics; readonly nameOf: (id: string) => string }

function Pairs({ statistics: { pairs, symbols }, nameOf }: PairsProps) {
  const t = textsOf(maths)
  return (
    <table className="studio-table">
      <thead>
        <tr>
          <th scope="col">{t('statistics.above')}</th>
          {symbols.map(({ symbol }) => (
            <th key={symbol} scope="col">
              {nameOf(symbol)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {symbols.map(({ symbol: above }) => (
          <tr key={above}>
            <th scope="row">{nameOf(above)}</th>
            {symbols.map(({ symbol: below }) => (
              <td key={below}>{pairs.get(above)?.get(below) ?? '·'}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
