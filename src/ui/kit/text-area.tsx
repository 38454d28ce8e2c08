import type { FocusEvent } from 'react'
import { ariaDescribedBy, Field } from './field'
import styles from './text-field.module.css'
import areaStyles from './text-area.module.css'
import { classNames } from './class-names'

interface TextAreaProps {
  readonly id: string
  readonly label: string
  readonly value: string
  readonly onChange: (text: string) => void
  readonly error?: string | undefined
  readonly hint?: string | undefined
  readonly required?: boolean
}

/** A text field with several lines. If the browser supports it, the field grows with the typed text. */
export function TextArea({ id, label, value, onChange, error, hint, required = false }: TextAreaProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <textarea
        id={id}
        name={id}
        rows={4}
        value={value}
        className={classNames(styles['input'], areaStyles['area'])}
        aria-required={required || undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={ariaDescribedBy({ id, hint, error })}
        onFocus={scrollFieldIntoView}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  )
}

/**
 * Scrolls the whole field into view. Without this, a browser shows only its first line, and the other lines
 * stay behind the bottom bar.
 */
function scrollFieldIntoView({ currentTarget }: FocusEvent): void {
  currentTarget.scrollIntoView({ block: 'nearest' })
}
