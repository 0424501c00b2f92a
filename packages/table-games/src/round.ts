/** A round as it is told. Its grammar, from which these types are written, is put together in `grammar/`. */
export * from './round.gen.ts'
