import { maths } from '@spilvaerk/messages/maths'
import { textsOf } from '../../lib/page-language.ts'
import { NumberField } from '../../ui/number-field.tsx'
import { withCount, withReel } from './edits.ts'
import { problemAt } from './part-props.ts'
import type { ReelsProps } from './StripColumns.tsx'

const MOST = 200

/** How many stops of each symbol a reel has: new ones go where the symbol is farthest away. */
export function CountsTable({ definition, problems, edit, set }: ReelsProps) {
  const t = textsOf(maths)
  const reels = definition.reelSets[set] ?? []
  const wrong = problemAt(problems, `reelSets.${set}`)
  return (
    <div className="overflow-x-auto">
      <table className="studio-table maths-grid">
        <thead>
          <tr>
            <th scope="col">{t('reels.symbol')}</th>
            {reels.map(({ strip }, reel) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a reel is its place
              <th key={reel} scope="col">
                {t('reels.reel', { reel: reel + 1 })}
                <span className="block font-normal text-muted">{t('reels.stops', { count: strip.length })}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {definition.symbols.map(({ id, name = id, emoji }) => (
            <tr key={id}>
              <th scope="row">{[emoji, name].filter(Boolean).join(' ')}</th>
              {reels.map((reel, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a reel is its place
                <td key={at}>
                  <NumberField
                    className="w-16"
                    label={t('reels.countOf', { symbol: name, reel: at + 1 })}
                    value={reel.strip.filter((one) => one === id).length}
                    min={0}
                    max={MOST}
                    step={1}
                    onChange={(count) =>
                      edit(withReel(definition, set, at, withCount(reel, id, count)), `count ${set} ${at} ${id}`)
                    }
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {wrong && (
        <p lang="en" className="text-red-text text-sm">
          {wrong.field}: {wrong.reason}
        </p>
      )}
    </div>
  )
}
