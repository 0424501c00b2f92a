import type { Choice, Prize } from '../../../definition.ts'
import type { FeatureKind } from '../../core/feature.ts'
import type { Host } from '../../core/feature-plan.ts'
import { award } from '../prizes/award.ts'
import { GIVES_PRIZES, placed, prizePlan } from '../prizes/plan.ts'
import { Tree } from '../prizes/tree.ts'
import { CHOICE } from './grammar.ts'

export const choice: FeatureKind<Choice> = {
  ...GIVES_PRIZES,
  grammar: CHOICE,
  summary: 'the player takes one of several',
  name: { da: 'valg', en: 'choice' },
  compile(feature, source) {
    return prizePlan(feature, source, {
      prizes: this.prizes(feature),
      play: (host) => playChoice(host, feature),
      tree: (chosen) => Tree.of([{ chance: 1, prize: feature.options[chosen(feature.id)]?.prize as Prize }]),
    })
  },
  prizes: ({ options }) => placed('options', options),
}

function playChoice(player: Host, { id, options }: Choice): void {
  const option = player.choose(id, options.length)
  player.teller?.push({ type: 'choiceMade', feature: id, option })
  const chosen = options[option]
  if (chosen === undefined) throw new RangeError(`${id}: option ${option} of ${options.length} does not exist`)
  award(player, id, chosen.prize)
}
