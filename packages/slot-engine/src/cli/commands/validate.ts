import { command } from '../command.ts'
import { definitionHash } from '../definition-file.ts'
import { type Read, readDefinition } from '../definitions.ts'
import { problemLine, warningLines } from '../refusal.ts'

export const validate = command({
  name: 'validate',
  summary: 'says whether definitions are sound, and names every fault',
  takes: 'FILE…',
  files: { min: 1, max: 1000 },
  options: {},
  async run({ files, io }) {
    const reads: Read[] = []
    for (const file of files) reads.push(await readDefinition(file, io))
    const ok = reads.every((read) => read.ok)
    return { ok, json: { ok, files: reads.map(verdict) }, text: reads.map(verdictText).join('\n') }
  },
})

function verdict(read: Read): unknown {
  if (!read.ok) return read
  const { id, name } = read.definition
  const { warnings } = read
  return { file: read.file, ok: true, id, name, definitionHash: definitionHash(read.definition), warnings }
}

function verdictText(read: Read): string {
  if (!read.ok) return [`${read.file}: refused`, ...read.problems.map(problemLine)].join('\n')
  const sound = `${read.file}: sound, ${read.definition.id}, ${definitionHash(read.definition)}`
  return [sound, ...warningLines(read.warnings)].join('\n')
}
