import { useId } from 'react'
import { classNames } from './class-names'
import { describedBy, FieldError } from './field'
import { Icon } from './icon'
import styles from './file-field.module.css'

export interface FileFieldProps {
  readonly id: string
  readonly label: string
  readonly hint?: string
  /** What the button says: choose, or change. */
  readonly action: string
  /** Media types, `image/png,application/pdf`: what the device offers first; the content is checked apart. */
  readonly accept: string
  /** The file that is chosen, in words. */
  readonly chosen?: string | undefined
  /** Why the file that the customer chose will not do: shown as soon as it is known. */
  readonly refusal?: string | undefined
  /** What is missing at the end: the summary of the form tells it. */
  readonly error?: string | undefined
  readonly onChoose: (file: File) => void
  /** Opens the camera before one's face, where the device has it. */
  readonly capture?: 'user'
  /** The file is pending: it cannot be changed now. */
  readonly busy?: boolean
}

/** A native file input under a button in the portal's own words. A file can be dropped on it too. */
export function FileField({
  id,
  label,
  hint,
  action,
  accept,
  chosen,
  refusal,
  error: missing,
  onChoose,
  capture,
  busy = false,
}: FileFieldProps) {
  const [labelId, actionId] = [useId(), useId()]
  const error = refusal ?? missing
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
        <Icon name={chosen === undefined ? 'plus' : 'document'} />
        <span className={styles['words']}>
          <span role="status" className={styles['chosen']}>
            {chosen}
          </span>
          <span id={actionId} className={styles['action']} hidden={busy}>
            {action}
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
          aria-describedby={describedBy({ id, hint, error })}
          onChange={({ target }) => {
            const file = target.files?.[0]
            if (file) onChoose(file)
            // The same file may be chosen again, once it was mended.
            target.value = ''
          }}
        />
      </div>
      {/* Stays in the page, so that what appears in it is announced. */}
      <div role="alert" className={styles['refusal']}>
        <FieldError id={id} error={refusal} />
      </div>
      {refusal === undefined && <FieldError id={id} error={missing} />}
    </div>
  )
}
