import { changes as texts } from '@spilvaerk/messages/changes'
import { tuning } from '@spilvaerk/messages/tuning'
import { useId } from 'react'
import { pageLanguage, textsOf } from '../../lib/page-language.ts'
import { ChangeList } from './ChangeList.tsx'
import { changesBetween, type Side } from './changes.ts'
import { figuresOf, gridOf } from './figures.ts'
import { CHANGE_PARTS, wordsIn } from './words.ts'

type DifferencesProps = {
  readonly from: Required<Side>
  readonly to: Required<Side>
  /** What the two are called, as the heads of their columns. */
  readonly names: readonly [from: string, to: string]
  readonly caption: string
}

/** Two games side by side: the figures of their sheets, and everything that differs, part by part. */
export function Differences({ from, to, names, caption }: DifferencesProps) {
  const t = textsOf(tuning)
  const id = useId()
  const language = pageLanguage()
  const words = wordsIn(language)
  const [here, there] = [from, to].map(
    ({ definition, sheet }) => new Map([...gridOf(words, definition), ...(sheet ? figuresOf(words, sheet) : [])]),
  )
  const isOtherKind = kindOf(from) !== kindOf(to)
  const changes = changesBetween({ definition: from.definition }, { definition: to.definition }, language)
  return (
    <>
      <table className="studio-table">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{t('figure')}</th>
            {names.map((name, side) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two sides may have one name
              <th key={side} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...new Set([...(here?.keys() ?? []), ...(there?.keys() ?? [])])].map((name) => (
            <tr key={name} className={here?.get(name) === there?.get(name) ? 'text-muted' : ''}>
              <th scope="row">{name}</th>
              <td>{here?.get(name) ?? '–'}</td>
              <td>{there?.get(name) ?? '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {isOtherKind ? (
        <p className="text-muted">{textsOf(texts)('otherKind')}</p>
      ) : (
        changes.length === 0 && <p className="text-muted">{t('nothing')}</p>
      )}
      {CHANGE_PARTS.map((part) => {
        const of = changes.filter((change) => change.part === part)
        if (of.length === 0) return null
        return (
          <section key={part} aria-labelledby={`${id}-${part}`} className="grid gap-1">
            <p id={`${id}-${part}`} className="font-medium">
              {textsOf(texts)(`parts.${part}`)}
            </p>
            <ChangeList changes={of} />
          </section>
        )
      })}
    </>
  )
}

const kindOf = ({ definition }: Side): string => ('kind' in definition ? definition.kind : 'slot')
