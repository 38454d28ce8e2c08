import { createContext, use, useEffect, useRef, type ReactNode, type RefObject } from 'react'

const FocusKeeperContext = createContext<RefObject<HTMLElement | null>>({ current: null })

interface FocusKeeperProps {
  /** Name of the wrapped content, for screen readers. */
  readonly label: string
  readonly className?: string | undefined
  readonly children: ReactNode
}

/**
 * Wraps content that is replaced when the customer presses a button inside it. The wrapper holds the focus
 * until the new content takes it.
 */
export function FocusKeeper({ label, className, children }: FocusKeeperProps) {
  const keeper = useRef<HTMLDivElement>(null)
  return (
    <div ref={keeper} role="group" tabIndex={-1} aria-label={label} className={className}>
      <FocusKeeperContext value={keeper}>{children}</FocusKeeperContext>
    </div>
  )
}

/**
 * Returns a function that moves the focus to the surrounding `FocusKeeper`. Call the function when the
 * button that has the focus is about to disappear.
 */
export function useKeepFocus(): () => void {
  const keeper = use(FocusKeeperContext)
  return () => keeper.current?.focus({ preventScroll: true })
}

/**
 * Returns a ref for an element of the new content inside a `FocusKeeper`. The element takes the focus that
 * the `FocusKeeper` holds, unless the customer has moved the focus elsewhere.
 */
export function useFocusOnMount<Receiver extends HTMLElement>(): RefObject<Receiver | null> {
  const keeper = use(FocusKeeperContext)
  const receiver = useRef<Receiver>(null)
  useEffect(() => {
    if (keeper.current !== null && keeper.current === document.activeElement) receiver.current?.focus()
  })
  return receiver
}

/**
 * A title inside a `FocusKeeper`. When it takes the place of content that had the focus, it takes the focus
 * too.
 */
export function FocusReceivingTitle({ children }: { readonly children: string }) {
  const heading = useFocusOnMount<HTMLHeadingElement>()
  return (
    <h2 ref={heading} tabIndex={-1}>
      {children}
    </h2>
  )
}
