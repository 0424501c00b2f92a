/** Who is looked up. */
export interface Person {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
}

/** Denmark's register of people who have excluded themselves from all gambling. */
export interface Rofus {
  isListed(person: Person): Promise<boolean>
}

/** Testtilstand: the register is not asked, and nobody is listed in it. */
export const emptyRofus: Rofus = { isListed: async () => false }
