import type { Definition, WindowChange } from '../../definition.ts'

/** All changes of a game. */
export const changesOf = ({ changes = [], features = [] }: Definition): readonly WindowChange[] => [
  ...changes,
  ...features.flatMap((feature) => (feature.type === 'freeSpins' ? (feature.changes ?? []) : [])),
]

const idsOf = (choice: string | Readonly<Record<string, number>>): readonly string[] =>
  typeof choice === 'string' ? [choice] : Object.keys(choice)

/** The symbols that a change may bring into view. */
export const symbolsPut = (change: WindowChange): readonly string[] =>
  change.type === 'put' ? idsOf(change.symbol) : change.type === 'turn' ? Object.values(change.into).flatMap(idsOf) : []

/** Whether windows can show more of a symbol, as they are counted, than stops alone do. */
export const bringsAtStop = (definition: Definition): boolean =>
  changesOf(definition).some(({ when }) => when === 'stop')
