import { randomBytes } from 'node:crypto'
import {
  ADMISSION_LIMITS,
  type AdmissionLimits,
  type AdmissionProof,
  type AdmissionReason,
  admits,
} from '@spilvaerk/slot-engine'
import type { Calculations } from '../../../platform/calculations/calculations.ts'
import { isTable } from '../../../platform/engines/definitions.ts'
import { granted } from '../../../platform/refusals/refusals.ts'
import type { ProvedReturn, ProveReturn } from './checks.ts'
import { type Fault, faultOf } from './fault.ts'
import { judgeTable } from './table-return.ts'

const SEED_BYTES = 16

export interface Prover {
  /** Proves a game's return on draws that its maker could not know. */
  readonly prove: ProveReturn
  /** What a proof says of admitting the game. */
  readonly judge: (proof: AdmissionProof) => ProvedReturn
}

export function createProver(
  { admission, analyse }: Pick<Calculations, 'admission' | 'analyse'>,
  limits: AdmissionLimits = ADMISSION_LIMITS,
): Prover {
  const judge = (proof: AdmissionProof) => judged(proof, limits)
  return {
    judge,
    prove: async (definition, { known, signal } = {}) => {
      if (isTable(definition)) {
        const sheet = known ? granted(known) : await analyse(definition, undefined, signal)
        return sheet.ok ? granted(judgeTable(definition, sheet.value, limits)) : sheet
      }
      const proved = await admission(definition, {
        seed: randomBytes(SEED_BYTES).toString('hex'),
        until: limits,
        signal,
      })
      return proved.ok ? granted(judge(proved.value)) : proved
    },
  }
}

function judged(proof: AdmissionProof, limits: AdmissionLimits): ProvedReturn {
  const verdict = admits(proof, limits)
  const faults = verdict.ok ? [] : verdict.reasons.map(faultIn)
  return { proof, faults, greatestWinCoins: proof.greatestWinCoins }
}

function faultIn(reason: AdmissionReason): Fault {
  const { code, mode } = reason
  const isBase = mode === 'base'
  switch (code) {
    case 'rtpTooLow':
    case 'rtpTooHigh':
      return faultOf(code, { ...boundsOf(reason), mode }, isBase ? 'returnOutside' : 'returnOutsideInMode')
    case 'rtpUncertain':
      return faultOf(code, { ...boundsOf(reason), mode }, isBase ? 'rtpUncertain' : 'rtpUncertainInMode')
    case 'choicesTooMany':
    case 'choiceSeesWindow':
    case 'choiceAskedAgain':
      return faultOf(code, { mode }, isBase ? 'choices' : 'choicesInMode')
    case 'tooMuchWork':
      return faultOf(code, { mode }, isBase ? 'tooMuchWork' : 'tooMuchWorkInMode')
  }
}

interface Bounded {
  readonly rtp: { readonly low: number; readonly high: number }
  readonly limits: AdmissionLimits
}

const boundsOf = ({ rtp, limits }: Bounded) => ({
  rtp: [rtp.low, rtp.high] as const,
  limits: [limits.lowest, limits.highest] as const,
})
