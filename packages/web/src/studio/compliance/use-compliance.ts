import type { ComplianceInput, ComplianceResult } from '@spilvaerk/schemas'
import { useState } from 'react'
import { explain } from '../../lib/errors.ts'
import { trpc } from '../../lib/trpc.ts'
import { toast } from '../../toast/toasts.ts'

/** Runs the rules of regulators over a game, and says what came of it. */
export function useCompliance() {
  const [result, setResult] = useState<ComplianceResult>()
  const { mutate, isPending } = trpc.compliance.validate.useMutation({
    onSuccess: (found) => {
      setResult(found)
      toast(
        found.compliant
          ? { title: 'Spil godkendt!', description: `${found.checked.length} rules were decided.`, tone: 'success' }
          : { title: 'Compliance problemer', description: `${found.issues.length} findings.`, tone: 'danger' },
      )
    },
    onError: (error) =>
      void toast({ title: 'Fejl i compliance validering', description: explain(error).message, tone: 'danger' }),
  })
  const check = (config: ComplianceInput['config'], jurisdiction: ComplianceInput['jurisdiction']): void =>
    mutate({ config, jurisdiction })
  return { result, check, isPending }
}
