/**
 * The page brings a frame, behind which the portal is drawn unseen. Once a screen has its title the frame goes, and
 * once nothing is awaited any more the start is over: until then shapes of what comes stand where they stood.
 */
export function revealOnceMounted(root: HTMLElement): void {
  const page = root.ownerDocument
  const { dataset } = page.documentElement
  const drawing = new MutationObserver(() => {
    const heading = root.querySelector('h1')
    if (!heading) return
    const frame = page.getElementById('frame')
    frame?.remove()
    delete dataset['known']
    // Nothing that is unseen takes the focus.
    if (frame && page.activeElement === page.body) heading.focus({ preventScroll: true })
    if (root.querySelector('[aria-busy=true]')) return
    delete dataset['starting']
    drawing.disconnect()
  })
  drawing.observe(root, { childList: true, subtree: true })
}
