import type { ExportedGame } from '@spilvaerk/schemas'

const langOf = (language: string): string => (language === 'no' ? 'nb' : language)

/** What is said of a game, and its rules, each part in its language. */
export const RuleParts = ({ game }: { readonly game: ExportedGame }) => (
  <>
    <p lang={langOf(game.descriptionIn ?? 'da')}>{game.description}</p>
    {(game.ruleParts ?? [{ language: undefined, lines: game.rules }]).map(({ language, lines }) => (
      <ul key={lines[0]} lang={language && langOf(language)} className="list-disc pl-5">
        {lines.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    ))}
  </>
)
