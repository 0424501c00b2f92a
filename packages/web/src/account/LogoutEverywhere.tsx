import { useState } from 'react'
import { serverWords } from '../auth/server-faults.ts'
import { useLeave } from '../auth/use-leave.ts'
import { trpc } from '../lib/trpc.ts'
import { toast } from '../toast/toasts.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'

export function LogoutEverywhere() {
  const [isOpen, setOpen] = useState(false)
  const leave = useLeave()
  const end = trpc.auth.logoutEverywhere.useMutation({
    onSuccess: () => {
      toast({ tone: 'success', title: 'Logget ud', description: 'Alle dine enheder er lukket ude.' })
      return leave('/auth/login')
    },
  })
  return (
    <Card aria-labelledby="log-ud-overalt" className="grid justify-items-start gap-3">
      <h2 id="log-ud-overalt" className="text-xl">
        Log ud overalt
      </h2>
      <p className="max-w-prose text-muted">
        Har du mistet en telefon eller glemt at logge ud et sted? Så lukker vi alle dine enheder ude, også denne.
      </p>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Log ud overalt
      </Button>
      <ConfirmDialog
        title="Log ud på alle enheder?"
        description="Du skal logge ind igen, også her."
        open={isOpen}
        onOpenChange={setOpen}
        action="Log ud overalt"
        busyLabel="Logger ud..."
        isBusy={end.isPending}
        error={end.error ? serverWords(end.error, 'Det lykkedes ikke lige nu. Prøv igen.') : undefined}
        onConfirm={() => end.mutate()}
      />
    </Card>
  )
}
