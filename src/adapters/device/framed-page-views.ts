import type { PageViews } from '@/application/session/page-views.port'

/** More than anybody visits before a page has come; the rest of a page that never comes is not kept. */
const mostWaiting = 50

/**
 * A page of somebody else's that counts visits, in a frame that runs its scripts and may nothing else: its origin is
 * its own, whatever address it has, so that it reads neither the portal nor its storage. It hears patterns of paths
 * and nothing besides. Source: SES-05.
 */
export class FramedPageViews implements PageViews {
  private frame: HTMLIFrameElement | undefined
  private isThere = false
  private waiting: readonly string[] = []

  constructor(
    private readonly document: Document,
    private readonly address: string,
  ) {}

  report(routePattern: string): void {
    this.frame ??= this.open()
    if (this.isThere) this.tell(routePattern)
    else this.waiting = [...this.waiting, routePattern].slice(-mostWaiting)
  }

  private open(): HTMLIFrameElement {
    const frame = this.document.createElement('iframe')
    frame.setAttribute('sandbox', 'allow-scripts')
    frame.setAttribute('referrerpolicy', 'no-referrer')
    frame.setAttribute('aria-hidden', 'true')
    frame.tabIndex = -1
    frame.hidden = true
    frame.addEventListener('load', () => this.tellWaiting())
    frame.src = this.address
    this.document.body.append(frame)
    return frame
  }

  private tellWaiting(): void {
    this.isThere = true
    for (const routePattern of this.waiting) this.tell(routePattern)
    this.waiting = []
  }

  /** An origin of its own has no name to address it by; a pattern may be heard by whatever stands there. */
  private tell(routePattern: string): void {
    this.frame?.contentWindow?.postMessage({ routePattern }, '*')
  }
}
