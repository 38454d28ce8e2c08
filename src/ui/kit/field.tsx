import type { ReactNode } from 'react'
import { basicComponentTexts } from '@/ui/texts/kit.texts'
import { Icon } from './icon'
import styles from './field.module.css'

interface FieldProps {
  readonly id: string
  readonly label: string
  readonly hint?: string | undefined
  readonly error?: string | undefined
  readonly children: ReactNode
}

/** A form field: the label, hint and error around the one control that is given as its child. */
export function Field({ id, label, hint, error, children }: FieldProps) {
  return (
    <div className={styles['field']}>
      <label htmlFor={id} className={styles['label']}>
        {label}
      </label>
      {hint && (
        <p id={hintId(id)} className={styles['hint']}>
          {hint}
        </p>
      )}
      {children}
      <FieldError id={id} error={error} />
    </div>
  )
}

export function FieldError({ id, error }: Pick<FieldProps, 'id' | 'error'>) {
  if (!error) return undefined
  return (
    <p id={errorId(id)} className={styles['error']}>
      <Icon name="error" size="small" />
      <span>
        <span className="visually-hidden">{basicComponentTexts.errorPrefix} </span>
        {error}
      </span>
    </p>
  )
}

/**
 * Returns the value of the `aria-describedby` attribute that links a control to its hint and its error;
 * undefined if the control has neither.
 */
export function ariaDescribedBy({
  id,
  hint,
  error,
}: Pick<FieldProps, 'id' | 'hint' | 'error'>): string | undefined {
  const ids = [hint && hintId(id), error && errorId(id)].filter(Boolean)
  return ids.length === 0 ? undefined : ids.join(' ')
}

function hintId(id: string): string {
  return `${id}-hint`
}

function errorId(id: string): string {
  return `${id}-error`
}
