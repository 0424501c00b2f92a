interface Migration {
  readonly sql: readonly string[]
}

/** The first table that the migrations made and that is not there. */
export function missingTable(migrations: readonly Migration[], tables: readonly string[]): string | undefined {
  const made = migrations.flatMap(({ sql }) =>
    sql.flatMap((statement) => /^CREATE TABLE ["`]?(\w+)/m.exec(statement)?.[1] ?? []),
  )
  return made.find((table) => !tables.includes(table))
}
