import { account } from '@spilvaerk/messages/account'
import { useState } from 'react'
import { LOCALES } from '../../lib/format.ts'
import { pageLanguage, textsOf } from '../../lib/page-language.ts'
import { trpc } from '../../lib/trpc.ts'
import { Card } from '../../ui/card.tsx'
import { Field } from '../../ui/field.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { PlainSelect } from '../../ui/plain-select.tsx'
import { Rich } from '../../ui/rich.tsx'
import { SeedCard } from './SeedCard.tsx'

const byName = <Named extends { readonly name: string }>(games: readonly Named[]): readonly Named[] =>
  games.toSorted((a, b) => a.name.localeCompare(b.name, LOCALES[pageLanguage()]))

/** Seeds are kept per game: first the game, then its seeds. */
export function SeedsPanel() {
  const t = textsOf(account)
  const games = trpc.catalogue.list.useQuery()
  const [chosen, setChosen] = useState<number>()
  return (
    <Card aria-labelledby="seeds" className="grid gap-4">
      <div>
        <h2 id="seeds" className="text-xl">
          {t('seeds.title')}
        </h2>
        <p className="mt-1 max-w-prose text-muted text-sm">
          <Rich text={t('seeds.lead')} marks={{ code }} />
        </p>
      </div>
      <Loaded query={games} height="h-11">
        {(list) => {
          const gameId = chosen ?? byName(list)[0]?.id
          return (
            <>
              <div className="max-w-sm">
                <Field label={t('seeds.game')}>
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

const code = (text: string) => <code>{text}</code>
