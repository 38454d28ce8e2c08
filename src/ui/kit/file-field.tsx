import { useId } from 'react'
import { classNames } from './class-names'
import { ariaDescribedBy, FieldError } from './field'
import { Icon } from './icon'
import styles from './file-field.module.css'

interface FileFieldProps {
  readonly id: string
  readonly label: string
  readonly hint?: string
  /** Text of the button with which the customer chooses a file or changes the chosen one. */
  readonly buttonLabel: string
  /**
   * Media types that the file dialog of the browser offers first, such as `image/png,application/pdf`. They
   * do not limit the choice, so the portal checks the content of the file too.
   */
  readonly accept: string
  /** Name of the chosen file; undefined if no file is chosen. */
  readonly fileName?: string | undefined
  /**
   * Text that says why the chosen file cannot be used; undefined if it can be used. It is shown as soon as
   * the portal has checked the file, before the form is sent.
   */
  readonly unusableFileText?: string | undefined
  /**
   * The error of the field after the customer has tried to send the form; undefined if there is none. The
   * error summary of the form lists it too.
   */
  readonly error?: string | undefined
  readonly onChoose: (file: File) => void
  /** If present, pressing the field opens the front camera on a device that has one. */
  readonly capture?: 'user'
  /** Whether the file is being sent. Meanwhile the customer cannot change it. */
  readonly busy?: boolean
}

/**
 * A field for choosing a file: a native file input under a button with the portal's own text. The customer
 * can also drop a file on it.
 */
export function FileField({
  id,
  label,
  hint,
  buttonLabel,
  accept,
  fileName,
  unusableFileText,
  error: missing,
  onChoose,
  capture,
  busy = false,
}: FileFieldProps) {
  const [labelId, actionId] = [useId(), useId()]
  const error = unusableFileText ?? missing
  return (
    <div className={styles['field']}>
      <span id={labelId} className={styles['label']}>
        {label}
      </span>
      {hint !== undefined && (
        <p id={`${id}-hint`} className={styles['hint']}>
          {hint}
        </p>
      )}
      <div className={classNames(styles['frame'], Boolean(error) && styles['wrong'])}>
        <Icon name={fileName === undefined ? 'plus' : 'document'} />
        <span className={styles['text']}>
          <span role="status" className={styles['chosen']}>
            {fileName}
          </span>
          <span id={actionId} className={styles['action']} hidden={busy}>
            {buttonLabel}
          </span>
        </span>
        <input
          id={id}
          type="file"
          accept={accept}
          capture={capture}
          disabled={busy}
          className={styles['input']}
          aria-labelledby={`${labelId} ${actionId}`}
          aria-invalid={error ? true : undefined}
          aria-describedby={ariaDescribedBy({ id, hint, error })}
          onChange={({ target }) => {
            const file = target.files?.[0]
            if (file) onChoose(file)
            // Allows choosing the same file again after it was corrected.
            target.value = ''
          }}
        />
      </div>
      {/* Always rendered, so that its changes are announced. */}
      <div role="alert" className={styles['refusal']}>
        <FieldError id={id} error={unusableFileText} />
      </div>
      {unusableFileText === undefined && <FieldError id={id} error={missing} />}
    </div>
  )
}
