/** What of an OpenAPI document says where something can be sent. */
export interface Operation {
  readonly operationId: string
  readonly parameters?: readonly { readonly name: string; readonly in: 'path' | 'query' | 'header' }[]
  readonly requestBody?: { readonly content: { readonly 'application/json'?: { readonly schema: Schema } } }
  readonly responses: Readonly<Record<string, { readonly description?: string }>>
}
interface Schema {
  readonly $ref?: string
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
  readonly prefixItems?: readonly Schema[]
  readonly additionalProperties?: Schema | boolean
}
export interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> }
}

/** The way to a field: names of objects, and numbers where it stands in a list. */
export type Way = readonly (string | number)[]

/** Every field of an operation's body, however deep; of a list the first, and where any name may stand, `x`. */
export function fieldsOf(document: Document, operation: Operation): Way[] {
  const schema = operation.requestBody?.content['application/json']?.schema
  const found = new Map<string, Way>()
  if (schema) collect(schema, [], [])
  return [...found.values()]

  function collect(at: Schema, way: Way, refs: readonly string[]): void {
    if (at.$ref) {
      const referred = document.components.schemas[at.$ref.split('/').at(-1) ?? '']
      if (referred && !refs.includes(at.$ref)) collect(referred, way, [...refs, at.$ref])
      return
    }
    for (const one of [...(at.anyOf ?? []), ...(at.oneOf ?? []), ...(at.allOf ?? [])]) collect(one, way, refs)
    const inner: [string | number, Schema][] = [
      ...Object.entries(at.properties ?? {}),
      ...(at.items ? [[0, at.items] as [number, Schema]] : []),
      ...(at.prefixItems ?? []).map((one, index): [number, Schema] => [index, one]),
      ...(typeof at.additionalProperties === 'object' ? [['x', at.additionalProperties] as [string, Schema]] : []),
    ]
    for (const [name, one] of inner) {
      found.set(JSON.stringify([...way, name]), [...way, name])
      collect(one, [...way, name], refs)
    }
  }
}

/** The value with another one at the end of the way; what is missing on the way is made. */
export function withField(value: unknown, [name, ...way]: Way, to: unknown): unknown {
  if (name === undefined) return to
  const inner = (value as Record<string | number, unknown> | undefined | null)?.[name]
  if (typeof name === 'number') {
    const list: unknown[] = Array.isArray(value) ? [...value] : []
    list[name] = withField(inner, way, to)
    return list
  }
  return { ...(typeof value === 'object' && !Array.isArray(value) ? value : {}), [name]: withField(inner, way, to) }
}
