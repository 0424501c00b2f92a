import { useAuth } from '../auth/auth-store.ts'

/** Under which this browser keeps what a member has not sent yet: whoever logs in after them does not find it. */
export const draftKey = (what: string): string => `spilvaerk.draft.${useAuth.getState().user?.username ?? ''}.${what}`
