import { useState } from 'react'
import { trpc } from '../../lib/trpc.ts'
import { Card } from '../../ui/card.tsx'
import { Field } from '../../ui/field.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { PlainSelect } from '../../ui/plain-select.tsx'
import { SeedCard } from './SeedCard.tsx'

const byName = <Named extends { readonly name: string }>(games: readonly Named[]): readonly Named[] =>
  games.toSorted((a, b) => a.name.localeCompare(b.name, 'da'))

/** Seeds are kept per game: first the game, then its seeds. */
export function SeedsPanel() {
  const games = trpc.catalogue.list.useQuery()
  const [chosen, setChosen] = useState<number>()
  return (
    <Card aria-labelledby="seeds" className="grid gap-4">
      <div>
        <h2 id="seeds" className="text-xl">
          Seeds
        </h2>
        <p className="mt-1 max-w-prose text-muted text-sm">
          Server-seedet ligger fast, før du spiller; fingeraftrykket viser det. Skifter du seed, bliver det gamle
          afsløret, og du kan regne alle dine runder efter: <code>HMAC-SHA256(server-seed, klient-seed:nummer)</code>,
          med begge seeds som den tekst, de vises som.
        </p>
      </div>
      <Loaded query={games} height="h-11">
        {(list) => {
          const gameId = chosen ?? byName(list)[0]?.id
          return (
            <>
              <div className="max-w-sm">
                <Field label="Spil">
                  {(ids) => (
                    <PlainSelect value={gameId} onChange={(event) => setChosen(Number(event.target.value))} {...ids}>
                      {byName(list).map(({ id, name }) => (
                        <option key={id} value={id}>
                          {name}
                        </option>
                      ))}
                    </PlainSelect>
                  )}
                </Field>
              </div>
              {gameId !== undefined && <SeedCard gameId={gameId} />}
            </>
          )
        }}
      </Loaded>
    </Card>
  )
}
