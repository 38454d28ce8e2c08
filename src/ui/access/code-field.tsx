import { fieldError } from '@/ui/kit/field-error'
import type { FormError } from '@/ui/kit/form'
import { TextField } from '@/ui/kit/text-field'
import { accessTexts } from '@/ui/texts/access.texts'

export interface CodeFieldProps {
  readonly value: string
  readonly onChange: (text: string) => void
  readonly errors: readonly FormError[]
}

/** The four digits that came by message, which the device may offer to fill in. Source: ACC-07. */
export function CodeField({ value, onChange, errors }: CodeFieldProps) {
  return (
    <TextField
      id="code"
      label={accessTexts.code.label}
      value={value}
      onChange={onChange}
      error={fieldError(errors)}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={4}
      shape="code"
      required
    />
  )
}
