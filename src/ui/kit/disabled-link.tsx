import type { ReactNode } from 'react'

export interface ClosedLinkProps {
  readonly className: string | undefined
  /** The id of its reason, where that does not stand within. */
  readonly describedBy?: string | undefined
  readonly children: ReactNode
}

/** Stands where a link would, seen and heard, and cannot be pressed. Source: SES-09. */
export function DisabledLink({ className, describedBy, children }: ClosedLinkProps) {
  return (
    <span role="link" aria-disabled="true" aria-describedby={describedBy} tabIndex={0} className={className}>
      {children}
    </span>
  )
}
