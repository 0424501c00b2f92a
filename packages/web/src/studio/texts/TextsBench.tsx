import { texts } from '@spilvaerk/messages/texts'
import type { TextLanguage, TextsState } from '@spilvaerk/schemas'
import { textField } from '@spilvaerk/schemas/comment-terms'
import { TEXT_LANGUAGES } from '@spilvaerk/schemas/text-terms'
import { Redo2, Undo2 } from 'lucide-react'
import { useId, useState } from 'react'
import { textsOf } from '../../lib/page-language.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PlainSelect } from '../../ui/plain-select.tsx'
import { FieldComments } from '../comments/FieldComments.tsx'
import { FieldMark } from '../comments/FieldMark.tsx'
import { atField } from '../comments/field-comments.ts'
import { TextHistory } from '../diff/TextHistory.tsx'
import { handAt, langOf, placeName, placesOf, toldAt } from '../diff/text-places.ts'
import { ReadOnly, useRoleForbids } from '../ReadOnly.tsx'
import { Suggestions } from './Suggestions.tsx'
import { TextField } from './TextField.tsx'
import { type TextWork, useTexts } from './use-texts.ts'

type TextsBenchProps = { readonly id: number; readonly name: string; readonly state: TextsState }

/** The first language that lacks something. */
const firstTo = ({ told, original }: TextsState): TextLanguage =>
  told.find(({ missing }) => missing > 0)?.language ?? TEXT_LANGUAGES.find((one) => one !== original) ?? 'en'

export function TextsBench({ id, name, state }: TextsBenchProps) {
  const t = textsOf(texts)
  usePageTitle(t('titleOf', { game: name }))
  const work = useTexts(id, state)
  const [from, setFrom] = useState<TextLanguage>(state.original)
  const [to, setTo] = useState<TextLanguage>(() => firstTo(state))
  const nameOf = (place: string): string => placeName(place, state.symbols)
  const missing = missingIn(state, to)
  const isReadOnly = useRoleForbids(id, 'look')
  return (
    <FieldComments gameId={id} part="texts">
      <header className="texts-bar">
        <h1 className="min-w-0 text-2xl wrap-anywhere">{t('titleOf', { game: name })}</h1>
        <ReadOnly is={isReadOnly}>
          <Steps work={work} />
        </ReadOnly>
      </header>
      <p className="max-w-prose text-muted text-sm">{t('about')}</p>
      {isReadOnly && <Notice>{t('readOnly')}</Notice>}
      <div className="texts-heads">
        <LanguagePicker label={t('from')} state={state} value={from} onChange={setFrom} />
        <LanguagePicker label={t('to')} state={state} value={to} onChange={setTo} />
      </div>
      <p role="status" className="font-medium text-sm">
        {missing === 0
          ? t('none', { language: t(`languages.${to}`) })
          : t('count', { count: missing, language: t(`languages.${to}`) })}
      </p>
      <ReadOnly is={isReadOnly}>
        {state.model !== null && missing > 0 && (
          <Suggestions key={to} id={id} language={to} model={state.model} work={work} nameOf={nameOf} />
        )}
        <ul className="texts-rows">
          {placesOf(state.symbols).map((place) => (
            <Row key={place} place={place} label={nameOf(place)} {...{ state, from, to, work }} />
          ))}
        </ul>
        <CatalogueRules state={state} language={to} />
        <section aria-labelledby="text-history" className="grid gap-3">
          <h2 id="text-history" className="text-lg">
            {t('history')}
          </h2>
          {state.revisions.length === 0 && <p className="text-muted text-sm">{t('noHistory')}</p>}
          <TextHistory
            revisions={state.revisions}
            nameOf={nameOf}
            action={(revision) => (
              <Button
                size="sm"
                variant="ghost"
                className="justify-self-start"
                disabled={work.isBusy}
                aria-label={t('takeBackOf', { revision: revision.revision })}
                onClick={() => void work.takeBack(revision)}
              >
                {t('takeBack')}
              </Button>
            )}
          />
        </section>
      </ReadOnly>
    </FieldComments>
  )
}

