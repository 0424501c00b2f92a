import { explain } from '../../lib/errors.ts'
import type { ToastMessage } from '../../toast/toasts.ts'
import type { GenerationKind } from './generation-run.ts'

/** What a failed generation is called, and what it says. */
export function failureWords(kind: GenerationKind, error: unknown, writerLabel: string): ToastMessage {
  const { message, status } = explain(error)
  switch (kind) {
    case 'theme':
      return { title: 'Generation Failed', description: message, tone: 'danger' }
    case 'unique':
    case 'complete': {
      const where = status === undefined ? '' : `HTTP ${status}: `
      return { title: 'Generation Error', description: `Generation failed: ${where}${message}`, tone: 'danger' }
    }
    case 'variations':
      return { title: 'Fejl i variation generering', description: message, tone: 'danger' }
    case 'v2':
      return {
        title: `${writerLabel} V2 Generation Fejl`,
        description: message || 'Ukendt fejl opstod',
        tone: 'danger',
      }
  }
}

/** What is missing before anything can be generated. */
export const promptMissing = (kind: GenerationKind): ToastMessage =>
  kind === 'unique'
    ? {
        title: 'Missing prompt',
        description: 'Please describe the game theme for ultra-unique generation.',
        tone: 'danger',
      }
    : { title: 'Prompt Required', description: 'Please describe your slot game concept.', tone: 'danger' }
