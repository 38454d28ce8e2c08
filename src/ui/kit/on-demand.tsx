import { useEffect, useState, type ComponentType, type ReactNode } from 'react'

type LoadState<Props> =
  | { readonly phase: 'waiting' }
  | { readonly phase: 'loaded'; readonly component: ComponentType<Props> }
  | { readonly phase: 'failed'; readonly reason: unknown }

/** Code that is loaded once. If loading fails, the next call tries again. */
export class OnDemandCode<Value> {
  /** The loaded code; undefined until it is loaded. */
  loaded: Value | undefined
  private loading: Promise<Value> | undefined

  constructor(private readonly fetchCode: () => Promise<Value>) {}

  /** Starts to load the code before it is needed, and returns the code once it is loaded. */
  preload = (): Promise<Value> => (this.loading ??= this.begin())

  /** Loads code that is needed now, and returns it. If an earlier attempt failed, tries once more. */
  load = (): Promise<Value> => (this.loading ? this.loading.catch(this.preload) : this.preload())

  private async begin(): Promise<Value> {
    try {
      return (this.loaded = await this.fetchCode())
    } catch (reason) {
      this.loading = undefined
      throw reason
    }
  }
}

/** A component that can be loaded before it is shown. */
export type OnDemandComponent<Props> = ComponentType<Props> & { readonly preload: () => Promise<unknown> }

/**
 * Returns a component whose code is loaded when it is first shown. Until then its placeholder is shown, or
 * nothing. If loading fails, the error boundary shows the error.
 */
export function onDemandComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  placeholder?: ReactNode,
): OnDemandComponent<Props> {
  return componentFromChunk(new OnDemandCode(load), (component) => component, placeholder)
}

/**
 * Returns a component whose code is loaded on demand and without which its screen works. Until it is loaded,
 * or if loading fails, nothing is shown.
 */
export function optionalOnDemandComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): OnDemandComponent<Props> {
  return onDemandComponent<Props>(() => load().catch(() => Nothing))
}

function Nothing(): undefined {}

/**
 * Returns a component from a chunk that contains several. If the chunk is already loaded, the component is
 * shown at once, whereas React's `lazy` would first show a placeholder for at least 300 ms.
 */
export function componentFromChunk<Props extends object, Whole>(
  code: OnDemandCode<Whole>,
  pick: (whole: Whole) => ComponentType<Props>,
  placeholder?: ReactNode,
): OnDemandComponent<Props> {
  const present = (): LoadState<Props> =>
    code.loaded === undefined ? { phase: 'waiting' } : { phase: 'loaded', component: pick(code.loaded) }

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
