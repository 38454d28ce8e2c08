import type { Plugin } from 'vite'

const generating = /@inversifyjs\/core\/.*\/(buildNoActivations\w+)Jit\.js$/

/**
 * Removes the part of inversify that writes functions as text (`new Function`), which the content security
 * policy forbids. The container never uses it, because `jitless` is its default; the part that does the
 * same without it stays.
 */
export function removeCodeGeneration(): Plugin {
  return {
    name: 'portal-without-code-generation',
    enforce: 'pre',
    load: (id) => {
      const name = generating.exec(id)?.[1]
      return name === undefined ? null : `export { ${name} as ${name}Jit } from './${name}.js'`
    },
  }
}
