import { useEffect, useState, type ComponentType, type ReactNode } from 'react'

type LoadState<Props> =
  | { readonly phase: 'waiting' }
  | { readonly phase: 'loaded'; readonly component: ComponentType<Props> }
  | { readonly phase: 'failed'; readonly reason: unknown }

/** Code that is loaded once, and again after a failure. */
export class OnDemandCode<Value> {
  /** The loaded code; undefined until then. */
  loaded: Value | undefined
  private loading: Promise<Value> | undefined

  constructor(private readonly fetchCode: () => Promise<Value>) {}

  /** Loads the code before it is needed. */
  preload = (): Promise<Value> => (this.loading ??= this.begin())

  /** Loads the code because it is needed now. If loading in advance failed, tries again. */
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
export type OnDemand<Props> = ComponentType<Props> & { readonly preload: () => Promise<unknown> }

/**
 * A component whose code is loaded when it is first shown; until then its placeholder is shown, or nothing. If
 * loading fails, the error boundary shows it.
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  placeholder?: ReactNode,
): OnDemand<Props> {
  return partOfChunk(new OnDemandCode(load), (component) => component, placeholder)
}

/** A component on demand that its screen does without: nothing is shown until it is loaded, or if that fails. */
export function optionalOnDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): OnDemand<Props> {
  return onDemand<Props>(() => load().catch(() => Nothing))
}

function Nothing(): undefined {}

/**
 * A component of a chunk with several. If the chunk is loaded, it is shown at once without a placeholder,
 * whereas React's `lazy` would show the placeholder for at least 300 ms.
 */
export function partOfChunk<Props extends object, Whole>(
  code: OnDemandCode<Whole>,
  pick: (whole: Whole) => ComponentType<Props>,
  placeholder?: ReactNode,
): OnDemand<Props> {
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
