import { fields } from '@spilvaerk/messages/fields'
import { textsOf } from './page-language.ts'

/** What a schema says of a field, in the language of the page. The server's words are in it already, and stay. */
export function fieldFault(message: string | undefined): string | undefined {
  const key = FIELDS.find((known) => fields.da[known] === message)
  return key ? textsOf(fields)(key) : message
}

// The keys of a literal object are exactly those of its type.
const FIELDS = Object.keys(fields.da) as (keyof typeof fields.da)[]
