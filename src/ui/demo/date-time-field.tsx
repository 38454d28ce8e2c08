import { Field, ariaDescribedBy } from '@/ui/kit/field'
import input from '@/ui/kit/text-field.module.css'

interface DateTimeFieldProps {
  readonly id: string
  readonly label: string
  readonly hint: string
  readonly value: string
  readonly onChange: (value: string) => void
}

export function DateTimeField({ id, label, hint, value, onChange }: DateTimeFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} error={undefined}>
      <input
        id={id}
        type="datetime-local"
        value={value}
        className={input['input']}
        aria-describedby={ariaDescribedBy({ id, hint, error: undefined })}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  )
}
