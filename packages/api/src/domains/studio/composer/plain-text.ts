const TAG = /<[^<>]*>/g
/** What may stand in markup, in templates or between the lines: none of it is part of a word. */
const UNSAFE = /[<>&`{}[\]\\|^~$#*_=\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu
const BLANKS = /\s+/g

/** A text as nothing but text: whatever it says, no markup is left in it. */
export function plainText(text: string, length: number): string {
  const untagged = text.normalize('NFC').replace(TAG, ' ').replace(UNSAFE, ' ').replace(BLANKS, ' ').trim()
  return Array.from(untagged).slice(0, length).join('').trim()
}

/** As plain text, or `fallback` where nothing that can be read is left. */
export function plainName(text: string, fallback: string, length = 60): string {
  const name = plainText(text, length)
  return /[\p{L}\p{N}]/u.test(name) ? name : fallback
}
