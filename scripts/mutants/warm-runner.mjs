import { commonTokens, declareFactoryPlugin, PluginKind, tokens } from '@stryker-mutator/api/plugin'
import { strykerPlugins as vitestPlugins } from '@stryker-mutator/vitest-runner'
import { discardThread, warm } from './warm.mjs'
import { wordsPlugin } from './words.mjs'

const { factory } = /** @type {typeof vitestPlugins[number] & {}} */ (vitestPlugins[0])

/**
 * Stryker's runner for vitest, with a second look at what a used worker says: a mutant counts as killed there only if
 * the test that failed passes in the same worker without it. Otherwise it is asked again in a new worker.
 * @param {NonNullable<Parameters<typeof factory>[0]>} injector
 */
function createWarmRunner(injector) {
  const runner = factory(injector)
  const mutantRun = runner.mutantRun.bind(runner)
  /** @type {typeof mutantRun} */
  const checkedRun = async (options) => {
    const answer = await mutantRun(options)
    if (answer.status !== 'killed' || !warm.reused) return answer
    const unmutated = { ...options.activeMutant, id: 'none' }
    const { status } = await mutantRun({ ...options, activeMutant: unmutated, testFilter: [answer.killedBy].flat() })
    if (status === 'survived') return answer
    await discardThread()
    return mutantRun(options)
  }
  return Object.assign(runner, { mutantRun: checkedRun })
}
createWarmRunner.inject = tokens(commonTokens.injector)

export const strykerPlugins = [declareFactoryPlugin(PluginKind.TestRunner, 'warm', createWarmRunner), wordsPlugin]
export { strykerValidationSchema } from '@stryker-mutator/vitest-runner'
