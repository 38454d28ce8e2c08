/** What analytics is told of a screen: its pattern in the place of every address. Source: SES-05. */
export function pageViewParameters(origin: string, routePattern: string): Readonly<Record<string, string>> {
  return {
    page_location: origin + routePattern,
    page_path: routePattern,
    page_title: routePattern,
    // An empty one might count as none, and then the address of the screen before would go in its place.
    page_referrer: `${origin}/`,
  }
}
