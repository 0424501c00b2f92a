import { exports } from '@spilvaerk/messages/exports'
import { EXPORT_FORMATS, type ExportCurrency, type ExportFormat } from '@spilvaerk/schemas'
import { textsOf } from '../../lib/page-language.ts'
import { Button } from '../../ui/button.tsx'
import { useExport } from './use-export.ts'

const FORMAT_WORDS = {
  html5: 'HTML5',
  react: 'React',
  unity: 'Unity',
  android: 'Android',
  ios: 'iOS',
  api: 'API',
} as const satisfies Record<ExportFormat, string>

type ExportButtonsProps = {
  readonly gameId: number
  readonly currency?: ExportCurrency
}

export function ExportButtons({ gameId, currency }: ExportButtonsProps) {
  const { run, pending } = useExport()
  return (
    <div className="grid grid-cols-1 gap-2">
      <div className="flex flex-wrap gap-2">
        {EXPORT_FORMATS.map((format) => (
          <Button
            key={format}
            size="sm"
            variant="secondary"
            disabled={pending !== undefined}
            onClick={() => void run(gameId, format, currency)}
          >
            {FORMAT_WORDS[format]}
          </Button>
        ))}
      </div>
      {pending && (
        <p role="status" className="text-muted text-sm">
          {textsOf(exports)('busy')}
        </p>
      )}
    </div>
  )
}
