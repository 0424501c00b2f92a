import { explain } from '../../lib/errors.ts'
import { faultsOf } from '../../lib/faults.ts'
import { Notice } from '../../ui/notice.tsx'
import { FaultList } from './FaultList.tsx'

type RefusedProps = { readonly title: string; readonly error: unknown }

/** What the server refused, with everything that stands against it. */
export function Refused({ title, error }: RefusedProps) {
  if (!error) return null
  return (
    <Notice role="alert" tone="danger" title={title}>
      {explain(error).message}
      <FaultList faults={faultsOf(error)} />
    </Notice>
  )
}
