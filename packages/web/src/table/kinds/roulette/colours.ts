import type { RouletteDefinition } from '@spilvaerk/table-games'

export type PocketColour = 'red' | 'black' | 'green'

/** What is neither red nor a zero is black. */
export function colourOf({ red, zeros }: RouletteDefinition, pocket: string): PocketColour {
  if (zeros.includes(pocket)) return 'green'
  return red.includes(pocket) ? 'red' : 'black'
}
