import { Sparkles } from 'lucide-react'
import { EmojiArt } from '../../art/EmojiArt.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Input, Textarea } from '../../ui/input.tsx'
import { ChoiceCards } from '../ChoiceCards.tsx'
import { useDraft } from '../draft.ts'
import { INSPIRATIONS, PERSONALITIES, THEMES } from '../presets.ts'

const LONGEST_NAME = 80
const LONGEST_DESCRIPTION = 2000

/** `onEnter`: the name was followed by Enter. */
export function BasisTab({ onEnter }: { readonly onEnter: () => void }) {
  const { name, description, themeId, personalityId, change } = useDraft()
  const inspire = (): void => {
    const others = INSPIRATIONS.filter((one) => one !== description)
    change({ description: others[Math.floor(Math.random() * others.length)] ?? INSPIRATIONS[0] })
  }
  return (
    <div className="grid gap-6">
      <Field label="Spillets navn">
        {(ids) => (
          <Input
            {...ids}
            value={name}
            maxLength={LONGEST_NAME}
            placeholder="F.eks. Fyrtårnets Hemmelighed"
            autoComplete="off"
            onChange={(event) => change({ name: event.target.value })}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.repeat) return
              // Else the same press would also press what has the focus next.
              event.preventDefault()
              onEnter()
            }}
          />
        )}
      </Field>
      <div className="grid gap-2">
        <Field label="Beskrivelse" help="Ord om hjul, linjer, RTP og funktioner bliver læst og går forud for tallene.">
          {(ids) => (
            <Textarea
              {...ids}
              value={description}
              maxLength={LONGEST_DESCRIPTION}
              placeholder="Hvor er vi, hvem møder vi, og hvad sker der, når det går godt?"
              onChange={(event) => change({ description: event.target.value })}
            />
          )}
        </Field>
        <Button variant="secondary" size="sm" onClick={inspire} className="justify-self-start">
          <Sparkles aria-hidden className="size-4 text-lamp" />
          AI inspiration
        </Button>
      </div>
      <ChoiceCards legend="Tema" items={THEMES} chosen={themeId} onChoose={(id) => change({ themeId: id })}>
        {(theme) => (
          <>
            <span className="text-muted text-sm">{theme.description}</span>
            <span aria-hidden className="flex flex-wrap gap-1.5">
              {theme.symbols.map(({ emoji }) => (
                <EmojiArt key={emoji} emoji={emoji} className="size-7" />
              ))}
            </span>
            <span aria-hidden className="swatches">
              {theme.colors.map((colour) => (
                <span key={colour} style={{ background: colour }} />
              ))}
            </span>
            <span className="text-sm">
              <span className="text-muted">Stemning:</span> {theme.mood}
            </span>
            <span className="text-muted text-xs">Lyde: {theme.sounds.join(', ')}</span>
          </>
        )}
      </ChoiceCards>
      <ChoiceCards
        legend="Personlighed"
        items={PERSONALITIES}
        chosen={personalityId}
        onChoose={(id) => change({ personalityId: id })}
      >
        {(personality) => (
          <>
            <span className="text-muted text-sm">{personality.userType}</span>
            <span className="flex flex-wrap gap-1.5">
              {personality.traits.map((trait) => (
                <Badge key={trait}>{trait}</Badge>
              ))}
            </span>
            <span className="text-sm">
              <span className="text-muted">Tilføjer:</span> {personality.mechanics.join(' · ')}
            </span>
          </>
        )}
      </ChoiceCards>
    </div>
  )
}
