import { commonTokens, declareFactoryPlugin, PluginKind, tokens } from '@stryker-mutator/api/plugin'
import { MutantRunStatus } from '@stryker-mutator/api/test-runner'
import { strykerPlugins as vitestPlugins } from '@stryker-mutator/vitest-runner'
import { discardThread, warm } from './warm.mjs'

const { factory } = /** @type {typeof vitestPlugins[number] & {}} */ (vitestPlugins[0])

/**
 * Stryker's runner for vitest, with a second look at what a used worker says: a mutant counts as killed there only if
 * the test that failed passes in the same worker without it. Otherwise it is asked again in a new worker. What fails in
 * a hook, such as a check after all tests, kills it like a failing test, if nothing fails there without the mutant.
 * @param {NonNullable<Parameters<typeof factory>[0]>} injector
 */
function createWarmRunner(injector) {
  const runner = factory(injector)
  const mutantRun = runner.mutantRun.bind(runner)
  /** @param {Parameters<typeof mutantRun>[0]} options */
  const passesWithout = async (options) => {
    const { status } = await mutantRun({ ...options, activeMutant: { ...options.activeMutant, id: 'none' } })
    return status === 'survived'
  }
  /** @type {typeof mutantRun} */
  const hookRun = async (options) => {
    const answer = await mutantRun(options)
    if (answer.status !== 'error' || !(await passesWithout(options))) return answer
    const { testFilter: killedBy = [] } = options
    return { status: MutantRunStatus.Killed, killedBy, failureMessage: answer.errorMessage, nrOfTests: 1 }
  }
  /** @type {typeof mutantRun} */
  const checkedRun = async (options) => {
    const answer = await mutantRun(options)
    const isKilled = answer.status === 'killed'
    if (isKilled && (!warm.reused || (await passesWithout({ ...options, testFilter: answer.killedBy })))) return answer
    if (!isKilled && answer.status !== 'error') return answer
    await discardThread()
    return hookRun(options)
  }
  return Object.assign(runner, { mutantRun: checkedRun })
}
createWarmRunner.inject = tokens(commonTokens.injector)

export const strykerPlugins = [declareFactoryPlugin(PluginKind.TestRunner, 'warm', createWarmRunner)]
export { strykerValidationSchema } from '@stryker-mutator/vitest-runner'
