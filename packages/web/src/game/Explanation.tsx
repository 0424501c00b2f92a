import { figures } from '@spilvaerk/messages/figures'
import { textsOf } from '../lib/page-language.ts'
/** A figure's explanation, one press away. */
export function Explanation({ of, children }: { readonly of: string; readonly children: string }) {
  const question = textsOf(figures)('whatIsIt')
  return (
    <details className="game-what">
      <summary aria-label={`${question} ${of}`}>{question}</summary>
      <p>{children}</p>
    </details>
  )
}
