import { machine } from '@spilvaerk/messages/machine'
import { EmojiArt } from '../art/EmojiArt.tsx'
import { textsOf } from '../lib/page-language.ts'
import type { Face } from './face.ts'

export function ChosenSymbol({ face, symbol }: { readonly face: Face; readonly symbol: string }) {
  const shown = face.symbols.find(({ id }) => id === symbol)
  return (
    <>
      {(shown?.picture ?? shown?.emoji) && (
        <EmojiArt emoji={shown?.emoji ?? ''} picture={shown?.picture} className="machine-chosen" eager />
      )}
      <span>{textsOf(machine)('symbolExpands', { symbol: shown?.name ?? symbol })}</span>
    </>
  )
}
