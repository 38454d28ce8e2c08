/**
 * Names of the accessibility rules of axe that only a browser can check: contrast, scrolling, links
 * within text, and the language of `index.html`.
 */
export const axeRulesRequiringBrowser = [
  'color-contrast',
  'scrollable-region-focusable',
  'link-in-text-block',
  'html-has-lang',
] as const
