import { REALITY_CHECK_MINUTES } from '@spilvaerk/schemas'
import { serverWords } from '../auth/server-faults.ts'
import { trpc } from '../lib/trpc.ts'
import { toast } from '../toast/toasts.ts'
import { Card } from '../ui/card.tsx'
import { Field } from '../ui/field.tsx'
import { PlainSelect } from '../ui/plain-select.tsx'

export function RealityCheckCard({ minutes }: { readonly minutes: number }) {
  const utils = trpc.useUtils()
  const set = trpc.limits.setRealityCheck.useMutation({
    onSuccess: async () => {
      await utils.limits.get.invalidate()
      toast({ tone: 'success', title: 'Gemt', description: 'Vi siger til med det interval, du har valgt.' })
    },
    onError: (error) =>
      toast({ tone: 'danger', title: 'Fejl', description: serverWords(error, 'Det kunne ikke gemmes lige nu.') }),
  })
  const choose = (value: string): void => {
    const chosen = REALITY_CHECK_MINUTES.find((candidate) => String(candidate) === value)
    if (chosen) set.mutate({ minutes: chosen })
  }
  return (
    <Card aria-labelledby="realitetstjek">
      <h2 id="realitetstjek" className="text-xl">
        Realitetstjek
      </h2>
      <p className="mt-1 max-w-prose text-muted text-sm">
        Når du har spillet for penge så længe, standser spillet og viser dig, hvor lang tid der er gået, og hvad du har
        vundet eller tabt.
      </p>
      <div className="mt-4 max-w-xs">
        <Field label="Interval">
          {(ids) => (
            <PlainSelect value={minutes} disabled={set.isPending} onChange={(e) => choose(e.target.value)} {...ids}>
              {REALITY_CHECK_MINUTES.map((choice) => (
                <option key={choice} value={choice}>
                  {choice} minutter
                </option>
              ))}
            </PlainSelect>
          )}
        </Field>
      </div>
    </Card>
  )
}
