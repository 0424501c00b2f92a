import type { Definition } from '@spilvaerk/slot-engine'

interface Called {
  readonly id: string
  readonly name: string
}

/** A definition with its symbols called otherwise: to show, never to play. */
export function calledAs(definition: Definition, symbols: readonly Called[]): Definition {
  const names = new Map(symbols.map(({ id, name }) => [id, name]))
  return {
    ...definition,
    symbols: definition.symbols.map((symbol) => {
      const name = names.get(symbol.id)
      return name === undefined ? symbol : { ...symbol, name }
    }),
  }
}
