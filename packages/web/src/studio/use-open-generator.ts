import { useNavigate } from '@tanstack/react-router'
import { useDraft } from '../shell/draft.ts'

/** Fills the prompt and goes to the generator. */
export function useOpenGenerator() {
  const navigate = useNavigate()
  const { setPrompt } = useDraft()
  return (prompt: string): void => {
    setPrompt(prompt)
    void navigate({ to: '/casino-generator', search: { tab: 'generator' } })
  }
}
