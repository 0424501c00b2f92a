import { createFileRoute } from '@tanstack/react-router'
import { FaqPage } from '../support/FaqPage.tsx'

export const Route = createFileRoute('/faq')({ component: FaqPage })
