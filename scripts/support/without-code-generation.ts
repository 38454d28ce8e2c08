import type { Plugin } from 'vite'

const codeGeneratingFilePattern = /@inversifyjs\/core\/.*\/(buildNoActivations\w+)Jit\.js$/

/**
 * Returns a Vite plugin. It removes the part of inversify that creates functions from text (`new
 * Function`), which the content security policy forbids. The portal's container does not use that part,
 * because inversify's default is `jitless`.
 */
export function createInversifyCodeGenerationRemovalPlugin(): Plugin {
  return {
    name: 'portal-without-code-generation',
    enforce: 'pre',
    load: (id) => {
      const name = codeGeneratingFilePattern.exec(id)?.[1]
      return name === undefined ? null : `export { ${name} as ${name}Jit } from './${name}.js'`
    },
  }
}
