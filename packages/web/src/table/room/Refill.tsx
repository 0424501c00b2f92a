import { playing } from '@spilvaerk/messages/playing'
import { textsOf } from '../../lib/page-language.ts'
import { Button } from '../../ui/button.tsx'
import type { TableState } from '../play/table-state.ts'

type RefillProps = { readonly state: TableState; readonly wallet: { refill(): Promise<void> } }

/** Credits cost nothing: whoever has none left takes new ones. */
export function Refill({ state, wallet }: RefillProps) {
  if (state.notice?.kind !== 'funds') return null
  return (
    <div className="mx-auto mt-3 grid max-w-sm px-2">
      <Button variant="secondary" onClick={() => void wallet.refill()}>
        {textsOf(playing)('short.refill')}
      </Button>
    </div>
  )
}
