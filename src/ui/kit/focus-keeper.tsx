import { createContext, use, useEffect, useRef, type ReactNode, type RefObject } from 'react'

const Keeper = createContext<RefObject<HTMLElement | null>>({ current: null })

export interface FocusKeeperProps {
  /** Name of the wrapper for screen readers. */
  readonly label: string
  readonly className?: string | undefined
  readonly children: ReactNode
}

/**
 * Wraps content that disappears when the customer presses a button in it. The wrapper holds the focus until
 * the new content takes it.
 */
export function FocusKeeper({ label, className, children }: FocusKeeperProps) {
  const keeper = useRef<HTMLDivElement>(null)
  return (
    <div ref={keeper} role="group" tabIndex={-1} aria-label={label} className={className}>
      <Keeper value={keeper}>{children}</Keeper>
    </div>
  )
}

/**
 * Returns a function that moves the focus to the surrounding `FocusKeeper`. Call it for a button that is
 * about to disappear.
 */
export function useKeepFocus(): () => void {
  const keeper = use(Keeper)
  return () => keeper.current?.focus({ preventScroll: true })
}

/**
 * Returns a ref for new content. The content takes the focus from the surrounding `FocusKeeper`, unless the
 * customer has moved the focus elsewhere.
 */
export function useFocusOnMount<Taker extends HTMLElement>(): RefObject<Taker | null> {
  const keeper = use(Keeper)
  const taker = useRef<Taker>(null)
  useEffect(() => {
    if (keeper.current !== null && keeper.current === document.activeElement) taker.current?.focus()
  })
  return taker
}

/** A title that takes the focus when it replaces content that disappeared. */
export function FocusReceivingTitle({ children }: { readonly children: string }) {
  const heading = useFocusOnMount<HTMLHeadingElement>()
  return (
    <h2 ref={heading} tabIndex={-1}>
      {children}
    </h2>
  )
}
