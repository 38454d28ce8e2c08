import { useEffect, useRef, useState, type FormEvent, type MouseEvent, type ReactNode } from 'react'
import { basicComponentTexts } from '@/ui/texts/kit.texts'
import type { FormError } from './form-error'
import { Icon } from './icon'
import styles from './form.module.css'

interface FormProps {
  readonly onSubmit: () => void
  readonly errors: readonly FormError[]
  readonly children: ReactNode
  readonly label?: string
}

/**
 * A native form without the browser's validation. Its method is POST, so that typed values never become part
 * of an address if scripts are missing (GEN-12). After a submit, the errors that the portal or the server
 * found are listed at the top of the form, and the list takes the focus. Errors found while the customer
 * types do not take the focus.
 */
export function Form({ onSubmit, errors, children, label }: FormProps) {
  const summary = useRef<HTMLDivElement>(null)
  const [submissions, setSubmissions] = useState(0)
  const awaitsErrors = useRef(false)
  const toMend = errors.filter(({ fieldId }) => fieldId !== undefined).length

  useEffect(() => {
    if (!awaitsErrors.current || errors.length === 0) return
    awaitsErrors.current = false
    summary.current?.focus()
  }, [errors, submissions])

  function submit(event: FormEvent) {
    event.preventDefault()
    awaitsErrors.current = true
    setSubmissions((count) => count + 1)
    onSubmit()
  }

  return (
    <form
      method="post"
      noValidate
      aria-label={label}
      className={styles['form']}
      onSubmit={submit}
      onInput={() => (awaitsErrors.current = false)}
    >
      {/* Always rendered, so that its changes are announced. */}
      <div role="alert" className={styles['alert']}>
        {errors.length > 0 && (
          <div ref={summary} tabIndex={-1} className={styles['summary']}>
            {toMend > 0 && (
              <p className={styles['title']}>
                <Icon name="error" />
                {basicComponentTexts.errorSummary(toMend)}
              </p>
            )}
            <ul>
              {errors.map((error) => (
                <li key={`${error.fieldId} ${error.text}`}>
                  <ErrorSummaryEntry error={error} />
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
      {children}
    </form>
  )
}

function ErrorSummaryEntry({ error }: { readonly error: FormError }) {
  const { fieldId, text } = error
  if (fieldId === undefined)
    return (
      <span className={styles['plain']}>
        <Icon name="error" />
        {text}
      </span>
    )

  // The address is not changed, because its fragment may have another purpose.
  function goToField(event: MouseEvent) {
    event.preventDefault()
    if (fieldId !== undefined) document.getElementById(fieldId)?.focus()
  }

  return (
    <a href={`#${fieldId}`} className={styles['link']} onClick={goToField}>
      {text}
    </a>
  )
}
