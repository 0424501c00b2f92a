import { translator } from '@spilvaerk/messages'
import { readmes } from '@spilvaerk/messages/readmes'
import type { Files } from '../archive.ts'
import type { TableSource } from '../export-source.ts'
import { jsonText, markdown, textsJson } from '../texts.ts'
import type { UnitySources } from './sources.ts'
import { license, manifest, metaFiles, runtimeAssembly } from './unity.ts'

/** A package for Unity's package manager: the rules as data, and a client of the game's API. No rules of tables are in C#. */
export async function unityTableFiles(source: TableSource, sources: UnitySources): Promise<Files> {
  const namespace = `Spilvaerk.Game${source.id}`
  const name = `dk.spilvaerk.game${source.id}`
  const files: Files = {
    'README.md': readme(source, namespace),
    'LICENSE.md': license('`Runtime`'),
    'package.json': jsonText(manifest(name, source, 'table')),
    'Runtime/game.json': jsonText(gameFile(source)),
    'Runtime/texts.json': textsJson(source.game),
    ...runtimeAssembly(namespace),
    ...(await sources.ofTable(namespace)),
  }
  return { ...files, ...metaFiles(name, files) }
}

function gameFile({ id: number, game }: TableSource) {
  const { kind, name, description, definitionHash, coin, spots, palette, currency, rules, definition } = game
  const shown = { kind, name, description, definitionHash, coin, spots, palette, ...(currency && { currency }), rules }
  return { number, ...shown, definition }
}

function readme({ id, game: { name, spots }, site, language }: TableSource, namespace: string): string {
  const t = translator(readmes, language)
  const main = spots[0]
  return `# ${markdown(name)}

${t('unity.intro')}

## ${t('unity.decidesTitle')}

${t('unity.table.server')}

## ${t('unity.playTitle')}

${t('unity.table.play')}

\`\`\`csharp
using System.Collections.Generic;
using ${namespace};

tableGame.Played += played =>
{
    foreach (var one in played.Events) Debug.Log(one["type"].Text);
};
await tableGame.Play(new Dictionary<string, decimal> { { "${main?.id ?? ''}", ${main?.min ?? 1}m } });
while (tableGame.Latest.IsOpen) await tableGame.Choose(tableGame.Latest.Moves[0].Move);
\`\`\`

${t('unity.key', { id, site })}
`
}
