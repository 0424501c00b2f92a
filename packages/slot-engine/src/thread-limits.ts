/**
 * What a thread of Node may take for objects that soon die. By itself that grows to some 100 MB while text keys are made and
 * dropped, whatever is held; with less a sheet takes as long.
 */
export const THREAD_LIMITS = { maxYoungGenerationSizeMb: 24 } as const
