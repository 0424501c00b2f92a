import { type CertificationManifest, certificationManifest } from '@spilvaerk/schemas'
import { analyse, canonicalJson, compile, parseDefinition, simulate } from '@spilvaerk/slot-engine'
import { analyse as analyseTable, mainBet, parseTable, simulateTable } from '@spilvaerk/table-games'
import { z } from 'zod'
import { hashOfEvents } from '../../../platform/calculations/events-hash.ts'
import { type AnyDefinition, isTable } from '../../../platform/engines/definitions.ts'
import { engineOf } from '../../../platform/engines/engines.ts'
import { fingerprintOf, isSignedBy } from '../../../platform/sealing/signing.ts'
import { MANIFEST, SIGNATURE, sha256Of } from './package.ts'
import { readArchive } from './read-archive.ts'

export interface Checked {
  readonly ok: boolean
  readonly line: string
}

export interface VerifyOptions {
  /** The fingerprint of the house's key, from another place than the package. */
  readonly key?: string | undefined
  /** Whether the simulation is played again. */
  readonly simulate?: boolean | undefined
}

const passed = (line: string): Checked => ({ ok: true, line })
const failed = (line: string): Checked => ({ ok: false, line })

/** Looks a package through, one check after the other; ends at the first that leaves nothing to look at. */
export async function* verifyPackage(archive: Uint8Array, options: VerifyOptions = {}): AsyncGenerator<Checked> {
  const files = readArchive(archive)
  const manifest = files && manifestIn(files)
  if (!files || !manifest) return yield failed('it is no certification package')
  yield* signatureChecks(files, manifest, options.key)
  yield filesCheck(files, manifest)
  const definition = definitionIn(textOf(files, 'definition.json'), manifest.definitionHash)
  if (!definition) return yield failed('definition.json is not the definition of this hash')
  yield passed(`the definition has the hash ${manifest.definitionHash}`)
  yield sheetCheck(definition, textOf(files, 'sheet.json'))
  yield roundsCheck(definition, textOf(files, 'test-rounds.json'))
  if (options.simulate) yield await simulationCheck(definition, textOf(files, 'simulation.json'))
}

const textOf = (files: ReadonlyMap<string, Uint8Array>, name: string): string =>
  Buffer.from(files.get(name) ?? []).toString('utf8')

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const manifestIn = (files: ReadonlyMap<string, Uint8Array>): CertificationManifest | undefined =>
  certificationManifest.safeParse(jsonOf(textOf(files, MANIFEST))).data

function* signatureChecks(
  files: ReadonlyMap<string, Uint8Array>,
  { key, game, madeAt }: CertificationManifest,
  known: string | undefined,
): Generator<Checked> {
  const isSigned = isSignedBy(key.publicKey, textOf(files, MANIFEST), textOf(files, SIGNATURE))
  if (!isSigned) return yield failed('the manifest is not signed by the key that it names')
  yield passed(`the manifest is signed: ${game.name}, version ${game.version}, ${madeAt}`)
  const fingerprint = fingerprintOf(key.publicKey)
  if (known === undefined) return yield passed(`compare the key with that of the house, or say --key: ${fingerprint}`)
  yield known.toLowerCase() === fingerprint
    ? passed('the key is that of the house')
    : failed(`the key is another one: ${fingerprint}`)
}

function filesCheck(files: ReadonlyMap<string, Uint8Array>, manifest: CertificationManifest): Checked {
  const named = new Map(manifest.files.map(({ name, sha256 }) => [name, sha256]))
  const changed = [...named].filter(([name, sha256]) => {
    const content = files.get(name)
    return content === undefined || sha256Of(content) !== sha256
  })
  const unknown = [...files.keys()].filter((name) => !named.has(name) && name !== MANIFEST && name !== SIGNATURE)
  const wrong = [...changed.map(([name]) => name), ...unknown]
  return wrong.length === 0
    ? passed(`${named.size} files are as they were signed`)
    : failed(`not as they were signed: ${wrong.join(', ')}`)
}

