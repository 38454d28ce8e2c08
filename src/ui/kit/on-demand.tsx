import { createContext, use, useEffect, useState, type ComponentType, type ReactNode } from 'react'

type Arrival<Props> =
  | { readonly phase: 'waiting' }
  | { readonly phase: 'here'; readonly component: ComponentType<Props> }
  | { readonly phase: 'failed'; readonly reason: unknown }

/** What is shown while a component is loading. */
export const Fallback = createContext<ReactNode>(undefined)

/** Code that is loaded once, and again after a failure. */
export class Code<Value> {
  /** The loaded code; undefined until then. */
  here: Value | undefined
  private coming: Promise<Value> | undefined

  constructor(private readonly load: () => Promise<Value>) {}

  /** Loads the code before it is needed. */
  ahead = (): Promise<Value> => (this.coming ??= this.fetch())

  /** Loads the code because it is needed now. If loading in advance failed, tries again. */
  bring = (): Promise<Value> => (this.coming ? this.coming.catch(this.ahead) : this.ahead())

  private async fetch(): Promise<Value> {
    try {
      return (this.here = await this.load())
    } catch (reason) {
      this.coming = undefined
      throw reason
    }
  }
}

/** A component that can be loaded before it is shown. */
export type OnDemand<Props> = ComponentType<Props> & { readonly ahead: () => Promise<unknown> }

/** A component whose code is loaded when it is first shown. If that fails, the error boundary shows it. */
export function onDemand<Props extends object>(load: () => Promise<ComponentType<Props>>): OnDemand<Props> {
  return partOf(new Code(load), (component) => component)
}

/**
 * A component of a chunk with several. If the chunk is loaded, it is shown at once without a placeholder,
 * whereas React's `lazy` would show the placeholder for at least 300 ms.
 */
export function partOf<Props extends object, Whole>(
  code: Code<Whole>,
  pick: (whole: Whole) => ComponentType<Props>,
): OnDemand<Props> {
  const present = (): Arrival<Props> =>
    code.here === undefined ? { phase: 'waiting' } : { phase: 'here', component: pick(code.here) }

  function Part(props: Props) {
    const meanwhile = use(Fallback)
    const [shown, show] = useState(present)
    useEffect(() => {
      if (shown.phase !== 'waiting') return
      let isShowing = true
      const settle = (next: Arrival<Props>): void => {
        if (isShowing) show(next)
      }
      code.bring().then(
        () => settle(present()),
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
  return Object.assign(Part, { ahead: code.ahead })
}
