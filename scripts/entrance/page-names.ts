/** The pages of a build: an address with none of its own gets the first. The demo, which its links open, has no other. */
export const pageNames = ['index.html', 'validacion-dni.html'] as const

export type PageName = (typeof pageNames)[number]
