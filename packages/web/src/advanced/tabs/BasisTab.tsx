import { advanced } from '@spilvaerk/messages/advanced'
import { Sparkles } from 'lucide-react'
import { EmojiArt } from '../../art/EmojiArt.tsx'
import { textsOf } from '../../lib/page-language.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Input, Textarea } from '../../ui/input.tsx'
import { ChoiceCards } from '../ChoiceCards.tsx'
import { useDraft } from '../draft.ts'
import { personalityWords, soundName, themeWords } from '../preset-words.ts'
import { inspirations, PERSONALITIES, THEMES } from '../presets.ts'

const LONGEST_NAME = 80
const LONGEST_DESCRIPTION = 2000

/** `onEnter`: the name was followed by Enter. */
export function BasisTab({ onEnter }: { readonly onEnter: () => void }) {
  const t = textsOf(advanced)
  const { name, description, themeId, personalityId, change } = useDraft()
  const inspire = (): void => {
    const others = inspirations().filter((one) => one !== description)
    change({ description: others[Math.floor(Math.random() * others.length)] ?? description })
  }
  return (
    <div className="grid gap-6">
      <Field label={t('basis.name')}>
        {(ids) => (
          <Input
            {...ids}
            value={name}
            maxLength={LONGEST_NAME}
            placeholder={t('basis.nameExample')}
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
        <Field label={t('basis.description')} help={t('basis.descriptionHelp')}>
          {(ids) => (
            <Textarea
              {...ids}
              value={description}
              maxLength={LONGEST_DESCRIPTION}
              placeholder={t('basis.descriptionExample')}
              onChange={(event) => change({ description: event.target.value })}
            />
          )}
        </Field>
        <Button variant="secondary" size="sm" onClick={inspire} className="justify-self-start">
          <Sparkles aria-hidden className="size-4 text-lamp" />
          {t('basis.inspire')}
        </Button>
      </div>
      <ChoiceCards
        legend={t('basis.theme')}
        items={THEMES.map((one) => ({ ...one, words: themeWords(one.id), name: themeWords(one.id).name }))}
        chosen={themeId}
        onChoose={(id) => change({ themeId: id })}
      >
        {(theme) => (
          <>
            <span className="text-muted text-sm">{theme.words.description}</span>
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
              <span className="text-muted">{t('basis.mood')}</span> {theme.words.mood}
            </span>
            <span className="text-muted text-xs">
              {t('basis.sounds', { names: theme.sounds.map(soundName).join(', ') })}
            </span>
          </>
        )}
      </ChoiceCards>
      <ChoiceCards
        legend={t('basis.personality')}
        items={PERSONALITIES.map(({ id }) => ({ id, ...personalityWords(id) }))}
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
              <span className="text-muted">{t('basis.adds')}</span> {personality.mechanics.join(' · ')}
            </span>
          </>
        )}
      </ChoiceCards>
    </div>
  )
}
