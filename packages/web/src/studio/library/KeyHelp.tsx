import { library } from '@spilvaerk/messages/library'
import { textsOf } from '../../lib/page-language.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { useStudioSettings } from '../studio-settings.ts'

const KEYS = [
  ['/', 'find'],
  ['← → ↑ ↓', 'arrows'],
  ['Home End', 'ends'],
  ['Enter', 'enter'],
  ['C', 'compare'],
  ['H', 'history'],
  ['T', 'tags'],
  ['A', 'archive'],
  ['Esc', 'leave'],
] as const

/** Which keys do what on the shelves. */
export function KeyHelp() {
  const t = textsOf(library)
  const { singleKeys, keep } = useStudioSettings()
  return (
    <details className="text-sm">
      <summary className="min-h-9 cursor-pointer text-muted">{t('keys.title')}</summary>
      <div className="panel grid gap-3 p-3">
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
          {KEYS.map(([key, does]) => (
            <div key={key} className="contents">
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{t(`keys.list.${does}`)}</dd>
            </div>
          ))}
        </dl>
        <p className="text-muted">{t('keys.what')}</p>
        <Checkbox
          label={t('keys.single')}
          checked={singleKeys}
          onChange={({ target }) => keep({ singleKeys: target.checked })}
        />
      </div>
    </details>
  )
}
