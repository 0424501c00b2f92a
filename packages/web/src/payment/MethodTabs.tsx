import { payment } from '@spilvaerk/messages/payment'
import { PAYMENT_METHODS, type PaymentMethod, type PaymentOption } from '@spilvaerk/schemas'
import { pageLanguage, textsOf } from '../lib/page-language.ts'
import { Tab, TabPanel, Tabs, TabsList } from '../ui/tabs.tsx'
import { PAGE_METHODS } from './methods/methods.ts'
import type { MethodForms } from './use-method-form.ts'

type MethodTabsProps = {
  readonly options: readonly PaymentOption[]
  readonly method: PaymentMethod
  readonly onMethod: (method: PaymentMethod) => void
  readonly forms: MethodForms
}

/** The methods that there are, and what the chosen one asks for. */
export function MethodTabs({ options, method, onMethod, forms }: MethodTabsProps) {
  return (
    // The tabs hand out the values that stand below.
    <Tabs value={method} onValueChange={(value) => onMethod(value as PaymentMethod)}>
      <TabsList aria-label={textsOf(payment)('method')}>
        {options.map((option) => {
          const { icon: Icon } = PAGE_METHODS[option.method]
          return (
            <Tab key={option.method} value={option.method} className="inline-flex items-center justify-center gap-2">
              <Icon aria-hidden className="size-4" />
              {PAYMENT_METHODS[option.method][pageLanguage()].name}
            </Tab>
          )
        })}
      </TabsList>
      {options.map((option) => {
        const { Form } = PAGE_METHODS[option.method]
        return (
          <TabPanel key={option.method} value={option.method}>
            <Form {...forms.formOf(option.method)} isTest={option.test} />
          </TabPanel>
        )
      })}
    </Tabs>
  )
}
