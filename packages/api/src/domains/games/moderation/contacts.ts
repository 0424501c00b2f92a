import { beginnings, type Rule, words } from './rule.ts'

const SERVICES = 'telegram|messenger|twitter|youtube|twitch|reddit|kik'
/** Names of services that mean nothing else. */
const UNMISTAKABLE = [
  'whats ?app',
  'snap ?chat',
  'instagram',
  'insta',
  'facebook',
  'tik ?tok',
  'onlyfans',
  'wechat',
  'viber',
  'skype',
  'discord',
]

const PHRASES: readonly RegExp[] = [
  /[\p{L}\d._-]+@[\p{L}\d]/gu,
  /(?<![\p{L}\d])@[\p{L}\d_]{3,}/gu,
  words('snabel-?a(?:et)?', 'krøllealfa'),
  /[[({<]\s*(?:at|a|snabel)\s*[\])}>]/gu,
  words('[\\p{L}\\d]{1,40} at [\\p{L}\\d]{1,40} (?:dot|punktum|prik) \\p{L}{2,}'),
  words(...UNMISTAKABLE),
  words(`(?:på|on|via) (?:${SERVICES})`, `(?:${SERVICES}|signal) (?:gruppe|group|kanal|channel|server|me|mig|app)`),
  /(?<![\p{L}\d])(?:telegram|signal|messenger|snap|ig|fb|kik|tlf|tel|telefon|phone|mobil|mail|e-mail)\s?[:=@]\s?\S/gu,
  /(?<![\p{L}\d])(?:tlf|telefon|mobil|phone|ring|call|signal|telegram)\.?\s?(?:nr\.?\s?)?\+?\d(?:[ .-]?\d){3,}/gu,
  words(
    '(?:ring|skriv|mail|send en (?:mail|besked)) til (?:mig|os)',
    'skriv en (?:mail|besked)',
    'ring (?:nu|endelig|i dag)',
    'sms',
  ),
  words(
    '(?:text|dm|pm|contact|e-?mail|message) (?:me|us)',
    'call (?:us|me (?:at|on|now|today|\\d+))',
    'kontakt (?:mig|os)',
  ),
  words('(?:mit|vores) (?:telefon|mobil)?nummer', 'my (?:phone )?number', '(?:telefon|mobil)nummer', 'phone number'),
  words('følg (?:os|mig)(?= (?:på|for))', 'følg (?:os|mig) på', 'follow (?:us|me) on', 'find (?:os|mig) på'),
  beginnings('(?:min|vores|my|our) (?:e-?mail|mail|profil|profile|snap|insta)(?![\\p{L}])'),
]

const RUN_OF_DIGITS = /(?<![\p{L}\d])[+(]{0,2}\d(?:[ .\-–/()_*+]{0,2}\d){6,15}(?!\d)/gu
const THOUSANDS = /^\d{1,3}(?:[. ]\d{3})+$/
const DATE = /^(?:\d{4}[-./]\d\d?[-./]\d\d?|\d\d?[-./]\d\d?[-./]\d{4})$/
const YEARS = /^(?:1[5-9]|20)\d\d ?[-–/ ] ?(?:1[5-9]|20)\d\d$/
const AMOUNT_AFTER =
  /^\s?(?:kr|kroner|dkk|eur|euro|usd|€|\$|£|x(?!\p{L})|gange|times|spins|%|,\d\d|veje|ways|måder|coins|mønter|point)/u
const AMOUNT_BEFORE = /[€$£]\s?$/u
const DIGITS = { fewest: 8, most: 15 } as const

/** Whether a run of digits is an amount, a date, two years, a sum, or counting: anything but a number to ring. */
function isNoTelephone(match: string, before: string, after: string): boolean {
  const run = match.trim()
  const digits = run.replace(/\D/g, '')
  if (digits.length < DIGITS.fewest || digits.length > DIGITS.most) return true
  if (/^\+\d|^00/.test(run)) return false
  if (THOUSANDS.test(run) || DATE.test(run) || YEARS.test(run)) return true
  if (AMOUNT_AFTER.test(after) || AMOUNT_BEFORE.test(before)) return true
  return /\d\s?\+\s?\d/.test(run) || counts(digits)
}

/** 1 2 3 4 5 6 7 8: each a step from the one before. */
const counts = (digits: string): boolean => {
  const steps = Array.from(digits.slice(1, DIGITS.fewest), (digit, index) => Number(digit) - Number(digits[index]))
  return steps.every((step) => step === 1) || steps.every((step) => step === -1)
}

export const CONTACT_RULES: readonly Rule[] = [
  ...PHRASES.map((pattern): Rule => ({ code: 'contact', pattern })),
  { code: 'contact', pattern: RUN_OF_DIGITS, unless: isNoTelephone },
]
