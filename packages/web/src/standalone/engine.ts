// What an exported package plays with: the same engine, and nothing of the sheets and designers around it.
export { compile, createRng, spin } from '@spilvaerk/slot-engine'