function definitionIn(text: string, hash: string): AnyDefinition | undefined {
  const json = jsonOf(text)
  if (typeof json !== 'object' || json === null || sha256Of(text) !== hash) return undefined
  const parsed = Object.hasOwn(json, 'kind') ? parseTable(json) : parseDefinition(json)
  return parsed.ok && canonicalJson(parsed.definition) === text ? parsed.definition : undefined
}

/** The sheet is worked out anew, where it is sampled too: its seed is always the same. */
function sheetCheck(definition: AnyDefinition, text: string): Checked {
  const sheet = isTable(definition) ? analyseTable(definition) : analyse(compile(definition))
  return JSON.stringify(jsonOf(text)) === JSON.stringify(sheet)
    ? passed('the sheet is what comes of the definition')
    : failed('another sheet comes of the definition')
}

const choice = z.union([z.number(), z.string(), z.record(z.string(), z.unknown())])
const testRounds = z.array(
  z.object({
    seed: z.string(),
    mode: z.string().nullable(),
    bets: z.array(z.object({ spot: z.string(), coins: z.int() })).nullable(),
    choices: z.array(choice),
    stakedCoins: z.int(),
    totalCoins: z.int(),
    eventsHash: z.string(),
  }),
)

function roundsCheck(definition: AnyDefinition, text: string): Checked {
  const rounds = testRounds.safeParse(jsonOf(text)).data
  if (!rounds || rounds.length === 0) return failed('test-rounds.json holds no rounds')
  const engine = engineOf(definition)
  for (const [at, round] of rounds.entries()) {
    const { stakedCoins, totalCoins, eventsHash, ...course } = round
    try {
      // Whatever the choices are, the engine looks at each of them, and throws at what it does not offer.
      const turn = engine.play(course as Parameters<typeof engine.play>[0])
      const isSame = turn.stakedCoins === stakedCoins && turn.totalCoins === totalCoins && !turn.waits
      if (isSame && hashOfEvents(turn.round.events) === eventsHash) continue
    } catch {
      return failed(`test round ${at + 1} cannot be played: ${course.seed}`)
    }
    return failed(`test round ${at + 1} plays otherwise: ${course.seed}`)
  }
  return passed(`${rounds.length} test rounds play as they are told`)
}

const report = z.looseObject({
  run: z.looseObject({
    seed: z.string(),
    spins: z.int().optional(),
    rounds: z.int().optional(),
    strategy: z.string().optional(),
  }),
  rounds: z.int().optional(),
  totalSpins: z.int().optional(),
})

/** Plays as many rounds as the report counts. What says that more were asked for is no part of what was counted. */
async function simulationCheck(definition: AnyDefinition, text: string): Promise<Checked> {
  const json = jsonOf(text)
  const told = report.safeParse(json).data
  const rounds = told?.totalSpins ?? told?.rounds
  if (!told || rounds === undefined) return failed('simulation.json is no report')
  const again = await playedAgain(definition, told.run.seed, rounds)
  return canonicalJson(countedIn(json)) === canonicalJson(countedIn(again))
    ? passed(`the simulation of ${rounds} rounds gives the same report again`)
    : failed(`the simulation of ${rounds} rounds gives another report`)
}

async function playedAgain(definition: AnyDefinition, seed: string, rounds: number): Promise<unknown> {
  if (!isTable(definition)) return simulate(compile(definition), { spins: rounds, seed })
  const played = await simulateTable(definition, { rounds, seed, bets: mainBet(definition) })
  return played.ok ? played.report : undefined
}

/** A run that was ended early differs in how it is named and in the points of its trail alone. */
function countedIn(json: unknown): Record<string, unknown> {
  const { stopped: _, trail: __, run: ___, ...counted } = { ...(json as Record<string, unknown>) }
  return counted
}
