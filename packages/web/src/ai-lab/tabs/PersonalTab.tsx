import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Textarea } from '../../ui/input.tsx'
import { AskForm } from '../AskForm.tsx'
import { useDraft } from '../draft.ts'
import type { Lab } from '../use-lab.ts'

const EXAMPLE = JSON.stringify(
  { favoriteThemes: ['egyptian', 'space'], volatility: 'high', favoriteFeatures: ['freeSpins'], minRtp: 96 },
  null,
  2,
)

export function PersonalTab({ lab }: { readonly lab: Lab }) {
  const { playerData, change } = useDraft()
  return (
    <AskForm
      tab="personalized"
      lab={lab}
      title="Personlige anbefalinger"
      about="Spil fra lobbyen, der passer til en spiller. Hver anbefaling har en grund og en ærlig sikkerhed."
      action="Generér anbefalinger"
    >
      <Field
        label="Spillerdata (JSON)"
        help="Læses: favoriteThemes, volatility, favoriteFeatures, playedGames og minRtp. Resten røres ikke."
      >
        {(ids) => (
          <Textarea
            {...ids}
            value={playerData}
            spellCheck={false}
            placeholder={EXAMPLE}
            className="min-h-48 font-mono text-sm"
            onChange={(event) => change({ playerData: event.target.value })}
          />
        )}
      </Field>
      <Button variant="ghost" size="sm" className="justify-self-start" onClick={() => change({ playerData: EXAMPLE })}>
        Indsæt eksempel
      </Button>
    </AskForm>
  )
}
