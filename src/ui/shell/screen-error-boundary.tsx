import { Component, Fragment, useEffect, type ComponentType, type ReactNode } from 'react'
import type { CodeNotLoadedReason, PortalRelease } from '@/application/shared/release.port'
import { addresses } from '@/ui/addresses'
import { Button, ButtonLink } from '@/ui/kit/button'
import { ResultScreen } from '@/ui/kit/result-screen'
import { ScreenSkeleton } from '@/ui/kit/screen-skeleton'
import { failureActionTexts } from '@/ui/texts/failure-actions.texts'
import { shellTexts } from '@/ui/texts/shell.texts'

const { brokenScreen, newVersion, unreachable } = shellTexts

interface ScreenErrorBoundaryProps {
  readonly children: ReactNode
  readonly release: PortalRelease
  /**
   * The layout around the error message, for an error boundary that also covers the portal's own layout. By
   * default the message has no layout of its own.
   */
  readonly frame?: ComponentType<{ readonly children: ReactNode }>
}

type Phase = 'whole' | 'looking' | CodeNotLoadedReason

/**
 * The error boundary of the screens. After a programming error, or if code could not be loaded, it shows
 * a message in place of an empty screen.
 */
export class ScreenErrorBoundary extends Component<ScreenErrorBoundaryProps, { readonly phase: Phase }> {
  private hasAskedAgain = false
  override state: { readonly phase: Phase } = { phase: 'whole' }

  static getDerivedStateFromError(): { readonly phase: Phase } {
    return { phase: 'unexplained' }
  }

  override componentDidCatch(reason: unknown): void {
    const meaning = this.props.release.findCodeNotLoadedReason(reason)
    // The browser passes the error to its reporters. Source: OPS-04.
    if (!meaning) return globalThis.reportError?.(reason)
    this.setState({ phase: 'looking' })
    void meaning.then((phase) => {
      const isFirst = !this.hasAskedAgain
      this.hasAskedAgain = true
      // After a short network failure the part may load at once.
      if (phase === 'unexplained' && isFirst) this.retry()
      else this.setState({ phase })
    })
  }

  /** Renders the screen again, so that the code that could not be loaded is loaded again. */
  private readonly retry = (): void => this.setState({ phase: 'whole' })

  override render(): ReactNode {
    const { children, frame: Frame = Fragment } = this.props
    const { phase } = this.state
    if (phase === 'whole') return children
    return (
      <Frame>
        {phase === 'looking' && <ScreenSkeleton label={shellTexts.loading} />}
        {phase === 'unreachable' && <NetworkDownMessage onRetry={this.retry} />}
        {(phase === 'replaced' || phase === 'unexplained') && (
          <BrokenScreenMessage isReplaced={phase === 'replaced'} />
        )}
      </Frame>
    )
  }
}

/** The message that the network is down. It calls `onRetry` as soon as the network is back. */
function NetworkDownMessage({ onRetry }: { readonly onRetry: () => void }) {
  useEffect(() => {
    window.addEventListener('online', onRetry)
    return () => window.removeEventListener('online', onRetry)
  }, [onRetry])
  return (
    <ResultScreen
      tone="bad"
      title={unreachable.title}
      subtitle={failureActionTexts.noAnswer}
      message={unreachable.lead}
    >
      <Button wide onPress={onRetry}>
        {failureActionTexts.retry}
      </Button>
    </ResultScreen>
  )
}

function BrokenScreenMessage({ isReplaced }: { readonly isReplaced: boolean }) {
  const { title, lead, load } = isReplaced ? newVersion : brokenScreen
  return (
    <ResultScreen
      tone={isReplaced ? 'info' : 'bad'}
      title={title}
      subtitle={lead}
      {...(isReplaced ? {} : { reference: brokenScreen.reference })}
    >
      <Button wide onPress={() => window.location.reload()}>
        {load}
      </Button>
      <ButtonLink href={addresses.home.createPath()} variant="quiet">
        {failureActionTexts.goHome}
      </ButtonLink>
    </ResultScreen>
  )
}
