/** Run in a process of its own: prints the milliseconds of the first `compile` and `analyse`, and of later ones. */
import { compile, prove } from '../src/index.ts'
import { benchmark, twentyFiveLines } from './games.ts'
import { median, timed } from './measure.ts'

const once = (definition: typeof benchmark) => timed(() => prove(compile(definition)))
const several = (definition: typeof benchmark) => median(Array.from({ length: 9 }, () => once(definition)))

const cold = once(benchmark)
console.log(JSON.stringify({ cold, warm: several(benchmark), warm25: several(twentyFiveLines) }))
