import { useEffect, useRef } from 'react'

export interface PartTitleProps {
  readonly children: string
  /** Takes the focus, because the pressed button has disappeared. */
  readonly takesFocus: boolean
}

export function PartTitle({ children, takesFocus }: PartTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  return (
    <h2 ref={heading} tabIndex={-1}>
      {children}
    </h2>
  )
}
