// A data folder with the small game of the tests in it: `node scripts/plant.ts <folder>`.
import { openHouse } from '../src/testing/house.ts'
import { createTestClock } from '../src/testing/members.ts'

const [dataDir = ''] = process.argv.slice(2)
await (await openHouse({ dataDir, clock: createTestClock() })).close()
