/** What of axe only a browser computes or loads: colours, what scrolls, and the page of `index.html`. */
export const leftToChromium = [
  'color-contrast',
  'scrollable-region-focusable',
  'link-in-text-block',
  'html-has-lang',
] as const
