import { useEffect, useState, type ComponentType, type ReactNode } from 'react'

type LoadState<Props> =
  | { readonly phase: 'waiting' }
  | { readonly phase: 'loaded'; readonly component: ComponentType<Props> }
  | { readonly phase: 'failed'; readonly reason: unknown }

/**
 * Code that is loaded at most once, when it is needed. If loading fails, the next call of `load` or
 * `preload` tries again.
 */
export class OnDemandModule<Value> {
  /** The loaded code; undefined until it is loaded. */
  loadedCode: Value | undefined
  private loading: Promise<Value> | undefined

  constructor(private readonly fetchCode: () => Promise<Value>) {}

  /** Starts to load the code before it is needed. Returns a promise of the code. */
  preload = (): Promise<Value> => (this.loading ??= this.begin())

  /**
   * Loads code that is needed now, and returns a promise of the code. If loading that began earlier fails,
   * tries once more.
   */
  load = (): Promise<Value> => (this.loading ? this.loading.catch(this.preload) : this.preload())

  private async begin(): Promise<Value> {
    try {
      return (this.loadedCode = await this.fetchCode())
    } catch (reason) {
      this.loading = undefined
      throw reason
    }
  }
}

/** A component whose code can be loaded before the component is shown. */
export type OnDemandComponent<Props> = ComponentType<Props> & { readonly preload: () => Promise<unknown> }

/**
 * Returns a component whose code is loaded when the component is shown for the first time. While the code is
 * loading, `placeholder` is shown, or nothing if it is not given. If loading fails, the error goes to the
 * surrounding error boundary.
 */
export function createOnDemandComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  placeholder?: ReactNode,
): OnDemandComponent<Props> {
  return createComponentFromChunk(new OnDemandModule(load), (component) => component, placeholder)
}

/**
 * Returns a component that its screen can do without, and whose code is loaded on demand. While the code is
 * loading, or if loading fails, nothing is shown in its place.
 */
export function createOptionalOnDemandComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): OnDemandComponent<Props> {
  return createOnDemandComponent<Props>(() => load().catch(() => Nothing))
}

function Nothing(): undefined {}

/**
 * Returns one of the components that a chunk contains. If the chunk is loaded already, the component is
 * shown at once. React's `lazy` would first show a placeholder for at least 300 ms.
 */
export function createComponentFromChunk<Props extends object, Whole>(
  code: OnDemandModule<Whole>,
  pick: (whole: Whole) => ComponentType<Props>,
  placeholder?: ReactNode,
): OnDemandComponent<Props> {
  const present = (): LoadState<Props> =>
    code.loadedCode === undefined
      ? { phase: 'waiting' }
      : { phase: 'loaded', component: pick(code.loadedCode) }

  function Part(props: Props) {
    const [shown, show] = useState(present)
    useEffect(() => {
      if (shown.phase !== 'waiting') return
      let isShowing = true
      const settle = (next: LoadState<Props>): void => {
        if (isShowing) show(next)
      }
      code.load().then(
        () => settle(present()),
        (reason: unknown) => settle({ phase: 'failed', reason }),
      )
      return () => {
        isShowing = false
      }
    }, [shown.phase])
    if (shown.phase === 'failed') throw shown.reason
    if (shown.phase === 'waiting') return placeholder
    const { component: Component } = shown
    return <Component {...props} />
  }
  return Object.assign(Part, { preload: code.preload })
}
