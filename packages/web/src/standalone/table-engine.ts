// What an exported package of a table plays with: the same rounds, and nothing of the sheets and designers around them.
export { play } from '@spilvaerk/table-games'
