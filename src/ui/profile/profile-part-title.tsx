import { useEffect, useRef } from 'react'

interface ProfilePartTitleProps {
  readonly children: string
  /**
   * Whether the title takes the keyboard focus. It does when the button that the customer pressed has
   * disappeared.
   */
  readonly takesFocus: boolean
}

export function ProfilePartTitle({ children, takesFocus }: ProfilePartTitleProps) {
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
