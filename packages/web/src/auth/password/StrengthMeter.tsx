import { auth } from '@spilvaerk/messages/auth'
import { useEffect, useState } from 'react'
import { cn } from '../../lib/cn.ts'
import { textsOf } from '../../lib/page-language.ts'
import { loadPasswordRater, type RatePassword } from './strength.ts'

const LEVELS = ['veryWeak', 'weak', 'fair', 'good', 'strong'] as const

type StrengthMeterProps = {
  readonly password: string
  /** What an acquaintance would guess first: the name, the e-mail. */
  readonly ownWords: readonly string[]
}

/** Four lamps that light as the password grows harder to guess. It advises; it never forbids. */
export function StrengthMeter({ password, ownWords }: StrengthMeterProps) {
  const rate = useJudge(password !== '')
  const t = textsOf(auth)
  if (!rate || password === '') return <Lamps lit={0} words="" advice={t('strength.length')} />
  const { strength, advice } = rate(password, ownWords)
  return <Lamps lit={Math.max(1, strength)} words={t(`strength.levels.${LEVELS[strength]}`)} advice={advice} />
}

function Lamps({ lit, words, advice }: { readonly lit: number; readonly words: string; readonly advice: string }) {
  const tone = lit < 2 ? 'bg-red' : lit < 3 ? 'bg-lamp-deep' : lit < 4 ? 'bg-lamp' : 'bg-green-bright'
  return (
    <div className="grid gap-1.5">
      <div aria-hidden className="grid grid-cols-4 gap-1.5">
        {[1, 2, 3, 4].map((lamp) => (
          <span key={lamp} className={cn('h-1.5 rounded-full transition', lamp <= lit ? tone : 'bg-lifted')} />
        ))}
      </div>
      <p role="status" className="min-h-6 text-muted text-sm">
        {words && <span className="font-semibold text-paper">{words}. </span>}
        {advice}
      </p>
    </div>
  )
}

function useJudge(isWanted: boolean): RatePassword | undefined {
  const [rate, setRate] = useState<RatePassword>()
  useEffect(() => {
    if (!isWanted || rate) return
    let isHere = true
    // Without its dictionaries the meter stays dark; the form works on.
    loadPasswordRater().then(
      (loaded) => isHere && setRate(() => loaded),
      () => undefined,
    )
    return () => {
      isHere = false
    }
  }, [isWanted, rate])
  return rate
}
