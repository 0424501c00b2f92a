import { texts } from '@spilvaerk/messages/texts'
import type { TextLanguage, ToldText } from '@spilvaerk/schemas'
import { longestAt } from '@spilvaerk/schemas/text-terms'
import { X } from 'lucide-react'
import { useState } from 'react'
import { explain } from '../../lib/errors.ts'
import { textsOf } from '../../lib/page-language.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Input, Textarea } from '../../ui/input.tsx'
import { langOf } from '../diff/text-places.ts'

type TextFieldProps = {
  readonly place: string
  readonly label: string
  readonly language: TextLanguage
  readonly hand: string
  readonly told: ToldText | undefined
  readonly write: (text: string) => Promise<void>
}

/** One text in one language: what is written is stored when the field is left, and stays there where it is refused. */
export function TextField({ place, label, language, hand, told, write }: TextFieldProps) {
  const t = textsOf(texts)
  const [typed, setTyped] = useState<string>()
  const [error, setError] = useState<string>()
  const text = typed ?? hand
  const isLong = place === 'description' || place === 'rules'
  const store = async (value: string): Promise<void> => {
    if (value === hand) return setTyped(undefined)
    try {
      await write(value)
      // What was typed since stays.
      setTyped((now) => (now === value ? undefined : now))
      setError(undefined)
    } catch (failure) {
      setError(explain(failure).message)
    }
  }
  const control = {
    lang: langOf(language),
    maxLength: longestAt(place),
    value: text,
    placeholder: told?.text ?? '',
    onChange: ({ target }: { readonly target: { readonly value: string } }) => setTyped(target.value),
    onBlur: () => void store(text),
  }
  const most = longestAt(place)
  return (
    <div className="texts-field">
      <Field label={label} error={error} help={<Status told={told} language={language} place={place} />}>
        {(ids) =>
          isLong ? (
            <Textarea {...ids} {...control} rows={place === 'rules' ? 4 : 3} />
          ) : (
            <Input
              {...ids}
              {...control}
              onKeyDown={({ key, nativeEvent }) => {
                if (key === 'Enter' && !nativeEvent.isComposing) void store(text)
              }}
            />
          )
        }
      </Field>
      <p className="flex flex-wrap items-center justify-between gap-2 text-muted text-xs tabular-nums">
        {t('length', { length: text.length, most })}
        {hand !== '' && (
          <Button size="sm" variant="ghost" aria-label={t('clearOf', { place: label })} onClick={() => void store('')}>
            <X aria-hidden className="size-4" />
            {t('clear')}
          </Button>
        )}
      </p>
    </div>
  )
}

type StatusProps = Pick<TextFieldProps, 'told' | 'language' | 'place'>

/** Where the text comes from that a reader of the language is shown. */
function Status({ told, language, place }: StatusProps) {
  const t = textsOf(texts)
  if (!told) return place === 'rules' ? t('status.noRules') : null
  if (told.language === language) return t(`status.${told.source}`)
  return <span className="texts-missing">{t('status.elsewhere', { language: t(`languages.${told.language}`) })}</span>
}
