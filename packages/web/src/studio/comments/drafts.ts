import { draftKey } from '../draft-key.ts'

const key = (at: string): string => draftKey(`comment.${at}`)

/** What was written for a place and not sent, as this browser kept it. */
export function readDraft(at: string): string {
  try {
    return localStorage.getItem(key(at)) ?? ''
  } catch {
    return ''
  }
}

/** A browser that keeps nothing loses the words with the form, and nothing else. */
export function keepDraft(at: string, text: string): void {
  try {
    if (text === '') localStorage.removeItem(key(at))
    else localStorage.setItem(key(at), text)
  } catch {
    return
  }
}
