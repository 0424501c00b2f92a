/**
 * Streams the default generator's words to dieharder (Debian package `dieharder`) and writes the report:
 * `nice -n 19 node packages/slot-engine/scripts/rng-report.ts docs/rng/dieharder.txt`.
 * Exits 1 when a test FAILED, or when a WEAK result was WEAK again on fresh words, three times over.
 * `--seed TEXT`, `--only 2,10` (tests by dieharder's numbers, of the long stream only), `--samples N` (p-values per result).
 */
import { execFileSync, spawn } from 'node:child_process'
import { appendFileSync, writeFileSync } from 'node:fs'
import { pipeline, Readable } from 'node:stream'
import { parseArgs } from 'node:util'
import { BATTERY, type Run, STARTS_BATTERY } from './dieharder-tests.ts'
import { longStream, startsOfStreams, type WordSource } from './word-sources.ts'

interface Result {
  readonly name: string
  readonly ntuple: number
  readonly tsamples: number
  readonly psamples: number
  readonly pValue: number
  readonly verdict: 'PASSED' | 'WEAK' | 'FAILED'
}

/** A right generator is WEAK in one result of a hundred: so often again, in one of a million. */
const RERUNS = 3

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string', default: 'spilvaerk' }, only: { type: 'string' }, samples: { type: 'string' } },
})
const [path = 'docs/rng/dieharder.txt'] = positionals
const only = values.only?.split(',').map(Number)
const sampling = values.samples === undefined ? [] : ['-p', values.samples]

writeFileSync(path, heading())
const long = longStream(values.seed)
const verdicts = only
  ? await runBattery(
      long,
      BATTERY.filter(({ test }) => only.includes(test)),
    )
  : [...(await runBattery(long, BATTERY)), ...(await runBattery(startsOfStreams(values.seed), STARTS_BATTERY))]
const count = (verdict: string): number => verdicts.filter((one) => one === verdict).length
say(`\n${verdicts.length} results: ${count('PASSED')} PASSED, ${count('WEAK')} WEAK, ${count('FAILED')} FAILED.`)
process.exitCode = count('FAILED') > 0 ? 1 : 0

async function runBattery(source: WordSource, battery: readonly Run[]): Promise<readonly Result['verdict'][]> {
  say(`\n${source.title}\n${row(['test', 'ntuple', 'tsamples', 'psamples', 'p', 'verdict', 'seconds'])}`)
  const verdicts: Result['verdict'][] = []
  for (const run of battery) {
    for (const result of await report(source, run, '')) {
      verdicts.push(result.verdict)
      if (result.verdict !== 'WEAK') continue
      for (let again = 1; again <= RERUNS; again++) {
        const fresh = await report(source, run, ` again ${again}`, result.ntuple)
        if (fresh.every(({ verdict }) => verdict === 'PASSED')) break
        if (again === RERUNS) verdicts.push('FAILED')
      }
    }
  }
  say(`${(source.bytes() / 1e9).toFixed(2)} GB were read.`)
  return verdicts
}

/** Runs one test and writes its results down. Words go on where the last test stopped: none is used twice. */
async function report(source: WordSource, run: Run, note: string, ntuple?: number): Promise<readonly Result[]> {
  const start = performance.now()
  const all = await dieharder(source, run)
  const seconds = ((performance.now() - start) / 1000).toFixed(0)
  const results = ntuple === undefined ? all : all.filter((result) => result.ntuple === ntuple)
  for (const { name, ntuple: n, tsamples, psamples, pValue, verdict } of results)
    say(row([name + note, String(n), String(tsamples), String(psamples), pValue.toFixed(8), verdict, seconds]))
  return results
}

function dieharder(source: WordSource, { test, ntuple }: Run): Promise<readonly Result[]> {
  const args = ['-g', '200', '-d', String(test), ...(ntuple === undefined ? [] : ['-n', String(ntuple)]), ...sampling]
  const child = spawn('dieharder', args, { stdio: ['pipe', 'pipe', 'inherit'] })
  // The reader closes the pipe when it has had enough: that is no error.
  pipeline(Readable.from(source.chunks(), { objectMode: true, highWaterMark: 1 }), child.stdin, () => {})
  return new Promise((resolve, reject) => {
    let output = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
    child.on('error', reject)
    child.on('close', (code) => {
      const results = readResults(output)
      if (code === 0 && results.length > 0) resolve(results)
      else reject(new Error(`dieharder ${args.join(' ')} ended with ${code}:\n${output}`))
    })
  })
}

function readResults(output: string): readonly Result[] {
  const lines = output.matchAll(/^\s*(\S+)\|\s*(\d+)\|\s*(\d+)\|\s*(\d+)\|\s*([\d.]+)\|\s*(PASSED|WEAK|FAILED)/gm)
  return [...lines].map(([, name = '', ntuple, tsamples, psamples, pValue, verdict]) => ({
    name,
    ntuple: Number(ntuple),
    tsamples: Number(tsamples),
    psamples: Number(psamples),
    pValue: Number(pValue),
    verdict: verdict as Result['verdict'],
  }))
}

function heading(): string {
  const version = /version (\S+)/.exec(execFileSync('dieharder', ['-l'], { encoding: 'utf8' }))?.[1]
  return `dieharder ${version} on the words of createRng (sfc32, seeded with "${values.seed}"), Node ${process.version}.
p is even between 0 and 1 for a right generator; dieharder says WEAK outside 0.005 to 0.995, FAILED outside 0.000001 to 0.999999.
What is WEAK is run again on fresh words, at most ${RERUNS} times.
`
}

function row(cells: readonly string[]): string {
  return cells.map((cell, i) => (i === 0 ? cell.padEnd(30) : cell.padStart(i === 4 ? 11 : 9))).join(' ')
}

function say(line: string): void {
  appendFileSync(path, `${line}\n`)
  process.stdout.write(`${line}\n`)
}
