import { countBar, type Io, stepBar } from '@spilvaerk/slot-engine/command-line'
import type { DesignOptions } from '../design/design.ts'

/** How far a search has come: by the sets of rules that are proved, and until the first one by the steps of its proof. */
export function searchBar(io: Io): { readonly listens: Pick<DesignOptions, 'onWork' | 'onProved'>; clear(): void } {
  const [steps, sets] = [stepBar(io), countBar(io, 'sets of rules proved')]
  let isCounted = false
  return {
    listens: {
      onWork: (progress) => {
        if (!isCounted) steps.show(progress)
      },
      onProved: ({ proved, of }) => {
        isCounted = of > 1
        if (isCounted) sets.show({ done: proved, of })
      },
    },
    clear: () => sets.clear(),
  }
}
