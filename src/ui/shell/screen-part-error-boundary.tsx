import { Component, type ReactNode } from 'react'
import type { CodeNotLoadedReason, PortalRelease } from '@/application/shared/release.port'
import { ScreenPartNotLoadedNotice } from './screen-part-not-loaded-notice'

interface ScreenPartErrorBoundaryProps {
  readonly release: PortalRelease
  /**
   * Content that replaces the part of the screen while the portal finds out why the part could not be
   * loaded.
   */
  readonly placeholder: ReactNode
  /**
   * The message that replaces the part of the screen if the part could not be loaded because the network
   * is down.
   */
  readonly message: string
  /**
   * Closes the part of the screen. Given if the customer has opened the part: it is then not loaded by itself
   * when the network is back.
   */
  readonly onClose?: (() => void) | undefined
  readonly children: ReactNode
}

type State =
  | { readonly phase: 'whole' }
  | { readonly phase: 'looking' }
  | { readonly phase: 'not-loaded'; readonly why: CodeNotLoadedReason }
  | { readonly phase: 'broken'; readonly reason: unknown }

/**
 * An error boundary around a part of a screen. If the code of the part could not be loaded, a notice replaces
 * the part, and the rest of the screen keeps what the customer typed and chose. The screen's own error boundary
 * handles any other error. Source: GEN-16.
 */
export class ScreenPartErrorBoundary extends Component<ScreenPartErrorBoundaryProps, State> {
  private hasRetriedByItself = false
  override state: State = { phase: 'whole' }

  static getDerivedStateFromError(): State {
    return { phase: 'looking' }
  }

  override componentDidCatch(reason: unknown): void {
    const meaning = this.props.release.findCodeNotLoadedReason(reason)
    if (!meaning) this.setState({ phase: 'broken', reason })
    else void meaning.then(this.handleNotLoaded)
  }

  private readonly handleNotLoaded = (why: CodeNotLoadedReason): void => {
    // After a short network failure the part may load at once.
    const isRetried = why === 'unexplained' && !this.hasRetriedByItself
    if (isRetried) this.hasRetriedByItself = true
    this.setState(isRetried ? { phase: 'whole' } : { phase: 'not-loaded', why })
  }

  /** Renders the part of the screen again, so that its code is loaded again. */
  private readonly retry = (): void => this.setState({ phase: 'whole' })

  override render(): ReactNode {
    const { children, placeholder, message, onClose } = this.props
    const { state } = this
    switch (state.phase) {
      case 'whole':
        return children
      case 'looking':
        return placeholder
      case 'not-loaded':
        return (
          <ScreenPartNotLoadedNotice
            reason={state.why}
            unreachableMessage={message}
            onRetry={this.retry}
            onClose={onClose}
          />
        )
      case 'broken':
        throw state.reason
    }
  }
}
