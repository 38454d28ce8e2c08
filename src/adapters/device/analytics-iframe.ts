import type { ChosenService } from '@/application/session/page-view-reporter.port'

/** A message to the analytics page. It contains no data of the customer. Source: SES-05, OFF-05. */
export type AnalyticsIframeMessage = { readonly routePattern: string } | { readonly choice: ChosenService }

/**
 * Maximum number of messages that wait until the frame has loaded. If there are more, the oldest ones are
 * dropped.
 */
const maxWaitingMessages = 50

/**
 * The lender's analytics page in a sandboxed frame that may only run scripts. Its origin is opaque, so it
 * can read neither the portal nor its storage, even if it is served from the portal's origin.
 */
export class AnalyticsIframe {
  private readonly frame: HTMLIFrameElement
  private isLoaded = false
  private waitingMessages: readonly AnalyticsIframeMessage[] = []

  constructor(document: Document, address: string) {
    const frame = document.createElement('iframe')
    frame.setAttribute('sandbox', 'allow-scripts')
    frame.setAttribute('referrerpolicy', 'no-referrer')
    frame.setAttribute('aria-hidden', 'true')
    frame.tabIndex = -1
    frame.hidden = true
    frame.addEventListener('load', () => this.postQueued())
    frame.src = address
    document.body.append(frame)
    this.frame = frame
  }

  send(message: AnalyticsIframeMessage): void {
    if (this.isLoaded) this.post(message)
    else this.waitingMessages = [...this.waitingMessages, message].slice(-maxWaitingMessages)
  }

  private postQueued(): void {
    this.isLoaded = true
    for (const message of this.waitingMessages) this.post(message)
    this.waitingMessages = []
  }

  /**
   * Sends a message to the analytics page. The message is sent to any origin, because the frame's opaque
   * origin cannot be named. It contains no customer data.
   */
  private post(message: AnalyticsIframeMessage): void {
    this.frame.contentWindow?.postMessage(message, '*')
  }
}
