/** axe rules that only a browser can check: colours, scrolling, and the page of `index.html`. */
export const rulesOnlyForChromium = [
  'color-contrast',
  'scrollable-region-focusable',
  'link-in-text-block',
  'html-has-lang',
] as const
