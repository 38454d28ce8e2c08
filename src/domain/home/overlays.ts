/** What may lie over a screen, the most pressing first. Source: HOM-15. */
const precedence = ['notification', 'prepaid-benefit', 'line-pop-up', 'celebration', 'survey'] as const

export type Overlay = (typeof precedence)[number]

/** Those that wait, with the one that shows in front. */
export type OverlayQueue = readonly Overlay[]

/** All of them at once, while none shows yet: the most pressing comes first. */
export function overlayQueue(overlays: readonly Overlay[]): OverlayQueue {
  return inOrder([...new Set(overlays)])
}

export function withoutOverlay(queue: OverlayQueue, overlay: Overlay): OverlayQueue {
  return queue.filter((each) => each !== overlay)
}

function inOrder(overlays: readonly Overlay[]): OverlayQueue {
  return precedence.filter((overlay) => overlays.includes(overlay))
}
