import { Component, useEffect, type ReactNode } from 'react'
import type { PortalRelease } from '@/application/shared/release.port'
import { NotLoadedNotice } from '@/ui/kit/not-loaded-notice'

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
  readonly children: ReactNode
}

type Phase = 'whole' | 'looking' | 'unreachable' | 'broken'

interface State {
  readonly phase: Phase
  readonly reason?: unknown
}

/**
 * An error boundary around a part of a screen. If the part could not be loaded because the network is
 * down, a message replaces it, and the rest of the screen keeps what the customer chose. The screen's
 * own error boundary handles any other error. Source: GEN-16.
 */
export class ScreenPartErrorBoundary extends Component<ScreenPartErrorBoundaryProps, State> {
  override state: State = { phase: 'whole' }

  static getDerivedStateFromError(reason: unknown): State {
    return { phase: 'looking', reason }
  }

  override componentDidCatch(reason: unknown): void {
    const meaning = this.props.release.findCodeNotLoadedReason(reason)
    if (!meaning) this.setState({ phase: 'broken' })
    else
      void meaning.then((why) => this.setState({ phase: why === 'unreachable' ? 'unreachable' : 'broken' }))
  }

  /** Renders the part of the screen again, so that its code is loaded again. */
  private readonly retry = (): void => this.setState({ phase: 'whole', reason: undefined })

  override render(): ReactNode {
    const { phase, reason } = this.state
    const { children, placeholder, message } = this.props
    switch (phase) {
      case 'whole':
        return children
      case 'looking':
        return placeholder
      case 'unreachable':
        return <NetworkDownMessage message={message} onRetry={this.retry} />
      case 'broken':
        throw reason
    }
  }
}

/** The message that the network is down. It calls `onRetry` as soon as the network is back. */
function NetworkDownMessage({
  message,
  onRetry,
}: {
  readonly message: string
  readonly onRetry: () => void
}) {
  useEffect(() => {
    window.addEventListener('online', onRetry)
    return () => window.removeEventListener('online', onRetry)
  }, [onRetry])
  return <NotLoadedNotice tone="bad" message={message} onRetry={onRetry} />
}
