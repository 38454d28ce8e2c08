import type { ReactNode } from 'react'

export interface DisabledLinkProps {
  readonly className: string | undefined
  /** Id of the element that says why the link is disabled, if the reason is not inside the text. */
  readonly describedBy?: string | undefined
  readonly children: ReactNode
}

/**
 * Text in place of a link that the customer may not use. It is visible and read by screen readers, but cannot
 * be pressed. Source: SES-09.
 */
export function DisabledLink({ className, describedBy, children }: DisabledLinkProps) {
  return (
    <span role="link" aria-disabled="true" aria-describedby={describedBy} tabIndex={0} className={className}>
      {children}
    </span>
  )
}
