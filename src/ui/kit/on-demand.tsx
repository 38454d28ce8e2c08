import { createContext, use, useEffect, useState, type ComponentType, type ReactNode } from 'react'

type Arrival<Props> =
  | { readonly phase: 'waiting' }
  | { readonly phase: 'here'; readonly component: ComponentType<Props> }
  | { readonly phase: 'failed'; readonly reason: unknown }

/** What stands where something is on its way. */
export const Meanwhile = createContext<ReactNode>(undefined)

/**
 * A component whose code comes when it is first shown; what cannot come meets the error boundary. What came with
 * another, `present` tells: it is shown at once, without anything meanwhile.
 * React's `lazy` would keep an arrival hidden until its fallback has stood for 300 ms.
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  present?: () => ComponentType<Props> | undefined,
): ComponentType<Props> {
  let arrival: Arrival<Props> = { phase: 'waiting' }

  return function OnDemand(props: Props) {
    const meanwhile = use(Meanwhile)
    const [shown, show] = useState<Arrival<Props>>(() => {
      const component = present?.()
      return component ? { phase: 'here', component } : arrival
    })
    useEffect(() => {
      if (shown.phase !== 'waiting') return
      let isShowing = true
      const settle = (next: Arrival<Props>): void => {
        if (next.phase === 'here') arrival = next
        if (isShowing) show(next)
      }
      load().then(
        (component) => settle({ phase: 'here', component }),
        (reason: unknown) => settle({ phase: 'failed', reason }),
      )
      return () => {
        isShowing = false
      }
    }, [shown.phase])
    if (shown.phase === 'failed') throw shown.reason
    if (shown.phase === 'waiting') return meanwhile
    const { component: Component } = shown
    return <Component {...props} />
  }
}
