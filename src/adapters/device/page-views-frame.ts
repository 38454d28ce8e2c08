/** More than anybody visits before a page has come; the rest of a page that never comes is not kept. */
const mostWaiting = 50

/**
 * A page of somebody else's in a frame that runs its scripts and may nothing else: its origin is its own, whatever
 * address it has, so that it reads neither the portal nor its storage.
 */
export class PageViewsFrame {
  private readonly frame: HTMLIFrameElement
  private isThere = false
  private waiting: readonly string[] = []

  constructor(document: Document, address: string) {
    const frame = document.createElement('iframe')
    frame.setAttribute('sandbox', 'allow-scripts')
    frame.setAttribute('referrerpolicy', 'no-referrer')
    frame.setAttribute('aria-hidden', 'true')
    frame.tabIndex = -1
    frame.hidden = true
    frame.addEventListener('load', () => this.tellWaiting())
    frame.src = address
    document.body.append(frame)
    this.frame = frame
  }

  hear(routePattern: string): void {
    if (this.isThere) this.tell(routePattern)
    else this.waiting = [...this.waiting, routePattern].slice(-mostWaiting)
  }

  private tellWaiting(): void {
    this.isThere = true
    for (const routePattern of this.waiting) this.tell(routePattern)
    this.waiting = []
  }

  /** An origin of its own has no name to address it by; a pattern may be heard by whatever stands there. */
  private tell(routePattern: string): void {
    this.frame.contentWindow?.postMessage({ routePattern }, '*')
  }
}