const missingIn = ({ told }: TextsState, language: TextLanguage): number =>
  told.find((one) => one.language === language)?.missing ?? 0

function Steps({ work: { isBusy, undo, redo } }: { readonly work: TextWork }) {
  const t = textsOf(texts)
  return (
    <div className="flex gap-2">
      <Button size="sm" variant="secondary" disabled={!undo || isBusy} onClick={() => void undo?.()}>
        <Undo2 aria-hidden className="size-4" />
        {t('undo')}
      </Button>
      <Button size="sm" variant="secondary" disabled={!redo || isBusy} onClick={() => void redo?.()}>
        <Redo2 aria-hidden className="size-4" />
        {t('redo')}
      </Button>
    </div>
  )
}

type PickerProps = {
  readonly label: string
  readonly state: TextsState
  readonly value: TextLanguage
  readonly onChange: (language: TextLanguage) => void
}

function LanguagePicker({ label, state, value, onChange }: PickerProps) {
  const t = textsOf(texts)
  const id = useId()
  const nameOf = (language: TextLanguage): string => {
    const plain = t(`languages.${language}`)
    const missing = missingIn(state, language)
    const called = language === state.original ? t('made', { language: plain }) : plain
    return missing === 0 ? t('complete', { language: called }) : t('option', { language: called, missing })
  }
  return (
    <div className="grid min-w-0 gap-1.5">
      <label htmlFor={id} className="font-medium text-sm">
        {label}
      </label>
      <PlainSelect
        id={id}
        value={value}
        onChange={({ target }) => {
          const chosen = TEXT_LANGUAGES.find((one) => one === target.value)
          if (chosen) onChange(chosen)
        }}
      >
        {TEXT_LANGUAGES.map((language) => (
          <option key={language} value={language} className="bg-raised text-paper">
            {nameOf(language)}
          </option>
        ))}
      </PlainSelect>
    </div>
  )
}

type RowProps = {
  readonly place: string
  readonly label: string
  readonly state: TextsState
  readonly from: TextLanguage
  readonly to: TextLanguage
  readonly work: TextWork
}

/** A text in the two languages, side by side. */
function Row({ place, label, state, from, to, work }: RowProps) {
  const t = textsOf(texts)
  const source = toldAt(state, from, place)
  const called = t('placeIn', { place: label, language: t(`languages.${to}`) })
  return (
    <li className="texts-row" {...atField(textField(to, place), called)}>
      <div className="grid min-w-0 content-start gap-1.5">
        <p className="font-medium text-sm">
          {t('placeIn', { place: label, language: t(`languages.${source?.language ?? from}`) })}
        </p>
        <p lang={langOf(source?.language ?? from)} className="whitespace-pre-line text-paper/90 wrap-anywhere">
          {source?.text || '–'}
        </p>
        {place === 'rules' && <p className="text-muted text-sm">{t('rulesHelp')}</p>}
        <p>
          <FieldMark field={textField(to, place)} label={called} />
        </p>
      </div>
      <TextField
        key={to}
        place={place}
        label={called}
        language={to}
        hand={handAt(state, to, place)}
        told={toldAt(state, to, place)}
        write={(text) => work.write([{ language: to, place, text }])}
      />
    </li>
  )
}

/** What the catalogue says of the rules in a language, part by part. */
function CatalogueRules({ state, language }: { readonly state: TextsState; readonly language: TextLanguage }) {
  const t = textsOf(texts)
  const rules = state.told.find((one) => one.language === language)?.rules ?? []
  return (
    <details className="panel p-3 text-sm">
      <summary>{t('placeIn', { place: t('catalogueRules'), language: t(`languages.${language}`) })}</summary>
      {rules.map((part) => (
        <div key={part.language} className="mt-2">
          {rules.length > 1 && <p className="font-medium">{t(`languages.${part.language}`)}</p>}
          <ul lang={langOf(part.language)} className="list-disc pl-5 text-muted">
            {part.lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      ))}
    </details>
  )
}
