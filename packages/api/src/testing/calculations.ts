import { type Calculations, createCalculations } from '../platform/calculations/calculations.ts'
import { ASSETS } from '../platform/config/assets.ts'

/**
 * Threads take longer to start than most tests to run: all that a process opens have them in common, also across its
 * files, and nobody closes them.
 */
export function sharedCalculations(): Calculations {
  const shared = globalThis as { testCalculations?: Calculations }
  shared.testCalculations ??= { ...createCalculations(ASSETS.calculations), close: async () => undefined }
  return shared.testCalculations
}
