import type { Rule } from '../../input/rule.ts'

export const wildPaysAlone: Rule = {
  before: (pays, { wildRuns }) => {
    if (wildRuns !== 'none') return undefined
    pays.refuse('not_allowed', 'Runs of wilds alone pay nothing (`wins.wildRuns`), so a wild has no pays of its own.')
    return false
  },
}
