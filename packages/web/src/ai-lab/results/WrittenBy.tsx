import { lab as words } from '@spilvaerk/messages/lab'
import type { WrittenBy as Writer } from '@spilvaerk/schemas'
import { textsOf } from '../../lib/page-language.ts'

export const WrittenBy = ({ by }: { readonly by: Writer }) => {
  const t = textsOf(words)
  return (
    <p className="text-muted text-xs">
      {t('results.writtenBy', { writer: by.kind === 'model' ? by.model : t('results.composer') })}
    </p>
  )
}
