import { randomBytes } from 'node:crypto'
import {
  ADMISSION_LIMITS,
  type AdmissionLimits,
  type AdmissionProof,
  type AdmissionReason,
  admits,
} from '@spilvaerk/slot-engine'
import type { Calculations } from '../../../platform/calculations/calculations.ts'
import { danish } from '../../../platform/numbers/danish.ts'
import { granted } from '../../../platform/refusals/refusals.ts'
import type { ProvedReturn, ProveReturn } from './checks.ts'
import type { Fault } from './store.ts'

const SEED_BYTES = 16

export interface Prover {
  /** Proves a game's return on draws that its maker could not know. */
  readonly prove: ProveReturn
  /** What a proof says of admitting the game. */
  readonly judge: (proof: AdmissionProof) => ProvedReturn
}

export function createProver(
  { admission }: Pick<Calculations, 'admission'>,
  limits: AdmissionLimits = ADMISSION_LIMITS,
): Prover {
  const judge = (proof: AdmissionProof) => judged(proof, limits)
  return {
    judge,
    prove: async (definition) => {
      const proved = await admission(definition, { seed: randomBytes(SEED_BYTES).toString('hex'), until: limits })
      return proved.ok ? granted(judge(proved.value)) : proved
    },
  }
}

function judged(proof: AdmissionProof, limits: AdmissionLimits): ProvedReturn {
  const verdict = admits(proof, limits)
  const faults = verdict.ok ? [] : verdict.reasons.map(faultOf)
  return { proof, faults, greatestWinCoins: proof.greatestWinCoins }
}

const percent = (share: number): string => `${danish(Math.round(share * 10_000) / 100)} %`
const interval = ({ low, high }: { readonly low: number; readonly high: number }): string =>
  low === high ? percent(low) : `${percent(low)} – ${percent(high)}`

const limitsOf = ({ limits: { lowest: low, highest: high } }: { readonly limits: AdmissionLimits }) => ({ low, high })

function faultOf(reason: AdmissionReason): Fault {
  const mode = reason.mode === 'base' ? '' : ` i spilformen ${reason.mode}`
  switch (reason.code) {
    case 'tooMuchWork':
      return { code: reason.code, text: `Spillets runder${mode} er så lange, at tilbagebetalingen ikke kan bevises.` }
    case 'rtpTooLow':
    case 'rtpTooHigh':
      return {
        code: reason.code,
        text: `Spillet betaler ${interval(reason.rtp)} tilbage${mode}; tilladt er ${interval(limitsOf(reason))}.`,
      }
    case 'rtpUncertain':
      return {
        code: reason.code,
        text: `Tilbagebetalingen${mode} kan kun bevises til ${interval(reason.rtp)}; hele intervallet skal ligge i ${interval(limitsOf(reason))}.`,
      }
    case 'choicesTooMany':
    case 'choiceSeesWindow':
    case 'choiceAskedAgain':
      return { code: reason.code, text: `Spillet har valg${mode}, som tilbagebetalingen ikke kan bevises for.` }
  }
}
