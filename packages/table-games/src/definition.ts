/** A table game as plain data. Its grammar, from which these types are written, is put together in `grammar/`. */
export * from './definition.gen.ts'
