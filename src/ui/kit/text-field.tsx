import { ariaDescribedBy, Field } from './field'
import { classNames } from './class-names'
import styles from './text-field.module.css'

interface TextFieldProps {
  readonly id: string
  readonly label: string
  readonly value: string
  readonly onChange: (text: string) => void
  readonly error?: string | undefined
  readonly hint?: string | undefined
  readonly type?: 'text' | 'password' | 'tel' | 'email' | 'search'
  readonly inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email'
  readonly autoComplete?: string
  /** Prevents the keyboard of a phone from beginning the typed text with a capital letter. */
  readonly autoCapitalize?: 'none'
  readonly maxLength?: number
  readonly required?: boolean
  readonly onFocus?: () => void
  readonly onBlur?: () => void
  readonly name?: string
  /** Look of the field. `code` is for a short code: large digits with space between them. */
  readonly look?: 'code'
}

export function TextField({
  id,
  label,
  value,
  onChange,
  error,
  hint,
  type = 'text',
  required = false,
  name = id,
  look,
  ...native
}: TextFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <input
        {...native}
        id={id}
        name={name}
        type={type}
        value={value}
        className={classNames(styles['input'], look === 'code' && styles['code'])}
        aria-required={required || undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={ariaDescribedBy({ id, hint, error })}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  )
}
