import type { ReactNode } from 'react'

export interface DisabledLinkProps {
  readonly className: string | undefined
  /** Id of the element with the reason, if it is not inside. */
  readonly describedBy?: string | undefined
  readonly children: ReactNode
}

/**
 * Replaces a link that the customer may not use. Visible and read by screen readers, but it cannot be
 * pressed. Source: SES-09.
 */
export function DisabledLink({ className, describedBy, children }: DisabledLinkProps) {
  return (
    <span role="link" aria-disabled="true" aria-describedby={describedBy} tabIndex={0} className={className}>
      {children}
    </span>
  )
}
