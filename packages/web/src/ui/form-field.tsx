import { controls } from '@spilvaerk/messages/controls'
import type { ReactNode } from 'react'
import type { FieldValues, Path, UseFormRegisterReturn, UseFormReturn } from 'react-hook-form'
import { fieldFault } from '../lib/field-fault.ts'
import { textsOf } from '../lib/page-language.ts'
import { ErrorSummary } from './error-summary.tsx'
import { Field } from './field.tsx'

type FormOf<Values extends FieldValues> = Pick<UseFormReturn<Values>, 'register' | 'getFieldState' | 'formState'>

type FieldIds = Parameters<Parameters<typeof Field>[0]['children']>[0]

type FormFieldProps<Values extends FieldValues> = {
  readonly form: FormOf<Values>
  readonly name: Path<Values>
  readonly label: string
  readonly help?: ReactNode
  readonly isOptional?: boolean
  readonly children: (control: FieldIds & UseFormRegisterReturn<Path<Values>>) => ReactNode
}

/** A field of a form: its label, its help and the schema's word on it, tied to whatever control it is given. */
export function FormField<Values extends FieldValues>(props: FormFieldProps<Values>) {
  const { form, name, label, help, isOptional = false, children } = props
  const { error } = form.getFieldState(name, form.formState)
  return (
    <Field
      label={
        isOptional ? (
          <>
            {label} <span className="font-normal text-muted">{textsOf(controls)('optional')}</span>
          </>
        ) : (
          label
        )
      }
      help={help}
      error={fieldFault(error?.message)}
    >
      {(ids) => children({ ...ids, ...form.register(name) })}
    </Field>
  )
}

type FormErrorsProps<Values extends FieldValues> = {
  readonly form: FormOf<Values> & Pick<UseFormReturn<Values>, 'setFocus'>
  /** Each field's label, in the order of the form. */
  readonly labels: Readonly<Partial<Record<Path<Values>, string>>>
}

/** The summary of a form that was sent with faults. */
export function FormErrors<Values extends FieldValues>({ form, labels }: FormErrorsProps<Values>) {
  const { submitCount, errors } = form.formState
  const fields = Object.entries<string | undefined>(labels).flatMap(([name, label]) =>
    label && name in errors ? [{ name, label }] : [],
  )
  // The names are the keys of the labels, which are names of fields.
  return <ErrorSummary fields={fields} attempt={submitCount} onPick={(name) => form.setFocus(name as Path<Values>)} />
}
