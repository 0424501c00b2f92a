import { useEffect, useRef } from 'react'

/** Takes the payer to the first field at fault, each time the form refuses what it holds. */
export function useFaultInView(refusals: number) {
  const form = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refusals])
  return form
}
