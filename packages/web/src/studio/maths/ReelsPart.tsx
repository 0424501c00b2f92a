import { maths } from '@spilvaerk/messages/maths'
import { useState } from 'react'
import { textsOf } from '../../lib/page-language.ts'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Field } from '../../ui/field.tsx'
import { PlainSelect } from '../../ui/plain-select.tsx'
import { CountsTable } from './CountsTable.tsx'
import { PasteReels } from './PasteReels.tsx'
import type { PartProps } from './part-props.ts'
import { StripColumns } from './StripColumns.tsx'
import { stripsText } from './spreadsheet.ts'

const VIEWS = ['strips', 'counts'] as const

/** The reels of a set as columns in order, or as counts of each symbol. */
export function ReelsPart(props: PartProps) {
  const { definition } = props
  const t = textsOf(maths)
  const sets = Object.keys(definition.reelSets)
  const [chosen, setSet] = useState('base')
  const [view, setView] = useState<(typeof VIEWS)[number]>('strips')
  const set = sets.includes(chosen) ? chosen : (sets[0] ?? 'base')
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-end gap-3 text-sm">
        {sets.length > 1 && (
          <Field label={t('reels.set')}>
            {(ids) => (
              <PlainSelect {...ids} value={set} onChange={({ target }) => setSet(target.value)}>
                {sets.map((name) => (
                  <option key={name} className="bg-raised text-paper">
                    {name}
                  </option>
                ))}
              </PlainSelect>
            )}
          </Field>
        )}
        <Field label={t('reels.view')}>
          {(ids) => (
            <PlainSelect
              {...ids}
              value={view}
              onChange={({ target }) => setView(VIEWS.find((one) => one === target.value) ?? 'strips')}
            >
              {VIEWS.map((one) => (
                <option key={one} value={one} className="bg-raised text-paper">
                  {t(`reels.${one}`)}
                </option>
              ))}
            </PlainSelect>
          )}
        </Field>
        <CopyButton text={stripsText(definition, set)} label={t('reels.copy')} />
      </div>
      {view === 'strips' ? <StripColumns key={set} {...props} set={set} /> : <CountsTable {...props} set={set} />}
      <PasteReels {...props} set={set} />
    </div>
  )
}
