import type { Rule } from '../input/rule.ts'

export const changesPlaces: Rule = {
  before: (changes, { respins }) => {
    if (respins) changes.refuse('not_allowed', 'Respins decide which symbols keep a place in this game.')
    if (changes.parent.at('untilGone').value === true)
      changes.refuse('not_allowed', 'Spins that go on while a symbol walks cannot change the window: they may not end.')
    return undefined
  },
}
