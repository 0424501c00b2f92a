import { assistant } from '@spilvaerk/messages/assistant'
import { Gauge, Palette, Send, TrendingUp } from 'lucide-react'
import { cn } from '../../lib/cn.ts'
import { textsOf } from '../../lib/page-language.ts'
import { trpc } from '../../lib/trpc.ts'
import { wholePercent } from '../../lib/whole-percent.ts'
import { toast } from '../../toast/toasts.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Demonstration } from '../Demonstration.tsx'

const actions = () => {
  const t = textsOf(assistant)
  return [
    { title: t('actions.games.title'), note: t('actions.games.note'), icon: TrendingUp },
    { title: t('actions.themes.title'), note: t('actions.themes.note'), icon: Palette },
    { title: t('actions.rtp.title'), note: t('actions.rtp.note'), icon: Gauge },
  ]
}

const chat = () => {
  const t = textsOf(assistant)
  return [
    { from: t('chat.you'), text: t('chat.question') },
    { from: t('chat.assistant'), text: t('chat.answer') },
  ]
}

const insights = () => {
  const t = textsOf(assistant)
  return [
    { title: t('insights.engagement.title'), text: t('insights.engagement.text') },
    { title: t('insights.retention.title'), text: t('insights.retention.text') },
  ]
}

const trends = () => {
  const t = textsOf(assistant)
  return [
    { name: t('trends.norse'), percent: 85 },
    { name: t('trends.egyptian'), percent: 72 },
    { name: t('trends.space'), percent: 64 },
  ]
}

export const AssistantTab = () => {
  const t = textsOf(assistant)
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="flex flex-wrap items-center gap-3">
        <PoweredBy />
      </div>
      <Demonstration>{t('what')}</Demonstration>
      <ul className="studio-grid">
        {actions().map(({ title, note, icon: Icon }) => (
          <li key={title} className="grid">
            <button
              type="button"
              className="studio-tile"
              onClick={() => toast({ title, description: t('demonstration') })}
            >
              <Icon aria-hidden className="size-6 text-lamp" />
              <b className="font-display text-lg">{title}</b>
              <span className="text-muted text-sm">{note}</span>
            </button>
          </li>
        ))}
      </ul>
      <div className="grid gap-4 lg:grid-cols-2">
        <Chat />
        <Insights />
      </div>
    </div>
  )
}

/** The model that is really set up, or none. Its place is kept until that is known. */
function PoweredBy() {
  const t = textsOf(assistant)
  const writer = trpc.generation.writer.useQuery().data
  const by = writer?.writtenBy.kind === 'model' ? writer.label : t('composer')
  return (
    <Badge tone="petrol" className={cn('whitespace-normal!', !writer && 'invisible')}>
      {t('poweredBy', { by })}
    </Badge>
  )
}

const Chat = () => {
  const t = textsOf(assistant)
  return (
    <section aria-labelledby="chat" className="studio-tile">
      <h2 id="chat" className="text-lg">
        {t('chat.title')}
      </h2>
      <ul className="grid gap-2 text-sm">
        {chat().map(({ from, text }) => (
          <li key={text} className="rounded-md bg-raised p-3">
            <b>{from}:</b> {text}
          </li>
        ))}
      </ul>
      <textarea
        aria-label={t('chat.message')}
        rows={2}
        readOnly
        placeholder={t('chat.example')}
        className="well w-full rounded-md px-3 py-2 text-sm"
      />
      <Button size="sm" variant="secondary" disabled className="justify-self-end">
        <Send aria-hidden className="size-4" />
        {t('chat.send')}
      </Button>
    </section>
  )
}

const Insights = () => {
  const t = textsOf(assistant)
  return (
    <section aria-labelledby="insights" className="studio-tile">
      <h2 id="insights" className="text-lg">
        {t('insights.title')}
      </h2>
      {insights().map(({ title, text }) => (
        <p key={title} className="text-sm">
          <b>{title}:</b> {text}
        </p>
      ))}
      <ul className="grid gap-2 text-sm">
        {trends().map(({ name, percent }) => (
          <li key={name} className="grid grid-cols-1 gap-1">
            <span className="flex justify-between">
              {name} <span className="tabular-nums">{wholePercent(percent)}</span>
            </span>
            <span aria-hidden className="block h-2 overflow-hidden rounded-full bg-ground">
              <span className="block h-full bg-petrol-text" style={{ width: `${percent}%` }} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
