import { useLayoutEffect, useRef, useState, type ChangeEvent } from 'react'
import { describedBy, Field } from '@/ui/kit/field'
import styles from '@/ui/kit/text-field.module.css'
import { caretAfter, digitsBefore } from './grouped-caret'

export interface CardNumberFieldProps {
  readonly id: string
  readonly label: string
  readonly value: string
  readonly onChange: (text: string) => void
  readonly error?: string | undefined
  /** The brand, once the number tells it. */
  readonly hint?: string | undefined
}

/** A number in groups: they form while one types, and the caret stays at its digit. */
export function CardNumberField({ id, label, value, onChange, error, hint }: CardNumberFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  // A new object at each change: the caret is put right even when the text stays the same.
  const [typed, setTyped] = useState<{ readonly digits: number }>()

  useLayoutEffect(() => {
    const element = input.current
    if (!typed || !element || document.activeElement !== element) return
    const caret = caretAfter(element.value, typed.digits)
    element.setSelectionRange(caret, caret)
  }, [typed])

  function change({ target }: ChangeEvent<HTMLInputElement>) {
    setTyped({ digits: digitsBefore(target.value, target.selectionStart ?? target.value.length) })
    onChange(target.value)
  }

  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <input
        ref={input}
        id={id}
        name={id}
        value={value}
        className={styles['input']}
        inputMode="numeric"
        autoComplete="cc-number"
        aria-required
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy({ id, hint, error })}
        onChange={change}
      />
    </Field>
  )
}
