import { useAuth } from '../auth/auth-store.ts'

/** Whose a draft is; an editor asks when it opens, so that what is written while a session ends stays its writer's. */
export const draftWriter = (): string => useAuth.getState().user?.username ?? ''

/** Under which this browser keeps what a member has not sent yet: whoever logs in after them does not find it. */
export const draftKey = (what: string, writer: string): string => `spilvaerk.draft.${writer}.${what}`
