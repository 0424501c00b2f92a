import { generator } from '@spilvaerk/messages/generator'
import type { SlotGame } from '@spilvaerk/schemas'
import { SIMULATION_SPINS } from '@spilvaerk/schemas'
import type { Definition } from '@spilvaerk/slot-engine'
import { FlaskConical, ShieldCheck } from 'lucide-react'
import { useSimulation } from '../../game/simulation/use-simulation.ts'
import { formatNumber } from '../../lib/format.ts'
import { newKey } from '../../lib/new-key.ts'
import { textsOf } from '../../lib/page-language.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ComplianceReport } from '../compliance/ComplianceReport.tsx'
import { FixIt } from '../compliance/FixIt.tsx'
import { useCompliance } from '../compliance/use-compliance.ts'
import { sayNoGame } from '../no-game.ts'
import { useMayDo } from '../use-may-do.ts'
import { SimulationOutcome } from './SimulationOutcome.tsx'

interface Ready {
  readonly game: SlotGame
  readonly definition: Definition
}

export function ValidateCard({ selected }: { readonly selected: Ready | undefined }) {
  const t = textsOf(generator)
  return (
    <Card aria-labelledby="validate" className="studio-card grid grid-cols-1 gap-3">
      <h2 id="validate" className="text-lg">
        {t('validate.title')}
      </h2>
      {selected ? (
        <Checked key={selected.game.id} {...selected} />
      ) : (
        <Buttons onSimulate={sayNoGame} onCompliance={sayNoGame} isBusy={false} />
      )}
    </Card>
  )
}

/** The findings outlive the version that they were made of: after a fix they are made anew. */
function Checked(ready: Ready) {
  const compliance = useCompliance()
  return <PreviewedGame key={ready.game.definitionHash} {...ready} compliance={compliance} />
}

function PreviewedGame({
  game,
  definition,
  compliance,
}: Ready & { readonly compliance: ReturnType<typeof useCompliance> }) {
  const { simulation, run, cancel } = useSimulation(game.id, definition)
  const mine = useMayDo(game.id, 'maths')
  const check = (): void => compliance.check({ gameId: game.id }, 'general')
  const isBusy = simulation.name === 'running' || compliance.isPending
  return (
    <>
      <Buttons
        onSimulate={(spins) => void run({ place: 'both', spins, seed: newKey() })}
        onCompliance={check}
        isBusy={isBusy}
      />
      <SimulationOutcome simulation={simulation} cancel={cancel} id={game.id} />
      {compliance.result && (
        <ComplianceReport
          result={compliance.result}
          {...(mine && {
            onFix: (tune) => (
              <FixIt game={game} tune={tune} onFixed={() => compliance.recheck({ gameId: game.id }, 'general')} />
            ),
          })}
        />
      )}
    </>
  )
}

type ButtonsProps = {
  readonly onSimulate: (spins: number) => void
  readonly onCompliance: () => void
  readonly isBusy: boolean
}

const Buttons = ({ onSimulate, onCompliance, isBusy }: ButtonsProps) => {
  const t = textsOf(generator)
  return (
    <div className="grid grid-cols-1 gap-2">
      <p className="text-muted text-sm">{t('validate.what')}</p>
      <div className="grid grid-cols-2 gap-2">
        {SIMULATION_SPINS.map((spins) => (
          <Button key={spins} variant="secondary" size="sm" disabled={isBusy} onClick={() => onSimulate(spins)}>
            <FlaskConical aria-hidden className="size-4" />
            {t('simulation.spins', { spins: formatNumber(spins) })}
          </Button>
        ))}
      </div>
      <Button variant="secondary" size="sm" disabled={isBusy} onClick={onCompliance}>
        <ShieldCheck aria-hidden className="size-4" />
        {t('validate.compliance')}
      </Button>
    </div>
  )
}
