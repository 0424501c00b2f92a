import type { LineWins } from '../../../definition.ts'
import type { WinRuleKind } from '../../core/win-rule.ts'
import { alphabetsOf } from './alphabets.ts'
import { buildLineAutomaton } from './automaton.ts'
import { LinesFold } from './fold.ts'
import { linesGlance } from './glance.ts'
import { LINES } from './grammar.ts'
import { greatestOnLines } from './greatest.ts'
import { lineOutcomes } from './outcomes.ts'
import { LinesRule } from './play.ts'
import { lineReader } from './reading.ts'
import { addLineWins, lineLaw } from './sheet.ts'
import { LinesSight } from './sight.ts'
import { type LineTree, lineTree } from './tree.ts'
import { weighedLines } from './weighed.ts'

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
    const { definition, tokens, reels, meter } = source
    const reader = lineReader(definition, wins, tokens, reels)
    const alphabets = alphabetsOf(source)
    const automaton = buildLineAutomaton(reader, alphabets, tokens.list.length, meter)
    let tree: LineTree | undefined
    return {
      type: wins.type,
      lines: wins.lines,
      make: () => {
        tree ??= lineTree(wins.lines, automaton)
        return new LinesRule(wins.lines, reader, automaton, tree)
      },
      fold: (settled) => new LinesFold(wins.lines, automaton, settled),
      weighed: (worth, used) => weighedLines({ lines: wins.lines, reader, alphabets, automaton }, worth, used),
      isWalked: true,
      ...((wins.direction ?? 'left') === 'left' && { glance: (set) => linesGlance(wins.lines, automaton, set) }),
      sight: (used) => {
        const outcomes = lineOutcomes(reader, alphabets, tokens.list.length, used)
        return () => new LinesSight(wins.lines, tokens.list.length, outcomes)
      },
      addWins: (tally, settled, times, pays, meter) =>
        addLineWins(tally, wins.lines, reader, settled, times, pays, meter),
      lineLaw: (used) => lineLaw(reader, reels, tokens.list.length, used),
    }
  },
  mostWins: ({ lines: all, direction, sides }) => all.length * (direction === 'both' && sides !== 'better' ? 2 : 1),
  greatest: greatestOnLines,
}
