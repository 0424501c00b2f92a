import { createFileRoute } from '@tanstack/react-router'
import { TermsPage } from '../legal/TermsPage.tsx'

export const Route = createFileRoute('/terms')({ component: TermsPage })
