import { type Translate, translator } from '@spilvaerk/messages'
import { readmes } from '@spilvaerk/messages/readmes'
import type { Definition } from '@spilvaerk/slot-engine'
import type { RecordedRound } from '../../../../platform/calculations/record-rounds.ts'
import type { SlotSource } from '../export-source.ts'
import { markdown } from '../texts.ts'

/** What the server plays and only tells: this package must not seem to decide it. */
function toldBy(definition: Definition, t: Translate<'readmes'>): string {
  const { features = [], cascades, respins, jackpots = [], gamble, modes = [] } = definition
  const kinds = new Set(features.map(({ type }) => type))
  const told = [
    'stops',
    ...(cascades ? (['cascades'] as const) : []),
    ...(respins ? (['respins'] as const) : []),
    ...kinds,
    ...(jackpots.length > 0 ? (['jackpots'] as const) : []),
    ...(gamble ? (['gambles'] as const) : []),
    ...(modes.length > 0 ? (['modes'] as const) : []),
  ] as const
  return told.map((one) => t(`unity.${one}`)).join(', ')
}

export function readme(
  { id, game: { name }, site, language }: SlotSource,
  namespace: string,
  definition: Definition,
  rounds: readonly RecordedRound[],
): string {
  const t = translator(readmes, language)
  return `# ${markdown(name)}

${t('unity.intro')}

## ${t('unity.decidesTitle')}

${t('unity.server')}

${t('unity.evaluator', { counted: t(`unity.counted.${definition.wins.type}`) })}
${t('unity.check')}
${t('unity.client')}

${t('unity.told', { told: toldBy(definition, t) })}

## ${t('unity.playTitle')}

${t('unity.play')}

\`\`\`csharp
using ${namespace};

slotGame.Played += played =>
{
    foreach (var one in played.Round.Events) Debug.Log(one.Type + " " + one.Coins);
};
await slotGame.Spin(slotGame.Game.BetLevels[0]);
if (slotGame.Latest.IsOpen) await slotGame.Choose(0);
\`\`\`

${t('unity.key', { id, site })}

## ${t('unity.testsTitle')}

${t('unity.tests', { rounds: rounds.length, id })}
`
}
