import { AbTest } from './AbTest.tsx'
import { Competitors } from './Competitors.tsx'
import { ComplianceCheck } from './ComplianceCheck.tsx'
import { Concept } from './Concept.tsx'
import { Trends } from './Trends.tsx'

/** What is known of the market and of games, each with where it is known from. */
export const IntelligenceTab = () => (
  <div className="grid items-start gap-4 xl:grid-cols-2">
    <Trends />
    <Competitors />
    <Concept />
    <ComplianceCheck />
    <AbTest />
  </div>
)
