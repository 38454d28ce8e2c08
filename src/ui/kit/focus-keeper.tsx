import { createContext, use, useEffect, useRef, type ReactNode, type RefObject } from 'react'

const Keeper = createContext<RefObject<HTMLElement | null>>({ current: null })

export interface FocusKeeperProps {
  /** What stands here, for who does not see it. */
  readonly label: string
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** Around what goes away when a button in it is pressed: the focus stays here until what comes instead takes it. */
export function FocusKeeper({ label, className, children }: FocusKeeperProps) {
  const keeper = useRef<HTMLDivElement>(null)
  return (
    <div ref={keeper} role="group" tabIndex={-1} aria-label={label} className={className}>
      <Keeper value={keeper}>{children}</Keeper>
    </div>
  )
}

/** For the button that goes away: gives the focus to the keeper. */
export function useFocusKeeping(): () => void {
  const keeper = use(Keeper)
  return () => keeper.current?.focus({ preventScroll: true })
}

/** For what comes instead: takes the focus, unless the customer has gone on by then. */
export function useKeptFocus<Taker extends HTMLElement>(): RefObject<Taker | null> {
  const keeper = use(Keeper)
  const taker = useRef<Taker>(null)
  useEffect(() => {
    if (keeper.current !== null && keeper.current === document.activeElement) taker.current?.focus()
  })
  return taker
}

/** The title of what comes instead. */
export function KeptFocusTitle({ children }: { readonly children: string }) {
  const heading = useKeptFocus<HTMLHeadingElement>()
  return (
    <h2 ref={heading} tabIndex={-1}>
      {children}
    </h2>
  )
}
