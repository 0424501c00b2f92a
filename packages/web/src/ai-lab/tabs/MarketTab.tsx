import { Field } from '../../ui/field.tsx'
import { Input, Textarea } from '../../ui/input.tsx'
import { Select } from '../../ui/select.tsx'
import { AskForm } from '../AskForm.tsx'
import { COMPLEXITIES, useDraft } from '../draft.ts'
import type { Lab } from '../use-lab.ts'

export function MarketTab({ lab }: { readonly lab: Lab }) {
  const { prompt, gameTheme, complexity, targetAudience, change } = useDraft()
  return (
    <AskForm
      tab="market-driven"
      lab={lab}
      title="Markedsdrevet spil"
      about="Et rigtigt spil, der følger, hvad der bliver spillet her i huset. Det er klar til at prøve bagefter."
      action="Generér spil"
    >
      <Field label="Spilbeskrivelse">
        {(ids) => (
          <Textarea
            {...ids}
            value={prompt}
            maxLength={5000}
            placeholder="F.eks. et vikingespil med gratis spins og høj volatilitet"
            onChange={(event) => change({ prompt: event.target.value })}
          />
        )}
      </Field>
      <Field label="Tema (valgfrit)">
        {(ids) => (
          <Input
            {...ids}
            value={gameTheme}
            maxLength={200}
            onChange={(event) => change({ gameTheme: event.target.value })}
          />
        )}
      </Field>
      <Field label="Kompleksitet" help="Enkel har ingen mini-spil, middel har ét, og kompleks har tre.">
        {({ id }) => (
          <Select id={id} value={complexity} options={COMPLEXITIES} onChange={(next) => change({ complexity: next })} />
        )}
      </Field>
      <Field label="Målgruppe (valgfrit)" help="F.eks. nybegyndere eller storspillere.">
        {(ids) => (
          <Input
            {...ids}
            value={targetAudience}
            maxLength={200}
            onChange={(event) => change({ targetAudience: event.target.value })}
          />
        )}
      </Field>
    </AskForm>
  )
}
