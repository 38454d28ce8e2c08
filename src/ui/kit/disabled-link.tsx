import type { ReactNode } from 'react'

interface DisabledLinkProps {
  readonly className: string | undefined
  /**
   * Id of the element that says why the customer cannot use the link. Needed only if the text of the link
   * does not say so.
   */
  readonly describedBy?: string | undefined
  readonly children: ReactNode
}

/**
 * A text that is shown instead of a link that the customer may not use. The text is visible and screen
 * readers read it, but it cannot be pressed. Source: SES-09.
 */
export function DisabledLink({ className, describedBy, children }: DisabledLinkProps) {
  return (
    <span role="link" aria-disabled="true" aria-describedby={describedBy} tabIndex={0} className={className}>
      {children}
    </span>
  )
}
