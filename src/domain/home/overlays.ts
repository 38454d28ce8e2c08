/** What may lie over home when it opens, the most pressing first. Source: HOM-10, HOM-12. */
const precedence = ['prepaid-benefit', 'line-pop-up'] as const

export type Overlay = (typeof precedence)[number]

/** The one that shows; the others wait for a later visit. Source: HOM-15, HOM-18. */
export function mostPressing(overlays: readonly Overlay[]): Overlay | undefined {
  return precedence.find((overlay) => overlays.includes(overlay))
}
