import { createFileRoute } from '@tanstack/react-router'
import { RegisterPage } from '../auth/register/RegisterPage.tsx'

export const Route = createFileRoute('/auth/register')({ component: RegisterPage })
