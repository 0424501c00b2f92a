import { parseTable, type TableDefinition } from '@spilvaerk/table-games'
import { createMemoryWallet } from '../game/memory-wallet.ts'
import { localServer } from './play/local-server.ts'
import { TablePlay, type TablePlayOptions } from './play/table-play.ts'

const EXAMPLES = import.meta.glob<unknown>('../../../table-games/examples/*.json', { eager: true, import: 'default' })
const folder = '../../../table-games/examples/'

export const exampleNames: readonly string[] = Object.keys(EXAMPLES).map((path) =>
  path.slice(folder.length, -'.json'.length),
)

export function exampleTable(name: string): TableDefinition {
  const parsed = parseTable(EXAMPLES[`${folder}${name}.json`])
  if (!parsed.ok) throw new Error(`${name} is refused: ${JSON.stringify(parsed.problems)}`)
  return parsed.definition
}

/** A table that is played in the test, from seeds in order: nothing of it takes time. */
export function openTable(definition: TableDefinition, change: Partial<TablePlayOptions> = {}, seed = 'seed') {
  const wallet = createMemoryWallet()
  let keys = 0
  const play = new TablePlay({
    gameId: 1,
    definition,
    coin: 1,
    server: localServer(definition, () => `${seed} ${keys}`),
    wallet,
    newKey: () => `00000000-0000-4000-8000-${String(++keys).padStart(12, '0')}`,
    now: () => 0,
    wait: async () => {},
    showFor: () => 0,
    alone: (_, work) => work(),
    ...change,
  })
  return { play, wallet }
}
