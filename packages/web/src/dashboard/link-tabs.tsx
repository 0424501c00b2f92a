import { Link } from '@tanstack/react-router'
import { FlaskConical, type LucideIcon, Sparkles, Store } from 'lucide-react'
import type { ReactNode } from 'react'
import { buttonClass } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'

/** The tabs that only link to other pages. */
export const ShopTab = () => (
  <LinkTab
    icon={Store}
    title="Spil Butik"
    action={
      <Link to="/" className={buttonClass()}>
        Gå til casinoets forside
      </Link>
    }
  >
    Spilbutikken kommer snart! Indtil da kan du købe og leje alle spil fra casinoets forside: tryk på den grønne knap på
    et spil.
  </LinkTab>
)

export const GeneratorTab = () => (
  <LinkTab
    icon={Sparkles}
    title="Spil Generator"
    action={
      <Link to="/casino-generator" className={buttonClass()}>
        Åbn generatoren
      </Link>
    }
  >
    Beskriv dit spil med almindelige ord, så bygger værkstedet det: symboler, hjul, gevinster og beregnet RTP.
  </LinkTab>
)

export const LabTab = () => (
  <LinkTab
    icon={FlaskConical}
    title="AI-Laboratorium"
    action={
      <Link to="/ai-lab" className={buttonClass()}>
        Åbn AI-Laboratoriet
      </Link>
    }
  >
    Få idéer til spil ud fra markedet, personlige anbefalinger, markedsindsigt og fortællinger til dine egne spil.
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
