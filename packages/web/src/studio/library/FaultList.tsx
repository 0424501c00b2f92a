import { type Fault, faultWords } from '../../lib/faults.ts'

/** Each fault, and below it the server's own words with the figures. */
export function FaultList({ faults }: { readonly faults: readonly Fault[] }) {
  if (faults.length === 0) return null
  return (
    <ul className="mt-1 grid list-disc gap-1.5 pl-4">
      {faults.map((fault) => (
        <li key={`${fault.code} ${fault.text}`}>
          <span className="text-paper">{faultWords(fault)}</span>
          <span className="block text-muted text-xs">{fault.text}</span>
        </li>
      ))}
    </ul>
  )
}
