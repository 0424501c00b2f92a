import { crypto } from '@spilvaerk/messages/crypto'
import type { CryptoCode, CryptoCurrency } from '@spilvaerk/schemas'
import { textsOf } from '../lib/page-language.ts'
import { ChoiceCard } from '../purchase/ChoiceCard.tsx'
import { CoinIcon } from './CoinIcon.tsx'

type CoinPickerProps = {
  readonly currencies: readonly CryptoCurrency[]
  readonly chosen: CryptoCode | undefined
  readonly onChoose: (code: CryptoCode) => void
}

export function CoinPicker({ currencies, chosen, onChoose }: CoinPickerProps) {
  return (
    <fieldset>
      <legend className="mb-2.5 font-medium text-sm">{textsOf(crypto)('form.coin')}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-2.5">
        {currencies.map(({ code, name }) => (
          <ChoiceCard
            key={code}
            group="kryptovaluta"
            value={code}
            isChosen={chosen === code}
            onChoose={() => onChoose(code)}
            className="items-center! gap-2! p-2.5!"
          >
            <span className="flex items-center gap-2">
              <CoinIcon code={code} className="size-8 text-base" />
              <span className="grid min-w-0 leading-tight">
                <span className="font-semibold">{code}</span>
                <span className="text-muted text-xs">{name}</span>
              </span>
            </span>
          </ChoiceCard>
        ))}
      </div>
    </fieldset>
  )
}
