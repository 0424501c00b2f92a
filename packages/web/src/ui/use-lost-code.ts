import { useEffect, useState } from 'react'
import { LostCode, whyLost } from '../lib/lost-code.ts'

type Lost = {
  /** Undefined until the server has been asked for the first time. */
  readonly failure: LostCode | undefined
  readonly isAsking: boolean
  readonly retry: () => Promise<void>
}

/** Why code is missing. Another try asks the server first: without it, a page loaded anew would be lost altogether. */
export function useLostCode(again: () => void, anew: () => void = () => window.location.reload()): Lost {
  const [failure, setFailure] = useState<LostCode>()
  const [isAsking, setAsking] = useState(true)
  useEffect(() => {
    void whyLost().then((why) => {
      setFailure(new LostCode(why))
      setAsking(false)
    })
  }, [])
  const retry = async (): Promise<void> => {
    setAsking(true)
    const why = await whyLost()
    setFailure(new LostCode(why))
    setAsking(false)
    // Only when the reader was told: what is typed on the page goes with it.
    if (why === 'updated' && failure?.why === 'updated') anew()
    if (why === 'broken') again()
  }
  return { failure, isAsking, retry }
}
