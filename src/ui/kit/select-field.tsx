import { basicComponentTexts } from '@/ui/texts/kit.texts'
import { formControlTexts } from '@/ui/texts/form-controls.texts'
import { ariaDescribedBy, Field } from './field'
import { Icon } from './icon'
import type { SelectOption } from './select-option'
import styles from './select-field.module.css'

interface SelectFieldProps {
  readonly id: string
  readonly label: string
  /** Value of the chosen option; an empty text if no option is chosen. */
  readonly value: string
  readonly onChange: (value: string) => void
  readonly options: readonly SelectOption[]
  /** Whether the label says that the field is required. Source: GEN-03. */
  readonly required?: boolean
  readonly error?: string | undefined
  readonly hint?: string | undefined
  readonly placeholder?: string
  readonly name?: string
}

export function SelectField({
  id,
  label,
  value,
  onChange,
  options,
  required = false,
  error,
  hint,
  placeholder = formControlTexts.chooseOne,
  name = id,
}: SelectFieldProps) {
  const chosen = options.find((option) => option.value === value)?.label ?? placeholder
  return (
    <Field
      id={id}
      label={required ? `${label} ${basicComponentTexts.requiredMark}` : label}
      hint={hint}
      error={error}
    >
      <div className={styles['frame']} data-chosen={chosen}>
        <select
          id={id}
          name={name}
          value={value}
          className={styles['select']}
          aria-required={required || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={ariaDescribedBy({ id, hint, error })}
          onChange={(event) => onChange(event.target.value)}
        >
          <option value="" disabled={required}>
            {placeholder}
          </option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevron" size="small" />
      </div>
    </Field>
  )
}
