import { useState } from 'react'
import { explain } from '../../lib/errors.ts'
import { formatNumber } from '../../lib/format.ts'
import { trpc } from '../../lib/trpc.ts'
import { BusyButton } from '../../ui/busy-button.tsx'
import { Card } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { AbTable } from './AbTable.tsx'
import { AB_SPINS, type AbSide, runAb } from './run-ab.ts'
import { type Version, VersionPicker } from './VersionPicker.tsx'

/** Two versions, or two games, by exact figures and by the same simulated spins. */
export function AbTest() {
  const games = trpc.studio.games.useQuery().data ?? []
  const { client } = trpc.useUtils()
  const [a, setA] = useState<Version>()
  const [b, setB] = useState<Version>()
  const [sides, setSides] = useState<readonly AbSide[]>()
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const compare = async (left: Version, right: Version): Promise<void> => {
    setBusy(true)
    setError(undefined)
    try {
      const definitions = await Promise.all(
        [left, right].map((one) => client.studio.versionDefinition.query({ id: one.id, version: one.version })),
      )
      setSides(await runAb(definitions.map(({ definition }) => definition)))
    } catch (failure) {
      setError(explain(failure).message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Card aria-label="A/B test" className="studio-card grid gap-4 xl:col-span-2">
      <h2 className="text-lg">A/B test</h2>
      <div className="grid gap-4 sm:grid-cols-2">
        <VersionPicker label="A" games={games} value={a} onChange={setA} />
        <VersionPicker label="B" games={games} value={b} onChange={setB} />
      </div>
      <BusyButton
        size="sm"
        className="justify-self-start"
        isBusy={isBusy}
        busyLabel="Comparing…"
        disabled={!a || !b}
        onClick={() => a && b && void compare(a, b)}
      >
        Compare with {formatNumber(AB_SPINS)} spins
      </BusyButton>
      {error && (
        <Notice role="alert" tone="danger">
          <span lang="da">{error}</span>
        </Notice>
      )}
      {sides && <AbTable sides={sides} />}
    </Card>
  )
}
