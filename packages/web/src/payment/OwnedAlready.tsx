import { Link } from '@tanstack/react-router'
import { buttonClass } from '../ui/button.tsx'

type OwnedAlreadyProps = { readonly gameId: number; readonly gameName: string }

export function OwnedAlready({ gameId, gameName }: OwnedAlreadyProps) {
  return (
    <section aria-labelledby="ejet" className="panel grid justify-items-start gap-3 p-6">
      <h2 id="ejet" className="text-xl">
        Du ejer allerede spillet
      </h2>
      <p className="text-muted">{gameName} er dit for altid. Der er ikke mere at betale.</p>
      <div className="mt-1 flex flex-wrap gap-3">
        <Link to="/games/$id" params={{ id: String(gameId) }} className={buttonClass('primary')}>
          Spil nu
        </Link>
        <Link to="/dashboard" className={buttonClass('secondary')}>
          Gå til dashboard
        </Link>
      </div>
    </section>
  )
}
