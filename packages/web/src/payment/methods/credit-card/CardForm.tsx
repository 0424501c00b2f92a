import { payment } from '@spilvaerk/messages/payment'
import { TEST_CARDS } from '@spilvaerk/schemas'
import { CreditCard } from 'lucide-react'
import { cn } from '../../../lib/cn.ts'
import { textsOf } from '../../../lib/page-language.ts'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { TestNumbers } from '../../TestNumbers.tsx'
import { useFaultInView } from '../../use-fault-in-view.ts'
import type { MethodForm } from '../method.ts'
import { brandName, codeDigitsOf, digitsOf, formatExpiry, groupNumber } from './card.ts'
import { type CardField, testCard } from './read-card.ts'

/** The four fields of a card, for testtilstand: nothing of them leaves the page. */
export function CardForm({ typed: card, faults, refusals, change }: Omit<MethodForm<CardField>, 'isTest'>) {
  const brand = brandName(card.number)
  const t = textsOf(payment)
  const codeDigits = codeDigitsOf(card.number)
  const form = useFaultInView(refusals)
  // Only what is not grouped yet: a message that went away here would move what is being pressed.
  const regroup = (): void => {
    const grouped = groupNumber(card.number)
    if (grouped !== card.number) change({ number: grouped })
  }
  return (
    <div ref={form} className="grid gap-4">
      <Field label={t('card.holder')} error={faults.holder}>
        {(ids) => (
          <Input
            {...ids}
            name="cc-name"
            autoComplete="cc-name"
            autoCapitalize="words"
            spellCheck={false}
            placeholder={t('card.holderHint')}
            value={card.holder}
            onChange={({ target }) => change({ holder: target.value })}
          />
        )}
      </Field>
      <Field label={t('card.number')} error={faults.number}>
        {(ids) => (
          <div className="relative">
            <Input
              {...ids}
              name="cc-number"
              autoComplete="cc-number"
              inputMode="numeric"
              placeholder="1234 5678 9012 3456"
              className={cn('tabular-nums', brand ? 'pr-34' : 'pr-12')}
              value={card.number}
              onChange={({ target }) => change({ number: edited(target, groupNumber) })}
              onBlur={regroup}
            />
            <span
              aria-live="polite"
              className="pointer-events-none absolute inset-y-0 right-3.5 flex items-center gap-2 font-semibold text-lamp-bright text-sm"
            >
              {brand ?? <CreditCard aria-hidden className="size-5 text-muted" />}
            </span>
          </div>
        )}
      </Field>
      <div className="grid grid-cols-2 gap-4">
        <Field label={t('card.expiry')} error={faults.expiry}>
          {(ids) => (
            <Input
              {...ids}
              name="cc-exp"
              autoComplete="cc-exp"
              inputMode="numeric"
              placeholder={t('card.expiryHint')}
              maxLength={7}
              className="tabular-nums"
              value={card.expiry}
              onChange={({ target }) =>
                change({ expiry: formatExpiry(target.value, target.value.length < card.expiry.length) })
              }
            />
          )}
        </Field>
        <Field label={t('card.code')} error={faults.code}>
          {(ids) => (
            <Input
              {...ids}
              name="cc-csc"
              autoComplete="cc-csc"
              inputMode="numeric"
              placeholder={t('card.codeHint', { digits: codeDigits })}
              maxLength={codeDigits}
              className="tabular-nums"
              value={card.code}
              onChange={({ target }) => change({ code: digitsOf(target.value) })}
            />
          )}
        </Field>
      </div>
      <TestNumbers
        isOpen
        title={t('test.cards')}
        numbers={TEST_CARDS}
        show={groupNumber}
        onPick={(number) => change(testCard(number, card.holder, new Date()))}
      />
    </div>
  )
}

/** Digits are grouped while they are typed at the end; an edit in the middle keeps the cursor where it is. */
const edited = ({ value, selectionStart }: HTMLInputElement, group: (text: string) => string): string =>
  selectionStart === null || selectionStart === value.length ? group(value) : value
