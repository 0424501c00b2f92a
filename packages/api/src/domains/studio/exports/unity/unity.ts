import { createHash } from 'node:crypto'
import type { ExportedSlot } from '@spilvaerk/schemas'
import type { Game } from '@spilvaerk/slot-engine'
import { type RecordedRound, recordRounds } from '../../../../platform/calculations/record-rounds.ts'
import type { Files } from '../archive.ts'
import type { ExportSource, SlotSource } from '../export-source.ts'
import { jsonLines, jsonText, textsJson } from '../texts.ts'
import { readme } from './readme.ts'
import type { UnitySources } from './sources.ts'

/** A package for Unity's package manager: the rules as data, an evaluator, a client of the game's API, and their tests. */
export async function unityFiles(
  source: SlotSource,
  game: Game,
  sources: UnitySources,
  rounds: readonly RecordedRound[] = recordRounds(game, source.game.definitionHash),
): Promise<Files> {
  // Two games in one project must not meet, and their names may be alike: their numbers are not.
  const namespace = `Spilvaerk.Game${source.id}`
  const name = `dk.spilvaerk.game${source.id}`
  const files: Files = {
    'README.md': readme(source, namespace, game.definition, rounds),
    'LICENSE.md': license('`Runtime` and `Tests`'),
    'package.json': jsonText(manifest(name, source)),
    'Runtime/game.json': jsonText(gameFile(source.id, source.game)),
    'Runtime/texts.json': textsJson(source.game),
    ...runtimeAssembly(namespace),
    'Tests/rounds.json': jsonLines(rounds),
    [`Tests/${namespace}.Tests.asmdef`]: jsonText({
      name: `${namespace}.Tests`,
      rootNamespace: `${namespace}.Tests`,
      references: [namespace],
      includePlatforms: ['Editor'],
      overrideReferences: true,
      precompiledReferences: ['nunit.framework.dll'],
      autoReferenced: false,
      defineConstraints: ['UNITY_INCLUDE_TESTS'],
    }),
    ...(await sources.in(namespace)),
  }
  return { ...files, ...metaFiles(name, files) }
}

export const runtimeAssembly = (namespace: string): Files => ({
  [`Runtime/${namespace}.asmdef`]: jsonText({ name: namespace, rootNamespace: namespace }),
})

export const manifest = (name: string, { game }: ExportSource, sort: 'slot' | 'table' = 'slot') => ({
  name,
  version: '1.0.0',
  displayName: game.name,
  description: game.description,
  unity: '2021.3',
  license: 'SEE LICENSE IN LICENSE.md',
  keywords: [sort, 'spilvaerk'],
  author: { name: 'Spilværk' },
  dependencies: { 'com.unity.modules.unitywebrequest': '1.0.0' },
})

function gameFile(number: number, game: ExportedSlot) {
  const { name, description, definitionHash, betLevels, palette, currency, rules, definition } = game
  const shown = { name, description, definitionHash, betLevels, palette, ...(currency && { currency }), rules }
  return { number, ...shown, definition }
}

/** Unity knows files by these, and leaves out what has none in a package that it may not write to. */
export function metaFiles(name: string, files: Files): Files {
  const meta = (path: string, isFolder: boolean): readonly [string, string] => {
    const guid = createHash('sha256').update(`${name}/${path}`).digest('hex').slice(0, 32)
    return [`${path}.meta`, `fileFormatVersion: 2\nguid: ${guid}\n${isFolder ? 'folderAsset: yes\n' : ''}`]
  }
  const paths = Object.keys(files)
  const folders = [
    ...new Set(paths.filter((path) => path.includes('/')).map((path) => path.slice(0, path.indexOf('/')))),
  ]
  return Object.fromEntries([...folders.map((path) => meta(path, true)), ...paths.map((path) => meta(path, false))])
}

/** @param folders where its sources are */
export const license = (folders: string): string => `# Licence

The C# sources in ${folders} are Spilværk's, under the MIT licence:

Copyright (c) 2026 Spilværk

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation
files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy,
modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the
Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the
Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE
WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR
COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE,
ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.

The game itself, which is \`Runtime/game.json\` and \`Tests/rounds.json\`, is not under that licence. It may be used by whoever
made it, owns it or leases it, for as long as that right lasts.
`
