import { limits } from '@spilvaerk/messages/limits'
import { REALITY_CHECK_MINUTES } from '@spilvaerk/schemas'
import { serverWords } from '../auth/server-faults.ts'
import { textsOf } from '../lib/page-language.ts'
import { trpc } from '../lib/trpc.ts'
import { toast } from '../toast/toasts.ts'
import { Card } from '../ui/card.tsx'
import { Field } from '../ui/field.tsx'
import { PlainSelect } from '../ui/plain-select.tsx'

export function RealityCheckCard({ minutes }: { readonly minutes: number }) {
  const utils = trpc.useUtils()
  const t = textsOf(limits)
  const set = trpc.limits.setRealityCheck.useMutation({
    onSuccess: async () => {
      await utils.limits.get.invalidate()
      toast({ tone: 'success', title: t('realityCheck.saved'), description: t('realityCheck.savedText') })
    },
    onError: (error) =>
      toast({ tone: 'danger', title: t('error'), description: serverWords(error, t('realityCheck.notSaved')) }),
  })
  const choose = (value: string): void => {
    const chosen = REALITY_CHECK_MINUTES.find((candidate) => String(candidate) === value)
    if (chosen) set.mutate({ minutes: chosen })
  }
  return (
    <Card aria-labelledby="realitetstjek">
      <h2 id="realitetstjek" className="text-xl">
        {t('realityCheck.title')}
      </h2>
      <p className="mt-1 max-w-prose text-muted text-sm">{t('realityCheck.lead')}</p>
      <div className="mt-4 max-w-xs">
        <Field label={t('realityCheck.interval')}>
          {(ids) => (
            <PlainSelect value={minutes} disabled={set.isPending} onChange={(e) => choose(e.target.value)} {...ids}>
              {REALITY_CHECK_MINUTES.map((choice) => (
                <option key={choice} value={choice}>
                  {t('realityCheck.minutes', { minutes: choice })}
                </option>
              ))}
            </PlainSelect>
          )}
        </Field>
      </div>
    </Card>
  )
}
