import { useLayoutEffect, useRef, useState, type ChangeEvent, type ReactNode } from 'react'
import { ariaDescribedBy, Field } from '@/ui/kit/field'
import { classNames } from '@/ui/kit/class-names'
import styles from '@/ui/kit/text-field.module.css'
import { caretPositionAfterDigits, countDigitsBeforeCaret } from './grouped-caret'
import marked from './grouped-digits-field.module.css'

interface GroupedDigitsFieldProps {
  readonly id: string
  readonly label: string
  readonly value: string
  /**
   * Called when the customer changes the field: with the text that is now in the field or, after a deletion,
   * with the remaining digits.
   */
  readonly onChange: (text: string) => void
  readonly error?: string | undefined
  readonly hint?: string | undefined
  /**
   * What the field recognises from the typed digits, such as a card brand: a logo shown in the field, and the
   * name of the brand as text. Undefined if it recognises nothing.
   */
  readonly recognisedBrand?: { readonly logo: ReactNode; readonly label: string } | undefined
  readonly autoComplete: 'cc-number' | 'cc-exp'
}

/**
 * A text field that shows the typed digits in groups, such as a card number. When the groups change, the
 * caret stays next to the same digit. Source: PAY-14.
 */
export function GroupedDigitsField({
  id,
  label,
  value,
  onChange,
  error,
  hint,
  recognisedBrand,
  autoComplete,
}: GroupedDigitsFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  // A new object at each change, so that the caret is corrected even if the text stays the same.
  const [typed, setTyped] = useState<{ readonly digits: number }>()

  useLayoutEffect(() => {
    const element = input.current
    if (!typed || !element || document.activeElement !== element) return
    const caret = caretPositionAfterDigits(element.value, typed.digits)
    element.setSelectionRange(caret, caret)
  }, [typed])

  const hiddenTextId = `${id}-brand`

  function change({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) {
    setTyped({ digits: countDigitsBeforeCaret(target.value, target.selectionStart) })
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
            [ariaDescribedBy({ id, hint, error }), recognisedBrand && hiddenTextId]
              .filter(Boolean)
              .join(' ') || undefined
          }
          onChange={change}
        />
        {recognisedBrand && <span className={marked['brand']}>{recognisedBrand.logo}</span>}
      </div>
      {recognisedBrand && (
        <p id={hiddenTextId} className="visually-hidden">
          {recognisedBrand.label}
        </p>
      )}
    </Field>
  )
}

/**
 * Returns whether the event is a deletion. After a deletion only the digits are reported, because what is
 * left of `09/28` without its first digit must not be read as September.
 */
function isDeletion(event: Event): boolean {
  return event instanceof InputEvent && event.inputType.startsWith('delete')
}
