import { templates } from '@spilvaerk/messages/templates'
import { textsOf } from '../../lib/page-language.ts'

interface Template {
  readonly id: string
  readonly title: string
  readonly emoji: string
  readonly note: string
  readonly prompt: string
}

export const templateList = (): readonly Template[] => {
  const t = textsOf(templates)
  return [
    {
      id: 'classic',
      title: t('classic.title'),
      emoji: '🍒',
      note: t('classic.note'),
      prompt: t('classic.prompt'),
    },
    {
      id: 'video',
      title: t('video.title'),
      emoji: '🎬',
      note: t('video.note'),
      prompt: t('video.prompt'),
    },
    {
      id: 'megaways',
      title: t('megaways.title'),
      emoji: '🌋',
      note: t('megaways.note'),
      prompt: t('megaways.prompt'),
    },
    {
      id: 'jackpot',
      title: t('jackpot.title'),
      emoji: '💰',
      note: t('jackpot.note'),
      prompt: t('jackpot.prompt'),
    },
    {
      id: 'bonus-buy',
      title: t('bonusBuy.title'),
      emoji: '🛍️',
      note: '50x-200x',
      prompt: t('bonusBuy.prompt'),
    },
    {
      id: 'cluster',
      title: t('cluster.title'),
      emoji: '💎',
      note: t('cluster.note'),
      prompt: t('cluster.prompt'),
    },
  ]
}

const theme = (title: string, emoji: string) => ({ title, emoji })

export const popularThemes = () => {
  const t = textsOf(templates)
  return [
    theme(t('themes.egypt'), '🐪'),
    theme(t('themes.norse'), '⚡'),
    theme(t('themes.space'), '🚀'),
    theme(t('themes.ocean'), '🐙'),
    theme(t('themes.west'), '🤠'),
    theme(t('themes.fruit'), '🍓'),
    theme(t('themes.fantasy'), '🧙'),
    theme(t('themes.pirate'), '🦜'),
    theme(t('themes.asian'), '🐉'),
    theme(t('themes.jungle'), '🐒'),
    theme(t('themes.rock'), '🎸'),
    theme(t('themes.holiday'), '🎄'),
  ]
}

export const themePrompt = (title: string): string => {
  const t = textsOf(templates)
  return t('themes.prompt', { title })
}
