import { syntaxTree } from '@codemirror/language'
import type { EditorState, Text } from '@codemirror/state'
import type { SyntaxNode } from '@lezer/common'
import { DEFINITION, type ObjectShape, type Shape } from '@spilvaerk/slot-engine/grammar'

/** Where something is written: the name of a field, or a value, and what may stand there. */
export type JsonPlace =
  | { readonly slot: 'name'; readonly fields: ObjectShape['fields']; readonly taken: readonly string[] }
  | { readonly slot: 'value'; readonly shape: Shape | undefined }

const CONTAINERS = new Set(['Object', 'Array', 'Property', 'JsonText'])

/** What the grammar says of a place in a text, also one that is not JSON yet. */
export function placeAt(state: EditorState, position: number): JsonPlace {
  const { doc } = state
  const inner = syntaxTree(state).resolveInner(position, -1)
  let node = inner
  while (!CONTAINERS.has(node.name) && node.parent) node = node.parent
  if (inner.name === 'PropertyName') return nameIn(node.parent ?? node, doc)
  if (node.name === 'Property') return { slot: 'value', shape: shapeOfMember(node, doc) }
  if (node.name === 'Array') return { slot: 'value', shape: itemOf(shapeOfValue(node, doc)) }
  if (node.name !== 'Object') return { slot: 'value', shape: DEFINITION }
  const property = node.getChildren('Property').findLast(({ from }) => from < position)
  const isDue = doc.sliceString(0, position).trimEnd().endsWith(':')
  return property && isDue ? { slot: 'value', shape: shapeOfMember(property, doc) } : nameIn(node, doc)
}

function nameIn(object: SyntaxNode, doc: Text): JsonPlace {
  const around = shapeOfValue(object, doc)
  const shape = variantIn(around, object, doc)
  const taken = object.getChildren('Property').map((property) => nameOf(property, doc))
  if (shape?.kind === 'object') return { slot: 'name', fields: { ...tagOf(around), ...shape.fields }, taken }
  return { slot: 'name', fields: tagOf(around), taken }
}

/** Which of several objects it is has to be said first. */
function tagOf(shape: Shape | undefined): ObjectShape['fields'] {
  if (shape?.kind !== 'tagged') return {}
  return { [shape.tag]: { shape: { kind: 'word', words: Object.keys(shape.variants) }, doc: shape.tagDoc } }
}

function shapeOfMember(property: SyntaxNode, doc: Text): Shape | undefined {
  const object = property.parent
  if (!object) return undefined
  const around = shapeOfValue(object, doc)
  const name = nameOf(property, doc)
  const shape = variantIn(around, object, doc)
  if (shape?.kind === 'table') return shape.of
  return (shape?.kind === 'object' ? shape.fields[name] : undefined)?.shape ?? tagOf(around)[name]?.shape
}

/** What an object or a list is, from the root down. */
function shapeOfValue(node: SyntaxNode, doc: Text): Shape | undefined {
  const { parent } = node
  if (!parent || parent.name === 'JsonText') return DEFINITION
  if (parent.name === 'Property') return opened(shapeOfMember(parent, doc), node)
  return parent.name === 'Array' ? opened(itemOf(shapeOfValue(parent, doc)), node) : undefined
}

/** Of a shape that leaves a choice, the one that has this form. */
function opened(shape: Shape | undefined, node: SyntaxNode): Shape | undefined {
  if (shape?.kind === 'either') return opened(node.name === 'Object' ? shape.table : shape.plain, node)
  return shape?.kind === 'nullable' ? opened(shape.of, node) : shape
}

const itemOf = (shape: Shape | undefined): Shape | undefined => (shape?.kind === 'list' ? shape.of : undefined)

function variantIn(shape: Shape | undefined, object: SyntaxNode, doc: Text): Shape | undefined {
  if (shape?.kind !== 'tagged' && shape?.kind !== 'keyed') return shape
  const properties = object.getChildren('Property')
  if (shape.kind === 'keyed')
    return Object.entries(shape.variants).find(([key]) => properties.some((one) => nameOf(one, doc) === key))?.[1]
  const tag = properties.find((one) => nameOf(one, doc) === shape.tag)?.getChild('String')
  return tag ? shape.variants[doc.sliceString(tag.from + 1, tag.to - 1)] : undefined
}

function nameOf(property: SyntaxNode, doc: Text): string {
  const name = property.getChild('PropertyName')
  return name ? doc.sliceString(name.from + 1, name.to - 1) : ''
}

/** Where a problem's field stands: `symbols[2].pays.3`; where it is missing, what it is missing from. */
export function rangeOf(state: EditorState, field: string): { readonly from: number; readonly to: number } {
  let node: SyntaxNode | null = syntaxTree(state).topNode.firstChild
  for (const step of field.match(/[^.[\]]+/g) ?? []) {
    const next: SyntaxNode | null | undefined =
      node?.name === 'Array'
        ? childrenOf(node)[Number(step)]
        : node?.getChildren('Property').find((one) => nameOf(one, state.doc) === step)?.lastChild
    if (!next) break
    node = next
  }
  return { from: node?.from ?? 0, to: Math.max(node?.from ?? 0, node?.to ?? 0) }
}

function childrenOf(array: SyntaxNode): readonly SyntaxNode[] {
  const all: SyntaxNode[] = []
  for (let child = array.firstChild; child; child = child.nextSibling)
    if (!/^[[\],]|⚠/.test(child.name)) all.push(child)
  return all
}
