/** Distance between an element and the ring around it, in pixels. */
const room = 6

/**
 * A ring that highlights one element. It is drawn above everything, even dialogs, and lets presses
 * through to the element.
 */
export class Spotlight {
  private readonly ring: HTMLElement
  private lit: Element | undefined
  private frame = 0

  constructor(private readonly document: Document) {
    this.ring = document.createElement('div')
    this.ring.className = 'spotlight'
    this.ring.setAttribute('popover', 'manual')
    this.ring.setAttribute('aria-hidden', 'true')
  }

  light(element: Element): void {
    this.lit = element
    element.scrollIntoView({ block: 'center', inline: 'nearest' })
    // Outside the body, because the portal replaces its content.
    if (!this.ring.isConnected) this.document.documentElement.append(this.ring)
    // The element shown last is above those shown before.
    this.ring.hidePopover()
    this.ring.showPopover()
    this.follow()
  }

  off(): void {
    this.lit = undefined
    cancelAnimationFrame(this.frame)
    if (this.ring.isConnected) this.ring.hidePopover()
  }

  private readonly follow = (): void => {
    if (!this.lit) return
    const { left, top, width, height } = this.lit.getBoundingClientRect()
    const { style } = this.ring
    style.left = `${left - room}px`
    style.top = `${top - room}px`
    style.width = `${width + 2 * room}px`
    style.height = `${height + 2 * room}px`
    this.frame = requestAnimationFrame(this.follow)
  }
}
