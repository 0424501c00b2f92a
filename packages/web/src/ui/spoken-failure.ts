import { controls } from '@spilvaerk/messages/controls'
import { explain, type Failure } from '../lib/errors.ts'
import { LostCode } from '../lib/lost-code.ts'
import { textsOf } from '../lib/page-language.ts'

type SpokenFailure = Failure & { readonly again: string; readonly loading: string }

/** A failure, with the words on the button below it. */
export function spokenFailure(error: unknown): SpokenFailure {
  const t = textsOf(controls)
  const isOutdated = error instanceof LostCode && error.why === 'updated'
  return { ...explain(error), again: t(isOutdated ? 'reload' : 'tryAgain'), loading: t('loading') }
}
