import { lab as words } from '@spilvaerk/messages/lab'
import type { StudioGame } from '@spilvaerk/schemas'
import { LOCALES } from '../../lib/format.ts'
import { pageLanguage, textsOf } from '../../lib/page-language.ts'
import { trpc } from '../../lib/trpc.ts'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { PlainSelect } from '../../ui/plain-select.tsx'
import { AskForm } from '../AskForm.tsx'
import { useDraft } from '../draft.ts'
import type { Lab } from '../use-lab.ts'

export function NarrativeTab({ lab }: { readonly lab: Lab }) {
  const t = textsOf(words)
  const { storyTheme, storyGameId, change } = useDraft()
  const games = trpc.studio.games.useQuery()
  return (
    <AskForm
      tab="narrative"
      lab={lab}
      title={t('narrative.title')}
      about={t('narrative.what')}
      action={t('narrative.action')}
    >
      <Field label={t('narrative.theme')}>
        {(ids) => (
          <Input
            {...ids}
            value={storyTheme}
            maxLength={2000}
            placeholder={t('narrative.themeExample')}
            onChange={(event) => change({ storyTheme: event.target.value })}
          />
        )}
      </Field>
      <Field label={t('narrative.game')} help={games.error ? t('narrative.noGames') : t('narrative.gameHelp')}>
        {(ids) => (
          <PlainSelect
            {...ids}
            value={storyGameId ?? ''}
            onChange={(event) => change({ storyGameId: Number(event.target.value) || undefined })}
          >
            <option value="" className="bg-raised text-paper">
              {t('narrative.anyGame')}
            </option>
            {inOrder((games.data ?? []).filter(({ archived }) => archived !== true)).map(({ id, name, mine }) => (
              <option key={id} value={id} className="bg-raised text-paper">
                {mine ? t('narrative.own', { name }) : name}
              </option>
            ))}
          </PlainSelect>
        )}
      </Field>
    </AskForm>
  )
}

/** One's own first, then by the alphabet of the page. */
const inOrder = (games: readonly StudioGame[]): StudioGame[] =>
  games.toSorted((a, b) => Number(b.mine) - Number(a.mine) || a.name.localeCompare(b.name, LOCALES[pageLanguage()]))
