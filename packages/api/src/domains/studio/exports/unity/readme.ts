import type { Definition, Feature } from '@spilvaerk/slot-engine'
import type { RecordedRound } from '../../../../platform/calculations/record-rounds.ts'
import { markdown } from '../texts.ts'
import type { Ware } from '../ware.ts'

const COUNTED = {
  lines: 'on its lines',
  ways: 'by ways',
  clusters: 'in clusters',
  anywhere: 'anywhere in view',
} as const satisfies Record<Definition['wins']['type'], string>

const PLAYED = {
  freeSpins: 'free spins',
  holdAndWin: 'hold-and-win',
  wheel: 'a wheel',
  pick: 'a pick',
  ladder: 'a ladder',
  choice: 'a choice',
} as const satisfies Record<Feature['type'], string>

/** What the server plays and only tells: this package must not seem to decide it. */
function toldBy({ features = [], cascades, respins, jackpots = [], gamble, modes = [] }: Definition): string {
  const kinds = new Set(features.map(({ type }) => PLAYED[type]))
  const told = [
    'where the reels stop',
    ...(cascades ? ['what falls in cascades'] : []),
    ...(respins ? ['respins'] : []),
    ...kinds,
    ...(jackpots.length > 0 ? ['jackpots'] : []),
    ...(gamble ? ['gambles'] : []),
    ...(modes.length > 0 ? ['bought rounds'] : []),
  ]
  return told.join(', ')
}

export const readme = (
  { id, game: { name }, site }: Ware,
  namespace: string,
  definition: Definition,
  rounds: readonly RecordedRound[],
): string => `# ${markdown(name)}

A package for Unity 2021.3 or later. Unpack it and add it in the Package Manager with "Add package from disk", or put the
folder under \`Packages\` of a project.

## What it decides, and what it does not

The server decides every round; nothing in this package draws. What it knows are the game's rules:

- \`Evaluator\` says what a window wins ${COUNTED[definition.wins.type]}: symbols in, coins out, whole numbers throughout.
- \`RoundCheck\` reads a round's events and finds the first that differs from the rules: a reel that does not show its strip,
  a window that wins otherwise, a prize that the game does not have, a sum that is not what was paid.
- \`GameClient\` asks the server for rounds and throws where one differs, or where the server plays another version.

Told by the server's events, and shown from them: ${toldBy(definition)}. That they came up by fair chance is checked with a
round's seed in the engine of the game's HTML5 or React export. There are no pictures in the package: symbols have names and emoji.

## Play

Put \`SlotGame\` on an object, give it \`Runtime/game.json\` and the address of the API, and show what \`Played\` brings:

\`\`\`csharp
using ${namespace};

slotGame.Played += played =>
{
    foreach (var one in played.Round.Events) Debug.Log(one.Type + " " + one.Coins);
};
await slotGame.Spin(slotGame.Game.BetLevels[0]);
if (slotGame.Latest.IsOpen) await slotGame.Choose(0);
\`\`\`

The game is number ${id} at ${site}/api. Its endpoints want a key of the game, and in an app that is handed out anybody can read
one: let the app ask a server of yours that adds the key as \`Authorization: Bearer sk_…\`. For trying things out
\`new UnityTransport(address, key)\` sends it along. Web players need the API, or your server, to allow their origin.

## Tests

\`Tests/rounds.json\` holds ${rounds.length} rounds that the engine played, with seed, stops, windows and wins. The tests ask that every one
is right to the coin, and that one coin more, or a win left out, is found in each. Run them in the Test Runner, in Edit Mode,
after adding \`"testables": ["dk.spilvaerk.game${id}"]\` to the project's \`Packages/manifest.json\`.
`
