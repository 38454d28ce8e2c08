/** The part of the browser's `window` object that the demo uses. */
export interface WindowUsedByDemo {
  readonly location: Pick<Location, 'href' | 'origin' | 'pathname' | 'search' | 'assign' | 'reload'>
  readonly history: Pick<History, 'replaceState'>
  readonly reportError: (mistake: unknown) => void
}
