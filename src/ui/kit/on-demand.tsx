import { createContext, use, useEffect, useState, type ComponentType, type ReactNode } from 'react'

type Arrival<Props> =
  | { readonly phase: 'waiting' }
  | { readonly phase: 'here'; readonly component: ComponentType<Props> }
  | { readonly phase: 'failed'; readonly reason: unknown }

/** What stands where something is pending. */
export const Fallback = createContext<ReactNode>(undefined)

/** Code that is fetched once, and anew when it did not come. */
export class Code<Value> {
  /** Nothing until it has come. */
  here: Value | undefined
  private coming: Promise<Value> | undefined

  constructor(private readonly load: () => Promise<Value>) {}

  /** Before anybody needs it. */
  ahead = (): Promise<Value> => (this.coming ??= this.fetch())

  /** Somebody waits for it: what was fetched ahead and did not come is asked for once more. */
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

/** A component that can be fetched before it is shown. */
export type OnDemand<Props> = ComponentType<Props> & { readonly ahead: () => Promise<unknown> }

/** A component whose code comes when it is first shown; what cannot come meets the error boundary. */
export function onDemand<Props extends object>(load: () => Promise<ComponentType<Props>>): OnDemand<Props> {
  return partOf(new Code(load), (component) => component)
}

/**
 * A component that comes with others; what is here already is shown at once, without anything meanwhile.
 * React's `lazy` would keep an arrival hidden until its fallback has stood for 300 ms.
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
