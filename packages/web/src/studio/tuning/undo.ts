interface Version {
  readonly version: number
  readonly definitionHash: string
}

/**
 * The version that the last change came from, if there is one. A version that is the one before the last change again took
 * that change back: undoing twice goes two changes back, and not to and fro.
 */
export function undoTarget<V extends Version>(versions: readonly V[]): V | undefined {
  const standing: V[] = []
  for (const version of versions) {
    if (standing.at(-2)?.definitionHash === version.definitionHash) standing.pop()
    else standing.push(version)
  }
  return standing.at(-2)
}
