import { texts } from '@spilvaerk/messages/texts'
import type { SuggestedTexts, TextLanguage } from '@spilvaerk/schemas'
import { useState } from 'react'
import { explain } from '../../lib/errors.ts'
import { textsOf } from '../../lib/page-language.ts'
import { trpc } from '../../lib/trpc.ts'
import { toast } from '../../toast/toasts.ts'
import { BusyButton } from '../../ui/busy-button.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { langOf } from '../diff/text-places.ts'
import type { TextWork } from './use-texts.ts'

type SuggestionsProps = {
  readonly id: number
  readonly language: TextLanguage
  readonly model: string
  readonly work: TextWork
  readonly nameOf: (place: string) => string
}

/** What a language model would write where the language has no text: read first, and kept one by one. */
export function Suggestions({ id, language, model, work, nameOf }: SuggestionsProps) {
  const t = textsOf(texts)
  const ask = trpc.texts.suggest.useMutation()
  const [found, setFound] = useState<SuggestedTexts>()
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const fail = (error: unknown) => toast({ title: t('failed'), description: explain(error).message, tone: 'danger' })
  const suggest = async (): Promise<void> => {
    try {
      setFound(await ask.mutateAsync({ id, language }))
      setLeft(new Set())
    } catch (error) {
      fail(error)
    }
  }
  const chosen = found?.texts.filter(({ place }) => !left.has(place)) ?? []
  const keep = async (): Promise<void> => {
    try {
      await work.write(chosen)
      setFound(undefined)
    } catch (error) {
      fail(error)
    }
  }
  const toggle = (place: string) =>
    setLeft((now) => new Set(now.has(place) ? [...now].filter((one) => one !== place) : [...now, place]))
  if (!found)
    return (
      <BusyButton
        size="sm"
        variant="secondary"
        className="justify-self-start whitespace-normal"
        isBusy={ask.isPending}
        busyLabel={t('suggesting', { model })}
        onClick={() => void suggest()}
      >
        {t('suggest', { model })}
      </BusyButton>
    )
  return (
    <Card className="grid gap-3" aria-labelledby="suggestions">
      <h2 id="suggestions" className="text-lg">
        {t('suggestion', { model })}
      </h2>
      <p className="text-muted text-sm">{t('suggestionAbout')}</p>
      <ul className="grid gap-2">
        {found.texts.map(({ place, text }) => (
          <li key={place}>
            <Checkbox
              label={
                <>
                  <b>{nameOf(place)}</b>: <span lang={langOf(language)}>{text}</span>
                </>
              }
              checked={!left.has(place)}
              onChange={() => toggle(place)}
            />
          </li>
        ))}
      </ul>
      {found.leftOut > 0 && <p className="text-muted text-sm">{t('leftOut', { count: found.leftOut })}</p>}
      <p className="flex flex-wrap gap-2">
        <Button size="sm" disabled={chosen.length === 0 || work.isBusy} onClick={() => void keep()}>
          {t('keep')}
        </Button>
        <Button size="sm" variant="ghost" onClick={() => setFound(undefined)}>
          {t('discard')}
        </Button>
      </p>
    </Card>
  )
}
