import { dashboard } from '@spilvaerk/messages/dashboard'
import { Link } from '@tanstack/react-router'
import { FlaskConical, type LucideIcon, Sparkles, Store } from 'lucide-react'
import type { ReactNode } from 'react'
import { textsOf } from '../lib/page-language.ts'
import { buttonClass } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'

/** The tabs that only link to other pages. */
export const ShopTab = () => (
  <LinkTab
    icon={Store}
    title={textsOf(dashboard)('tabs.butik')}
    action={
      <Link to="/" className={buttonClass()}>
        {textsOf(dashboard)('shop.action')}
      </Link>
    }
  >
    {textsOf(dashboard)('shop.text')}
  </LinkTab>
)

export const GeneratorTab = () => (
  <LinkTab
    icon={Sparkles}
    title={textsOf(dashboard)('generator.title')}
    action={
      <Link to="/casino-generator" className={buttonClass()}>
        {textsOf(dashboard)('generator.action')}
      </Link>
    }
  >
    {textsOf(dashboard)('generator.text')}
  </LinkTab>
)

export const LabTab = () => (
  <LinkTab
    icon={FlaskConical}
    title={textsOf(dashboard)('lab.title')}
    action={
      <Link to="/ai-lab" className={buttonClass()}>
        {textsOf(dashboard)('lab.action')}
      </Link>
    }
  >
    {textsOf(dashboard)('lab.text')}
  </LinkTab>
)

type LinkTabProps = {
  readonly icon: LucideIcon
  readonly title: string
  readonly children: ReactNode
  readonly action: ReactNode
}

function LinkTab({ icon: Icon, title, children, action }: LinkTabProps) {
  return (
    <Card className="grid justify-items-center gap-3 px-5 py-14 text-center">
      <Icon aria-hidden className="size-9 text-brass-light" />
      <h2 className="text-2xl">{title}</h2>
      <p className="max-w-prose text-muted">{children}</p>
      <div className="mt-3">{action}</div>
    </Card>
  )
}
