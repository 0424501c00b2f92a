import { generator } from '@spilvaerk/messages/generator'
import { explain } from '../../lib/errors.ts'
import { textsOf } from '../../lib/page-language.ts'
import type { ToastMessage } from '../../toast/toasts.ts'
import type { GenerationKind } from './generation-run.ts'

/** What a failed generation is called, and what it says. */
export function failureWords(kind: GenerationKind, error: unknown, writerLabel: string): ToastMessage {
  const t = textsOf(generator)
  const { message, status } = explain(error)
  switch (kind) {
    case 'theme':
      return { title: t('failures.theme'), description: message, tone: 'danger' }
    case 'unique':
    case 'complete': {
      const where = status === undefined ? '' : `${t('failures.http', { status })} `
      return { title: t('failures.error'), description: t('failures.failed', { where, message }), tone: 'danger' }
    }
    case 'variations':
      return { title: t('failures.variations'), description: message, tone: 'danger' }
    case 'v2':
      return {
        title: t('failures.v2', { writer: writerLabel }),
        description: message || t('failures.unknown'),
        tone: 'danger',
      }
  }
}

/** What is missing before anything can be generated. */
export const promptMissing = (kind: GenerationKind): ToastMessage => {
  const t = textsOf(generator)
  return kind === 'unique'
    ? {
        title: t('missing.unique.title'),
        description: t('missing.unique.description'),
        tone: 'danger',
      }
    : { title: t('missing.any.title'), description: t('missing.any.description'), tone: 'danger' }
}
