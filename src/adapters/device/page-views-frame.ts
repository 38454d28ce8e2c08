import type { ServiceChoice } from '@/application/session/page-views.port'

/** Names no customer and nothing of theirs. Source: SES-05, OFF-05. */
export type PageViewMessage = { readonly routePattern: string } | { readonly choice: ServiceChoice }

/** More than anybody visits before a page has come; the rest of a page that never comes is not kept. */
const mostWaiting = 50

/**
 * A page of somebody else's in a frame that runs its scripts and may nothing else: its origin is its own, whatever
 * address it has, so that it reads neither the portal nor its storage.
 */
export class PageViewsFrame {
  private readonly frame: HTMLIFrameElement
  private isThere = false
  private waiting: readonly PageViewMessage[] = []

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

  hear(message: PageViewMessage): void {
    if (this.isThere) this.post(message)
    else this.waiting = [...this.waiting, message].slice(-mostWaiting)
  }

  private postQueued(): void {
    this.isThere = true
    for (const message of this.waiting) this.post(message)
    this.waiting = []
  }

  /** An origin of its own has no name to address it by; a pattern may be heard by whatever stands there. */
  private post(message: PageViewMessage): void {
    this.frame.contentWindow?.postMessage(message, '*')
  }
}
