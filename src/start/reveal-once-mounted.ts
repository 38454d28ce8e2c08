/**
 * Removes the loading frame of the HTML page, which covers the portal, once a screen has its title. The start
 * is complete when nothing is loading any more; until then the screen shows placeholders.
 */
export function removeFrameOnceMounted(root: HTMLElement): void {
  const page = root.ownerDocument
  const { dataset } = page.documentElement
  const drawing = new MutationObserver(() => {
    const heading = root.querySelector('h1')
    if (!heading) return
    const frame = page.getElementById('frame')
    frame?.remove()
    delete dataset['known']
    // A hidden element cannot take the focus.
    if (frame && page.activeElement === page.body) heading.focus({ preventScroll: true })
    if (root.querySelector('[aria-busy=true]')) return
    delete dataset['starting']
    drawing.disconnect()
  })
  drawing.observe(root, { childList: true, subtree: true })
}
