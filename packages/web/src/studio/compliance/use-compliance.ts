import type { ComplianceInput, ComplianceResult } from '@spilvaerk/schemas'
import { useState } from 'react'
import { explain } from '../../lib/errors.ts'
import { trpc } from '../../lib/trpc.ts'
import { type ToastMessage, toast } from '../../toast/toasts.ts'

/** Runs the rules of regulators over a game, and says what came of it. */
export function useCompliance() {
  const [result, setResult] = useState<ComplianceResult>()
  const { mutateAsync, isPending } = trpc.compliance.validate.useMutation()
  type Config = ComplianceInput['config']
  type Jurisdiction = ComplianceInput['jurisdiction']
  const run = async (config: Config, jurisdiction: Jurisdiction): Promise<ComplianceResult | undefined> => {
    try {
      const found = await mutateAsync({ config, jurisdiction })
      setResult(found)
      return found
    } catch (error) {
      toast({ title: 'Fejl i compliance validering', description: explain(error).message, tone: 'danger' })
      return undefined
    }
  }
  const check = async (config: Config, jurisdiction: Jurisdiction): Promise<void> => {
    const found = await run(config, jurisdiction)
    if (found) toast(verdict(found))
  }
  /** Without a verdict of its own: after a fix, which has something to say itself. */
  const recheck = async (config: Config, jurisdiction: Jurisdiction): Promise<void> =>
    void (await run(config, jurisdiction))
  return {
    result,
    isPending,
    check: (...asked: Parameters<typeof check>): void => void check(...asked),
    recheck: (...asked: Parameters<typeof recheck>): void => void recheck(...asked),
  }
}

const verdict = ({ compliant, checked, issues }: ComplianceResult): ToastMessage =>
  compliant
    ? { title: 'Spil godkendt!', description: `${checked.length} rules were decided.`, tone: 'success' }
    : { title: 'Compliance problemer', description: `${issues.length} findings.`, tone: 'danger' }
