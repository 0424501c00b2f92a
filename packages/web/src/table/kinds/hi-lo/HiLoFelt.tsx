import { felts } from '@spilvaerk/messages/felts'
import type { TableDefinition } from '@spilvaerk/table-games'
import { textsOf } from '../../../lib/page-language.ts'
import { CardFelt } from '../../cards/CardFelt.tsx'
import { Hand } from '../../cards/Hand.tsx'
import { cardsOf, lastOf } from '../../cards/read-cards.ts'
import { FeltSpot } from '../../felt/FeltSpot.tsx'
import type { FeltProps } from '../../felt/felt.ts'
import { coinsOn } from '../ladder/first-bet.ts'
import { PayLadder } from '../ladder/PayLadder.tsx'
import './hi-lo.css'

const TIES = { win: 'tieWins', lose: 'tieLoses', push: 'tiePushes' } as const

/** The cards that were shown, the last one to guess from, and what the next guess pays. */
export function HiLoFelt(felt: FeltProps<Extract<TableDefinition, { kind: 'hiLo' }>>) {
  const { definition, events, money } = felt
  const { back, chip, tie } = definition
  const coins = coinsOn('guess', felt, chip)
  const right = events.filter((event) => event.type === 'guessMade' && event.right).length
  const guess = lastOf(events, 'guessMade')
  const isLost = guess?.right === false && !guess.push
  const t = textsOf(felts)
  return (
    <CardFelt kind="hiLo">
      <PayLadder
        paid={back.map((paid) => (paid * coins) / chip)}
        reached={right}
        isLost={isLost}
        kind="step"
        money={money}
      />
      <div className="hi-lo">
        <Guess felt={felt} word="lower" />
        <Hand
          felt={felt}
          label={t('hiLo.cards')}
          cards={cardsOf(events, 'community').slice(-4)}
          places={1}
          form="fan"
        />
        <Guess felt={felt} word="higher" />
      </div>
      <p className="hi-lo-note">{t(`hiLo.${TIES[tie]}`)}</p>
      <FeltSpot id="guess" className="felt-field">
        <span>{felt.names.spot('guess')}</span>
      </FeltSpot>
    </CardFelt>
  )
}

type GuessProps = { readonly felt: FeltProps; readonly word: 'higher' | 'lower' }

function Guess({ felt: { phase, moves, choose, names }, word }: GuessProps) {
  const isOpen = phase === 'asked' && moves.some(({ move }) => move === word)
  return (
    <button type="button" className="hi-lo-guess" aria-disabled={!isOpen} onClick={() => isOpen && choose(word)}>
      <span aria-hidden>{word === 'higher' ? '▲' : '▼'}</span>
      {names.move(word)}
    </button>
  )
}
