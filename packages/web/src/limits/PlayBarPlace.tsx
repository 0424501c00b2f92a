import { useStake } from './use-stake.ts'

/** The play bar's place until its code has come: the page below does not move. */
export function PlayBarPlace() {
  if (useStake() === 'demo') return null
  return <div aria-hidden className="box-content h-10 border-brass-dark border-b bg-petrol-deep" />
}
