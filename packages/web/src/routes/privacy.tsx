import { createFileRoute } from '@tanstack/react-router'
import { PrivacyPage } from '../legal/PrivacyPage.tsx'

export const Route = createFileRoute('/privacy')({ component: PrivacyPage })
