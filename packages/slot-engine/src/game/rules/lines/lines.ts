import type { LineWins } from '../../../definition.ts'
import type { WinRuleKind } from '../../core/win-rule.ts'
import { alphabetsOf } from './alphabets.ts'
import { buildLineAutomaton } from './automaton.ts'
import { LinesFold } from './fold.ts'
import { LINES } from './grammar.ts'
import { greatestOnLines } from './greatest.ts'
import { LinesRule } from './play.ts'
import { lineReader } from './reading.ts'
import { addLineWins } from './sheet.ts'

export const lines: WinRuleKind<LineWins> = {
  grammar: LINES,
  summary: 'along lines',
  traits: { byReels: true, onLines: true, underTopReel: false },
  wildRuns: { usual: 'best', choices: ['best', 'own', 'none'] },
  sheet: {
    kind: 'line',
    name: { da: 'Gevinstlinjer', en: 'Paylines' },
    source: { da: 'Linjegevinster', en: 'Line wins' },
  },
  compile(wins, source) {
    const { definition, tokens, reels } = source
    const reader = lineReader(definition, wins, tokens, reels)
    const automaton = buildLineAutomaton(reader, alphabetsOf(source), tokens.list.length)
    return {
      type: wins.type,
      lines: wins.lines,
      make: () => new LinesRule(wins.lines, reader, automaton),
      fold: (settled) => new LinesFold(wins.lines, automaton, settled),
      addWins: (tally, settled, times, pays) => addLineWins(tally, wins.lines, reader, settled, times, pays),
    }
  },
  greatest: greatestOnLines,
}
