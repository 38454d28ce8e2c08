import { useId, type ReactNode } from 'react'
import { FieldError, ariaDescribedBy } from './field'
import { Icon } from './icon'
import styles from './checkbox.module.css'

interface CheckboxProps {
  readonly label: ReactNode
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  readonly id?: string
  readonly error?: string | undefined
}

export function Checkbox({ label, checked, onChange, id, error }: CheckboxProps) {
  const ownId = useId()
  const inputId = id ?? ownId
  return (
    <div>
      <label htmlFor={inputId} className={styles['checkbox']}>
        <span className={styles['box']}>
          <input
            id={inputId}
            type="checkbox"
            checked={checked}
            className={styles['input']}
            aria-invalid={error ? true : undefined}
            aria-describedby={ariaDescribedBy({ id: inputId, error })}
            onChange={(event) => onChange(event.target.checked)}
          />
          <Icon name="check" size="small" />
        </span>
        <span>{label}</span>
      </label>
      <FieldError id={inputId} error={error} />
    </div>
  )
}
