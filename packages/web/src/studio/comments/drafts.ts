import { draftKey, draftWriter } from '../draft-key.ts'

const key = (at: string, writer: string): string => draftKey(`comment.${at}`, writer)

/** What was written for a place and not sent, as this browser kept it. */
export function readDraft(at: string, writer = draftWriter()): string {
  try {
    return localStorage.getItem(key(at, writer)) ?? ''
  } catch {
    return ''
  }
}

/** A browser that keeps nothing loses the words with the form, and nothing else. */
export function keepDraft(at: string, text: string, writer: string): void {
  try {
    if (text === '') localStorage.removeItem(key(at, writer))
    else localStorage.setItem(key(at, writer), text)
  } catch {
    return
  }
}
