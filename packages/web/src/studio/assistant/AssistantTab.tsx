import { Gauge, Palette, Send, TrendingUp } from 'lucide-react'
import { cn } from '../../lib/cn.ts'
import { trpc } from '../../lib/trpc.ts'
import { toast } from '../../toast/toasts.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Demonstration } from '../Demonstration.tsx'

const ACTIONS = [
  { title: 'Analyze Games', note: 'Find out which features players come back for.', icon: TrendingUp },
  { title: 'Generate Themes', note: 'New ideas from what is popular.', icon: Palette },
  { title: 'Optimize RTP', note: 'Better figures for the same game.', icon: Gauge },
] as const

const CHAT = [
  { from: 'You', text: 'Which theme should my next game have?' },
  { from: 'Assistant', text: 'Norse and Egyptian themes have the longest sessions in this example.' },
] as const

const INSIGHTS = [
  { title: 'Engagement', text: 'Games with mini-games hold players 40% longer in this example.' },
  { title: 'Retention', text: 'Medium volatility brings most players back in this example.' },
] as const

const TRENDS = [
  { name: 'Norse', percent: 85 },
  { name: 'Egyptian', percent: 72 },
  { name: 'Space', percent: 64 },
] as const

export const AssistantTab = () => (
  <div className="grid grid-cols-1 gap-6">
    <div className="flex flex-wrap items-center gap-3">
      <PoweredBy />
    </div>
    <Demonstration>
      The conversation, the insights and the bars are examples. Real answers with their sources stand in Market
      Intelligence.
    </Demonstration>
    <ul className="studio-grid">
      {ACTIONS.map(({ title, note, icon: Icon }) => (
        <li key={title} className="grid">
          <button
            type="button"
            className="studio-tile"
            onClick={() => toast({ title, description: 'A demonstration: nothing is analysed.' })}
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

/** The model that is really set up, or none. Its place is kept until that is known. */
function PoweredBy() {
  const writer = trpc.generation.writer.useQuery().data
  const by = writer?.writtenBy.kind === 'model' ? writer.label : 'the composer; no language model is set up'
  return (
    <Badge tone="petrol" className={cn('whitespace-normal!', !writer && 'invisible')}>
      {`Powered by ${by}`}
    </Badge>
  )
}

const Chat = () => (
  <section aria-labelledby="chat" className="studio-tile">
    <h2 id="chat" className="text-lg">
      Chat
    </h2>
    <ul className="grid gap-2 text-sm">
      {CHAT.map(({ from, text }) => (
        <li key={text} className="rounded-md bg-raised p-3">
          <b>{from}:</b> {text}
        </li>
      ))}
    </ul>
    <textarea
      aria-label="Message"
      rows={2}
      readOnly
      placeholder="The chat is an example and takes no messages."
      className="well w-full rounded-md px-3 py-2 text-sm"
    />
    <Button size="sm" variant="secondary" disabled className="justify-self-end">
      <Send aria-hidden className="size-4" />
      Send
    </Button>
  </section>
)

const Insights = () => (
  <section aria-labelledby="insights" className="studio-tile">
    <h2 id="insights" className="text-lg">
      Insights
    </h2>
    {INSIGHTS.map(({ title, text }) => (
      <p key={title} className="text-sm">
        <b>{title}:</b> {text}
      </p>
    ))}
    <ul className="grid gap-2 text-sm">
      {TRENDS.map(({ name, percent }) => (
        <li key={name} className="grid grid-cols-1 gap-1">
          <span className="flex justify-between">
            {name} <span className="tabular-nums">{percent}%</span>
          </span>
          <span aria-hidden className="block h-2 overflow-hidden rounded-full bg-ground">
            <span className="block h-full bg-petrol-text" style={{ width: `${percent}%` }} />
          </span>
        </li>
      ))}
    </ul>
  </section>
)
