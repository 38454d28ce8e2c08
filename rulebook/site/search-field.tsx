import { useId } from 'react'
import { Field } from '@/ui/kit/field'

export interface SearchFieldProps {
  readonly label: string
  readonly hint?: string
  readonly value: string
  readonly onChange: (value: string) => void
}

export function SearchField({ label, hint, value, onChange }: SearchFieldProps) {
  const id = useId()
  return (
    <Field id={id} label={label} hint={hint}>
      <input
        id={id}
        type="search"
        value={value}
        autoComplete="off"
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  )
}
