/** The pages of a build: an address with none of its own gets the first. */
export const pageNames = ['index.html', 'validacion-dni.html'] as const
