import { type Command, command, definitionHash, problemLine } from '@spilvaerk/slot-engine/command-line'
import { type ReadTable, readTable } from '../table-file.ts'

export const check: Command = command({
  name: 'check',
  summary: 'says whether definitions are sound, and names every fault',
  takes: 'FILE…',
  files: { min: 1, max: 1000 },
  options: {},
  async run({ files, io }) {
    const reads: ReadTable[] = []
    for (const file of files) reads.push(await readTable(file, io))
    const ok = reads.every((read) => read.ok)
    return { ok, json: { ok, files: reads.map(verdict) }, text: reads.map(verdictText).join('\n') }
  },
})

function verdict(read: ReadTable): unknown {
  if (!read.ok) return read
  const { id, name, kind } = read.definition
  return { file: read.file, ok: true, kind, id, name, definitionHash: definitionHash(read.definition) }
}

function verdictText(read: ReadTable): string {
  if (!read.ok) return [`${read.file}: refused`, ...read.problems.map(problemLine)].join('\n')
  const { kind, id } = read.definition
  return `${read.file}: sound, ${kind}, ${id}, ${definitionHash(read.definition)}`
}
