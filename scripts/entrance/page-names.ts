/**
 * The HTML pages of a build. Addresses without a page of their own get the first one. The demo's build has
 * only that one, because links to a demo state open it.
 */
export const htmlPageNames = ['index.html', 'validacion-dni.html'] as const

export type HtmlPageName = (typeof htmlPageNames)[number]
