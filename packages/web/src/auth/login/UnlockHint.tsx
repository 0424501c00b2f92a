import { auth } from '@spilvaerk/messages/auth'
import { textsOf } from '../../lib/page-language.ts'
import { trpc } from '../../lib/trpc.ts'
import { BusyButton } from '../../ui/busy-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { serverWords } from '../server-faults.ts'

/** The way in for an owner whose account others have guessed at: a link by mail lets this device in. */
export function UnlockHint({ email }: { readonly email: string }) {
  const request = trpc.auth.requestUnlock.useMutation()
  const t = textsOf(auth)
  if (request.isSuccess)
    return (
      <Notice role="status" tone="success" title={t('unlockHint.sent')}>
        {t('unlockHint.sentText', { message: request.data.message })}
      </Notice>
    )
  return (
    <Notice
      role="alert"
      tone="danger"
      title={t('unlockHint.title')}
      action={
        <BusyButton
          type="button"
          size="sm"
          isBusy={request.isPending}
          busyLabel={t('sending')}
          onClick={() => request.mutate({ email })}
        >
          {t('unlockHint.send')}
        </BusyButton>
      }
    >
      {request.isError ? serverWords(request.error, t('unlockHint.notSent')) : t('unlockHint.text')}
    </Notice>
  )
}
