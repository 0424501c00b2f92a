import { compliance } from '@spilvaerk/messages/compliance'
import type { ComplianceInput, ComplianceResult } from '@spilvaerk/schemas'
import { useState } from 'react'
import { explain } from '../../lib/errors.ts'
import { textsOf } from '../../lib/page-language.ts'
import { trpc } from '../../lib/trpc.ts'
import { type ToastMessage, toast } from '../../toast/toasts.ts'

/** Runs the rules of regulators over a game, and says what came of it. */
export function useCompliance() {
  const t = textsOf(compliance)
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
      toast({ title: t('verdict.failed'), description: explain(error).message, tone: 'danger' })
      return undefined
    }
  }
  const check = async (config: Config, jurisdiction: Jurisdiction): Promise<void> => {
    const found = await run(config, jurisdiction)
    if (found) toast(verdictOf(found))
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

/** A game is approved only where no market is closed to it. */
const verdictOf = ({ compliant, checked, issues, markets, verdict }: ComplianceResult): ToastMessage => {
  const t = textsOf(compliance)
  if (compliant && markets.some(({ state }) => state === 'blocked'))
    return { title: t('verdict.closed'), description: verdict, tone: 'info' }
  return compliant
    ? { title: t('verdict.good'), description: t('verdict.rules', { count: checked.length }), tone: 'success' }
    : { title: t('verdict.bad'), description: t('verdict.findings', { count: issues.length }), tone: 'danger' }
}
