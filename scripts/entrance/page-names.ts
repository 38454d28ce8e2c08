/**
 * Names of the HTML pages of a build. The server answers with the first one at every address without its
 * own page. The demo's build has only the first one, because links to a demo state open it.
 */
export const htmlPageNames = ['index.html', 'validacion-dni.html'] as const

export type HtmlPageName = (typeof htmlPageNames)[number]
