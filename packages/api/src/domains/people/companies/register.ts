import type { Company } from '@spilvaerk/schemas'

/** The register of companies, or what stands in for it. */
export interface Register {
  readonly name: 'embedded' | 'cvr' | 'cvrapi'
  /**
   * `undefined` when there is no such company.
   * @throws when the register cannot answer
   */
  find(cvrNumber: string, signal: AbortSignal): Promise<Company | undefined>
}
