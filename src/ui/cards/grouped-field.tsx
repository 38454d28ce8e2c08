import { useLayoutEffect, useRef, useState, type ChangeEvent } from 'react'
import { describedBy, Field } from '@/ui/kit/field'
import styles from '@/ui/kit/text-field.module.css'
import { caretAfter, digitsBefore } from './grouped-caret'

export interface GroupedFieldProps {
  readonly id: string
  readonly label: string
  readonly value: string
  /** Takes what was typed, or the bare digits that a deletion left. */
  readonly onChange: (text: string) => void
  readonly error?: string | undefined
  readonly hint?: string | undefined
  readonly autoComplete: 'cc-number' | 'cc-exp'
}

/** Digits in groups: they form while one types, and the caret stays at its digit. Source: PAY-14. */
export function GroupedField({ id, label, value, onChange, error, hint, autoComplete }: GroupedFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  // A new object at each change: the caret is put right even when the text stays the same.
  const [typed, setTyped] = useState<{ readonly digits: number }>()

  useLayoutEffect(() => {
    const element = input.current
    if (!typed || !element || document.activeElement !== element) return
    const caret = caretAfter(element.value, typed.digits)
    element.setSelectionRange(caret, caret)
  }, [typed])

  function change({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) {
    setTyped({ digits: digitsBefore(target.value, target.selectionStart) })
    onChange(isDeletion(nativeEvent) ? target.value.replaceAll(/\D/g, '') : target.value)
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
        autoComplete={autoComplete}
        aria-required
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy({ id, hint, error })}
        onChange={change}
      />
    </Field>
  )
}

/** What is left of `09/28` without its first digit is not a September that was typed short. */
function isDeletion(event: Event): boolean {
  return event instanceof InputEvent && event.inputType.startsWith('delete')
}
