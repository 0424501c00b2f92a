import { members } from '@spilvaerk/messages/members'
import type { GameMember, GameTeam, MemberRole } from '@spilvaerk/schemas'
import { MEMBER_ROLES } from '@spilvaerk/schemas/team-terms'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { formatDay } from '../../lib/danish-time.ts'
import { textsOf } from '../../lib/page-language.ts'
import { toast } from '../../toast/toasts.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Select } from '../../ui/select.tsx'
import { useTeam } from './use-team.ts'

interface TeamProps {
  readonly id: number
  readonly team: GameTeam
}

interface Asked {
  readonly what: 'remove' | 'offer' | 'leave'
  readonly number: number
  readonly name: string
}

/** Everybody who works on a game, with what may be done about them. */
export function MemberList({ id, team }: TeamProps) {
  const t = textsOf(members)
  const { change, team: calls, utils } = useTeam(id)
  const navigate = useNavigate()
  const [asked, setAsked] = useState<Asked>()
  const [isBusy, setBusy] = useState(false)

  const leave = async (): Promise<boolean> => {
    const isDone = await change(async () => {
      await calls.leave.mutate({ id })
      return team
    })
    if (!isDone) return false
    toast({ title: t('leave.done', { game: team.name }), tone: 'success' })
    await navigate({ to: '/casino-generator' })
    utils.team.of.setData({ id }, undefined)
    await utils.team.of.invalidate({ id })
    return true
  }

  const doAsked = async ({ what, number }: Asked): Promise<void> => {
    setBusy(true)
    if (what === 'leave') await leave()
    else
      await change(() =>
        what === 'remove'
          ? calls.remove.mutate({ id, memberNumber: number })
          : calls.offer.mutate({ id, memberNumber: number }),
      )
    setBusy(false)
    setAsked(undefined)
  }

  return (
    <Card aria-labelledby="members" className="studio-card grid grid-cols-1 gap-3">
      <h2 id="members" className="text-lg">
        {t('list', { count: team.members.length })}
      </h2>
      <ul className="grid gap-4">
        {team.members.map((one) => (
          <li key={one.number ?? 'owner'} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <Person one={one} />
            <MemberTools id={id} team={team} one={one} onAsk={setAsked} />
          </li>
        ))}
      </ul>
      {asked && (
        <ConfirmDialog
          open
          onOpenChange={() => setAsked(undefined)}
          title={t(`${asked.what}.title`, { name: asked.name, game: team.name })}
          description={t(`${asked.what}.what`, { name: asked.name })}
          action={t(`${asked.what}.confirm`)}
          busyLabel={t('working')}
          isBusy={isBusy}
          onConfirm={() => void doAsked(asked)}
        />
      )}
    </Card>
  )
}

function Person({ one: { name, role, isYou, since, isOffered } }: { readonly one: GameMember }) {
  const t = textsOf(members)
  return (
    <span className="grid min-w-0 gap-1">
      <span className="flex flex-wrap items-center gap-2">
        <span className="font-semibold">{name || t('nobody')}</span>
        {isYou && <span className="text-muted text-sm">{t('you')}</span>}
        <Badge tone={role === 'owner' ? 'lamp' : 'petrol'}>{t(`roles.${role}`)}</Badge>
        {isOffered && <Badge>{t('offered')}</Badge>}
      </span>
      {since && <span className="text-muted text-sm">{t('since', { date: formatDay(since) })}</span>}
    </span>
  )
}

type MemberToolsProps = TeamProps & { readonly one: GameMember; readonly onAsk: (asked: Asked) => void }

function MemberTools({ id, team, one, onAsk }: MemberToolsProps) {
  const t = textsOf(members)
  const { change, team: calls } = useTeam(id)
  const { number, name, role, isYou, isOffered } = one
  if (number === null || role === 'owner') return null
  if (team.role !== 'owner')
    return isYou ? (
      <Button size="sm" variant="secondary" onClick={() => onAsk({ what: 'leave', number, name })}>
        {t('leave.action')}
      </Button>
    ) : null
  const setRole = (next: MemberRole): void =>
    void change(() => calls.setRole.mutate({ id, memberNumber: number, role: next }))
  return (
    <span className="flex flex-wrap items-center gap-2">
      <span className="w-40">
        <Select
          label={t('roleOf', { name })}
          value={role}
          onChange={setRole}
          options={MEMBER_ROLES.map((value) => ({ value, label: t(`roles.${value}`) }))}
        />
      </span>
      {isOffered ? (
        <Button
          size="sm"
          variant="secondary"
          onClick={() => void change(() => calls.offer.mutate({ id, memberNumber: null }))}
        >
          {t('offer.back')}
        </Button>
      ) : (
        <Button size="sm" variant="secondary" onClick={() => onAsk({ what: 'offer', number, name })}>
          {t('offer.action')}
          <span className="sr-only">: {name}</span>
        </Button>
      )}
      <Button size="sm" variant="secondary" onClick={() => onAsk({ what: 'remove', number, name })}>
        {t('remove.action')}
        <span className="sr-only">: {name}</span>
      </Button>
    </span>
  )
}
