import type { StudioGame } from '@spilvaerk/schemas'
import { trpc } from '../../lib/trpc.ts'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { PlainSelect } from '../../ui/plain-select.tsx'
import { AskForm } from '../AskForm.tsx'
import { useDraft } from '../draft.ts'
import type { Lab } from '../use-lab.ts'

export function NarrativeTab({ lab }: { readonly lab: Lab }) {
  const { storyTheme, storyGameId, change } = useDraft()
  const games = trpc.studio.games.useQuery()
  return (
    <AskForm
      tab="narrative"
      lab={lab}
      title="Fortælling"
      about="En historie i kapitler, hvor hvert kapitel hører til en af spillets funktioner."
      action="Generér fortælling"
    >
      <Field label="Tema">
        {(ids) => (
          <Input
            {...ids}
            value={storyTheme}
            maxLength={2000}
            placeholder="F.eks. et sunket teater"
            onChange={(event) => change({ storyTheme: event.target.value })}
          />
        )}
      </Field>
      <Field
        label="Spil (valgfrit)"
        help={
          games.error
            ? 'Spillene kunne ikke hentes; fortællingen kan laves uden.'
            : 'Kapitlerne følger spillets funktioner.'
        }
      >
        {(ids) => (
          <PlainSelect
            {...ids}
            value={storyGameId ?? ''}
            onChange={(event) => change({ storyGameId: Number(event.target.value) || undefined })}
          >
            <option value="" className="bg-raised text-paper">
              Intet bestemt spil
            </option>
            {inOrder(games.data ?? []).map(({ id, name, mine }) => (
              <option key={id} value={id} className="bg-raised text-paper">
                {mine ? `${name} (dit eget)` : name}
              </option>
            ))}
          </PlainSelect>
        )}
      </Field>
    </AskForm>
  )
}

/** One's own first, then by the Danish alphabet. */
const inOrder = (games: readonly StudioGame[]): StudioGame[] =>
  games.toSorted((a, b) => Number(b.mine) - Number(a.mine) || a.name.localeCompare(b.name, 'da'))
