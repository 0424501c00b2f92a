/** What play and purchases elsewhere change is asked for anew each time it comes into view. */
export const FRESH = { refetchOnMount: 'always' } as const
