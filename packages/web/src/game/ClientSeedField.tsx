import { Field } from '../ui/field.tsx'
import { Input } from '../ui/input.tsx'

type ClientSeedFieldProps = {
  readonly label: string
  readonly help: string
  readonly error: string | undefined
  readonly value: string
  readonly onChange: (seed: string) => void
}

export const ClientSeedField = ({ label, help, error, value, onChange }: ClientSeedFieldProps) => (
  <Field label={label} help={help} error={error}>
    {(ids) => (
      <Input
        value={value}
        maxLength={64}
        spellCheck={false}
        autoComplete="off"
        className="font-mono text-sm"
        onChange={(event) => onChange(event.target.value)}
        {...ids}
      />
    )}
  </Field>
)
