import type { SicBoDefinition } from '@spilvaerk/table-games'

/** What a spot pays to one, where it is one figure: for what is printed on the cloth. */
export function paysOf(
  definition: SicBoDefinition,
  { id, group }: { readonly id: string; readonly group: string },
): number | undefined {
  switch (group) {
    case 'total':
      return definition.totals?.[id.replace('total-', '')]
    case 'evenMoney':
      return 1
    case 'double':
    case 'triple':
    case 'anyTriple':
    case 'pair':
    case 'threeOfFour':
    case 'threeNumbers':
    case 'doubleAndSingle':
      return definition[group]
    default:
      return undefined
  }
}
