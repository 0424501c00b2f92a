import type { WrittenBy as Writer } from '@spilvaerk/schemas'

export const WrittenBy = ({ by }: { readonly by: Writer }) => (
  <p className="text-muted text-xs">Skrevet af: {by.kind === 'model' ? by.model : 'Komponisten (uden sprogmodel)'}</p>
)
