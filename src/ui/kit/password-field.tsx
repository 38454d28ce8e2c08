import { useState } from 'react'
import { formControlTexts } from '@/ui/texts/form-controls.texts'
import { ariaDescribedBy, Field } from './field'
import { Icon } from './icon'
import input from './text-field.module.css'
import styles from './password-field.module.css'
import { classNames } from './class-names'

interface PasswordFieldProps {
  readonly id: string
  readonly label: string
  readonly value: string
  readonly onChange: (text: string) => void
  readonly error?: string | undefined
  readonly hint?: string | undefined
  /**
   * What the browser may fill into the field. With `webauthn`, the browser also suggests passkeys in the
   * field.
   */
  readonly autoComplete?: 'current-password' | 'current-password webauthn' | 'new-password'
  readonly maxLength?: number
  readonly required?: boolean
  readonly onBlur?: () => void
  readonly name?: string
}

export function PasswordField({
  id,
  label,
  value,
  onChange,
  error,
  hint,
  autoComplete = 'current-password',
  required = false,
  name = id,
  ...native
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <div className={styles['frame']}>
        <input
          {...native}
          id={id}
          name={name}
          type={shown ? 'text' : 'password'}
          value={value}
          autoComplete={autoComplete}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          className={classNames(input['input'], styles['input'])}
          aria-required={required || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={ariaDescribedBy({ id, hint, error })}
          onChange={(event) => onChange(event.target.value)}
        />
        <button
          type="button"
          className={styles['toggle']}
          aria-label={shown ? formControlTexts.hidePassword : formControlTexts.showPassword}
          aria-controls={id}
          onClick={() => setShown(!shown)}
        >
          <Icon name={shown ? 'eye-off' : 'eye'} />
        </button>
      </div>
    </Field>
  )
}
