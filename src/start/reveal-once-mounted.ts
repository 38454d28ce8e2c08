/**
 * Removes the loading frame, which the HTML page shows over the portal, once a screen has its title. When
 * that screen has also loaded its data, the page no longer counts as starting.
 */
export function removeLoadingFrameOnceMounted(root: HTMLElement): void {
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
