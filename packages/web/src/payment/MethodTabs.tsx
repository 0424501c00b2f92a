import type { PaymentMethod, PaymentOption } from '@spilvaerk/schemas'
import { CreditCard, type LucideIcon, Smartphone } from 'lucide-react'
import { Notice } from '../ui/notice.tsx'
import { Tab, TabPanel, Tabs, TabsList } from '../ui/tabs.tsx'
import { CardForm } from './CardForm.tsx'
import { PhoneForm } from './PhoneForm.tsx'
import type { DetailsForm } from './use-details.ts'
import { METHOD_WORDS } from './words.ts'

const ICONS: Readonly<Record<PaymentMethod, LucideIcon>> = { credit_card: CreditCard, mobilepay: Smartphone }

type MethodTabsProps = {
  readonly options: readonly PaymentOption[]
  readonly method: PaymentMethod
  readonly onMethod: (method: PaymentMethod) => void
  readonly form: DetailsForm
}

/** The methods that there are, and what the chosen one asks for. */
export function MethodTabs({ options, method, onMethod, form }: MethodTabsProps) {
  return (
    // The tabs hand out the values that stand below.
    <Tabs value={method} onValueChange={(value) => onMethod(value as PaymentMethod)}>
      <TabsList aria-label="Betalingsmetode">
        {options.map((option) => {
          const Icon = ICONS[option.method]
          return (
            <Tab key={option.method} value={option.method} className="inline-flex items-center justify-center gap-2">
              <Icon aria-hidden className="size-4" />
              {METHOD_WORDS[option.method]}
            </Tab>
          )
        })}
      </TabsList>
      {options.map((option) => (
        <TabPanel key={option.method} value={option.method}>
          <MethodForm option={option} form={form} />
        </TabPanel>
      ))}
    </Tabs>
  )
}

function MethodForm({
  option: { method, test },
  form,
}: {
  readonly option: PaymentOption
  readonly form: DetailsForm
}) {
  switch (method) {
    case 'credit_card':
      return test ? (
        <CardForm {...form} />
      ) : (
        <Notice>Kortet indtastes i næste trin, i kortudbyderens eget felt. Det kommer aldrig forbi os.</Notice>
      )
    case 'mobilepay':
      return <PhoneForm {...form} isTest={test} />
  }
}
