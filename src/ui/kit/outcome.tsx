import { Fragment, type ReactNode } from 'react'
import { basicComponentTexts } from '@/ui/texts/kit.texts'
import { classNames } from './class-names'
import { Icon } from './icon'
import type { IconName } from './icon-svg-paths'
import type { Tone } from './tone'
import styles from './outcome.module.css'
import tones from './tone.module.css'

export interface OutcomeHeadingProps {
  readonly tone: Tone
  readonly icon?: IconName | undefined
  readonly children: ReactNode
}

/**
 * For each tone, an icon without a circle around it, because the badge that contains the icon is a circle.
 */
const toneIconsWithoutCircle: Readonly<Record<Tone, IconName>> = {
  info: 'letter',
  good: 'check',
  warn: 'exclamation',
  bad: 'exclamation',
}

/**
 * A heading below a badge. The tone of the result decides the badge's colour and, unless another icon is
 * given, its icon.
 */
export function OutcomeHeading({ tone, icon = toneIconsWithoutCircle[tone], children }: OutcomeHeadingProps) {
  return (
    <span className={styles['heading']}>
      <span className={classNames(styles['badge'], styles[tone] ?? tones[tone])}>
        <Icon name={icon} size="large" />
      </span>
      {children}
    </span>
  )
}

export interface OutcomeBodyProps {
  /** Content between the text of the result and its buttons, such as a receipt or a summary. */
  readonly detail?: ReactNode
  /** The buttons and links below the result, with one primary button first. */
  readonly children?: ReactNode
  /** The reference of the result, which the customer gives the support team. */
  readonly reference?: string | undefined
}

/**
 * The part of an action's result that is below its text: details, buttons, and the reference for the support
 * team.
 */
export function OutcomeBody({ detail, children, reference }: OutcomeBodyProps) {
  return (
    <>
      {detail}
      {children && <div className={styles['actions']}>{children}</div>}
      {reference && (
        <ErrorReferenceForSupport>{basicComponentTexts.reference(reference)}</ErrorReferenceForSupport>
      )}
    </>
  )
}

/**
 * The reference of an error, which the customer gives the support team. A line breaks only between the words
 * of the reference, which are joined by `_`.
 */
function ErrorReferenceForSupport({ children }: { readonly children: string }) {
  return (
    <p className={styles['reference']}>
      {children.split('_').map((part, position) => (
        <Fragment key={position}>
          {position > 0 && (
            <>
              _<wbr />
            </>
          )}
          {part}
        </Fragment>
      ))}
    </p>
  )
}
