/** The overlays that may cover home when it opens, in order of priority. Source: HOM-10, HOM-12. */
const overlaysByPriority = ['prepayment-discount', 'line-pop-up'] as const

export type HomeOverlay = (typeof overlaysByPriority)[number]

/**
 * Returns the one overlay (a layer on top of the home screen) to show at this visit: the first by priority
 * of those that are due. The others are shown at later visits. Undefined if none is due. Source: HOM-15,
 * HOM-18.
 */
export function homeOverlayToShow(overlays: readonly HomeOverlay[]): HomeOverlay | undefined {
  return overlaysByPriority.find((overlay) => overlays.includes(overlay))
}
