import { type Language, translator } from '@spilvaerk/messages'
import { mails } from '@spilvaerk/messages/mails'
import type { Letter } from '../../../platform/mail/letter.ts'

interface CheckedWin {
  readonly roundId: string
  readonly username: string
  readonly agrees: boolean
}

/** To staff: of the member no more than the username. */
export function largeWinChecked(language: Language, { roundId: round, username, agrees }: CheckedWin): Letter {
  const t = translator(mails, language)
  const result = agrees ? 'agrees' : 'differs'
  return {
    ...{ language, name: t('largeWin.name') },
    subject: t(`largeWin.subject.${result}`),
    paragraphs: [
      t('largeWin.what', { username, round }),
      t(`largeWin.verdict.${result}`),
      t('largeWin.how', { round }),
    ],
    otherwise: t('largeWin.otherwise'),
  }
}
