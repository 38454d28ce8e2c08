import { useLayoutEffect, useRef, useState, type ChangeEvent, type ReactNode } from 'react'
import { describedBy, Field } from '@/ui/kit/field'
import { classNames } from '@/ui/kit/class-names'
import styles from '@/ui/kit/text-field.module.css'
import { caretAfter, digitsBefore } from './grouped-caret'
import marked from './grouped-field.module.css'

export interface GroupedFieldProps {
  readonly id: string
  readonly label: string
  readonly value: string
  /** Takes what was typed, or the bare digits that a deletion left. */
  readonly onChange: (text: string) => void
  readonly error?: string | undefined
  readonly hint?: string | undefined
  /** What is recognised in what was typed: drawn within the field, so that nothing moves, and said in words. */
  readonly mark?: { readonly drawn: ReactNode; readonly words: string } | undefined
  readonly autoComplete: 'cc-number' | 'cc-exp'
}

/** Digits in groups: they form while one types, and the caret stays at its digit. Source: PAY-14. */
export function GroupedField({
  id,
  label,
  value,
  onChange,
  error,
  hint,
  mark,
  autoComplete,
}: GroupedFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  // A new object at each change: the caret is put right even when the text stays the same.
  const [typed, setTyped] = useState<{ readonly digits: number }>()

  useLayoutEffect(() => {
    const element = input.current
    if (!typed || !element || document.activeElement !== element) return
    const caret = caretAfter(element.value, typed.digits)
    element.setSelectionRange(caret, caret)
  }, [typed])

  const markId = `${id}-mark`

  function change({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) {
    setTyped({ digits: digitsBefore(target.value, target.selectionStart) })
    onChange(isDeletion(nativeEvent) ? target.value.replaceAll(/\D/g, '') : target.value)
  }

  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <div className={marked['field']}>
        <input
          ref={input}
          id={id}
          name={id}
          value={value}
          className={classNames(styles['input'], marked['input'])}
          inputMode="numeric"
          autoComplete={autoComplete}
          aria-required
          aria-invalid={error ? true : undefined}
          aria-describedby={
            [describedBy({ id, hint, error }), mark && markId].filter(Boolean).join(' ') || undefined
          }
          onChange={change}
        />
        {mark && <span className={marked['mark']}>{mark.drawn}</span>}
      </div>
      {mark && (
        <p id={markId} className="visually-hidden">
          {mark.words}
        </p>
      )}
    </Field>
  )
}

/** What is left of `09/28` without its first digit is not a September that was typed short. */
function isDeletion(event: Event): boolean {
  return event instanceof InputEvent && event.inputType.startsWith('delete')
}
