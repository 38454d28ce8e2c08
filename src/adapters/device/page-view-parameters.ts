/** What analytics is told of a screen: its pattern in the place of every address. Source: SES-05. */
export function pageViewParameters(origin: string, routePattern: string): Readonly<Record<string, string>> {
  return {
    page_location: origin + routePattern,
    page_path: routePattern,
    page_title: routePattern,
    page_referrer: '',
  }
}
