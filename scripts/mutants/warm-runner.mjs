import { declareFactoryPlugin, PluginKind, tokens, commonTokens } from '@stryker-mutator/api/plugin'
import { strykerPlugins as vitestPlugins } from '@stryker-mutator/vitest-runner'

const warm = () => (globalThis.warmMutants ??= { thread: undefined, uses: 0, reused: false })

/**
 * Stryker's runner for vitest, with a second look at what a used worker says: a mutant counts as killed there only if
 * the test that failed passes in the same worker without it. Otherwise it is asked again in a new worker.
 */
function createWarmRunner(injector) {
  const runner = vitestPlugins[0].factory(injector)
  const mutantRun = runner.mutantRun.bind(runner)
  runner.mutantRun = async (options) => {
    const answer = await mutantRun(options)
    if (answer.status !== 'killed' || !warm().reused) return answer
    const again = { ...options, activeMutant: { ...options.activeMutant, id: 'none' }, testFilter: answer.killedBy }
    const { status } = await mutantRun(again)
    if (status === 'survived') return answer
    await warm().thread?.terminate()
    warm().thread = undefined
    return mutantRun(options)
  }
  return runner
}
createWarmRunner.inject = tokens(commonTokens.injector)

export const strykerPlugins = [declareFactoryPlugin(PluginKind.TestRunner, 'warm', createWarmRunner)]
export { strykerValidationSchema } from '@stryker-mutator/vitest-runner'
