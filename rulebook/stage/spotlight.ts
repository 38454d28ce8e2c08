/** Distance between an element and the ring around it, in pixels. */
const ringDistancePixels = 6

/**
 * A ring that highlights one element. It is above everything else on the page, even dialogs. Presses
 * reach the element through the ring.
 */
export class Spotlight {
  private readonly ring: HTMLElement
  private highlightedElement: Element | undefined
  private animationFrameId = 0

  constructor(private readonly document: Document) {
    this.ring = document.createElement('div')
    this.ring.className = 'spotlight'
    this.ring.setAttribute('popover', 'manual')
    this.ring.setAttribute('aria-hidden', 'true')
  }

  highlight(element: Element): void {
    this.highlightedElement = element
    element.scrollIntoView({ block: 'center', inline: 'nearest' })
    // The ring is outside the body, because the portal replaces the content of the body.
    if (!this.ring.isConnected) this.document.documentElement.append(this.ring)
    // A popover is above those that were shown before it.
    this.ring.hidePopover()
    this.ring.showPopover()
    this.followElement()
  }

  hide(): void {
    this.highlightedElement = undefined
    cancelAnimationFrame(this.animationFrameId)
    if (this.ring.isConnected) this.ring.hidePopover()
  }

  /** Keeps the ring around the element in each animation frame, while the element is highlighted. */
  private readonly followElement = (): void => {
    if (!this.highlightedElement) return
    const { left, top, width, height } = this.highlightedElement.getBoundingClientRect()
    const { style } = this.ring
    style.left = `${left - ringDistancePixels}px`
    style.top = `${top - ringDistancePixels}px`
    style.width = `${width + 2 * ringDistancePixels}px`
    style.height = `${height + 2 * ringDistancePixels}px`
    this.animationFrameId = requestAnimationFrame(this.followElement)
  }
}
