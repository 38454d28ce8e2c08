/**
 * The pages of a build. Addresses without their own page get the first one. The demo has only that, because
 * its links open it.
 */
export const htmlPageNames = ['index.html', 'validacion-dni.html'] as const

export type HtmlPageName = (typeof htmlPageNames)[number]
