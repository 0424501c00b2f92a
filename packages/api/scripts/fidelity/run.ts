/**
 * Generates games for a thousand prompts and counts what they keep of them: docs/generation.md has the figures.
 *
 *   node packages/api/scripts/fidelity/run.ts [from] [to] [step]
 *
 * One line of JSON for each prompt, and at the end a summary. Times are of the processor, so that other work on the
 * machine does not count.
 */
import { design } from '@spilvaerk/slot-engine'
import { designTable } from '@spilvaerk/table-games'
import { checkCompliance } from '../../src/domains/games/compliance/check.ts'
import { OUR_SITE } from '../../src/domains/games/compliance/subject.ts'
import { createPipeline } from '../../src/domains/studio/generation/pipeline.ts'
import { granted } from '../../src/platform/refusals/refusals.ts'
import { type Judgement, judge } from '../../src/testing/fidelity.ts'
import { sampleAt } from '../../src/testing/prompts.ts'

const [from = 0, to = 1000, step = 1] = process.argv.slice(2).map(Number)

const run = createPipeline({
  calculations: {
    design: async (brief, seed) => granted(design(brief, seed)),
    designTable: async (brief) => granted(designTable(brief)),
  },
  compliance: { check: (subject) => checkCompliance({ ...subject, facts: OUR_SITE }, 'general', '2026-11-21') },
  writer: { writtenBy: { kind: 'composer' }, write: async () => ({ by: { kind: 'composer' }, failure: null }) },
})

type Line = Judgement & { readonly index: number; readonly kind: string; readonly ms: number; readonly method: string }
const lines: Line[] = []
const say = (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`)

for (let index = from; index < to; index += step) {
  const sample = sampleAt(index)
  const before = process.cpuUsage()
  const made = await run({ prompt: sample.prompt, card: {}, roll: 0 }, { payer: 'member:run' })
  const { user, system } = process.cpuUsage(before)
  const ms = Math.round((user + system) / 1000)
  const { kind } = sample
  const none = { asked: 0, met: 0, silent: [], broken: [made.ok ? '' : made.refusal.code] }
  const judgement = made.ok ? judge(sample, made.value) : none
  const slot = made.ok && made.value.kind === 'slot' ? made.value : undefined
  const line = { index, kind, ms, method: slot?.sheet.method ?? 'none', ...judgement }
  lines.push(line)
  const adjusted = made.ok ? made.value.making.adjustments.map(({ field }) => field) : []
  say({
    ...line,
    adjusted,
    name: made.ok ? made.value.idea.name : '',
    wins: slot?.definition.wins.type ?? '',
  })
}

const times = lines.map(({ ms }) => ms).sort((a, b) => a - b)
const sum = (of: (line: Line) => number) => lines.reduce((total, line) => total + of(line), 0)
say({
  prompts: lines.length,
  fidelity: sum(({ met }) => met) / sum(({ asked }) => asked),
  silent: sum(({ silent }) => silent.length),
  broken: lines.filter(({ broken }) => broken.length > 0).length,
  medianMs: times[Math.floor(times.length * 0.5)],
  p95Ms: times[Math.floor(times.length * 0.95)],
})
