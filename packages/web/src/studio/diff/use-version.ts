import { trpc } from '../../lib/trpc.ts'
import type { Side } from './changes.ts'

/** Versions never change. */
const FOREVER = { staleTime: Number.POSITIVE_INFINITY }

/** A version of a game with what is proved of it, once both are known. */
export function useVersion(id: number, version: number) {
  const definition = trpc.studio.versionDefinition.useQuery({ id, version }, FOREVER)
  const sheet = trpc.studio.versionSheet.useQuery({ id, version }, FOREVER)
  const known: Required<Side> | undefined = definition.data &&
    sheet.data && { definition: definition.data.definition, sheet: sheet.data.sheet }
  return {
    known,
    found: definition.data,
    error: definition.error ?? sheet.error,
    retry: () => void Promise.all([definition.refetch(), sheet.refetch()]),
  }
}
