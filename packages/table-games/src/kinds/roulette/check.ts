import { type Field, quote } from '@spilvaerk/slot-engine/shared'
import type { RouletteDefinition } from '../../definition.gen.ts'

/** Pockets and spots that are named are there, and a prison can be left. */
export function check(definition: RouletteDefinition, root: Field): void {
  const pockets = new Set(definition.wheel)
  const known = (field: Field, label: string): void => {
    if (!pockets.has(label)) field.refuse('not_allowed', `There is no pocket ${quote(label)} on the wheel.`)
  }
  for (const [i, label] of definition.red.entries()) known(root.at('red').item(i), label)
  for (const [i, label] of definition.zeros.entries()) {
    known(root.at('zeros').item(i), label)
    if (definition.red.includes(label))
      root
        .at('zeros')
        .item(i)
        .refuse('not_allowed', `${quote(label)} is red already.`)
  }
  for (const [i, { covers }] of definition.spots.entries())
    for (const [j, label] of covers.entries()) known(root.at('spots').item(i).at('covers').item(j), label)
  checkCalls(definition, root.at('calls'))
  checkZero(definition, root)
  checkBonus(definition, root.at('bonus').at('numbers'))
}

function checkCalls({ calls = [], spots }: RouletteDefinition, field: Field): void {
  for (const [i, { chips }] of calls.entries())
    for (const id of Object.keys(chips))
      if (!spots.some((spot) => spot.id === id))
        field
          .item(i)
          .at('chips')
          .at(id)
          .refuse('not_allowed', `There is no spot ${quote(id)}.`)
}

function checkZero({ onZero = 'lose', prison, wheel, zeros }: RouletteDefinition, root: Field): void {
  const imprisons = onZero === 'prison' || onZero === 'choice'
  if (prison && !imprisons) root.at('prison').refuse('not_allowed', 'Needs `onZero` of "prison" or "choice".')
  if (onZero !== 'lose' && zeros.length === 0)
    root.at('onZero').refuse('mismatch', 'There are no zeros: must be "lose", or `zeros` must name some.')
  if (imprisons && zeros.length >= wheel.length)
    root.at('zeros').refuse('endless', 'Every pocket is a zero: an imprisoned stake would never be decided.')
}

function checkBonus({ bonus, wheel }: RouletteDefinition, field: Field): void {
  for (const count of Object.keys(bonus?.numbers ?? {}))
    if (Number(count) > wheel.length)
      field.at(count).refuse('out_of_range', `The wheel has ${wheel.length} pockets, which is fewer than ${count}.`)
}
