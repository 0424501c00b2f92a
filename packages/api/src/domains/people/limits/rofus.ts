import { TEST_PERSON_IN_ROFUS } from '@spilvaerk/schemas'

/** Denmark's register of people who have excluded themselves from all gambling. */
export interface Rofus {
  readonly name: 'embedded' | 'rofus'
  /**
   * @param nationalId the CPR number, ten digits
   * @throws when the register does not answer, or answers something else than yes or no
   */
  isListed(nationalId: string): Promise<boolean>
}

/** Testtilstand: the register is not asked. It lists one published test person, so that the refusal can be tried. */
export const embeddedRofus: Rofus = {
  name: 'embedded',
  isListed: async (nationalId) => nationalId === TEST_PERSON_IN_ROFUS,
}
