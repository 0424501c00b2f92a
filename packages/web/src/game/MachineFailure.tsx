import { Button } from '../ui/button.tsx'

/** When the machine cannot be drawn, or its code cannot be fetched. */
export function MachineFailure({ error }: { readonly error: unknown }) {
  return (
    <section role="alert" className="mx-auto grid max-w-xl justify-items-center gap-3 px-4 py-16 text-center">
      <h2 className="text-2xl">Maskinen kan ikke vises</h2>
      <p className="text-muted">
        Enten mangler der forbindelse, eller også kan din browser ikke tegne den. Dine demokreditter er urørte.
      </p>
      <p className="text-muted text-xs">{error instanceof Error ? error.message : String(error)}</p>
      <Button onClick={() => window.location.reload()}>Genindlæs siden</Button>
    </section>
  )
}
