import type { Plugin } from 'vite'

const generating = /@inversifyjs\/core\/.*\/(buildNoActivations\w+)Jit\.js$/

/**
 * Takes out the part of inversify that writes functions as text (`new Function`). The content security policy forbids
 * it, and the container never asks for it (`jitless` is its default); the part that does the same without it stays.
 */
export function withoutCodeGeneration(): Plugin {
  return {
    name: 'portal-without-code-generation',
    enforce: 'pre',
    load: (id) => {
      const name = generating.exec(id)?.[1]
      return name === undefined ? null : `export { ${name} as ${name}Jit } from './${name}.js'`
    },
  }
}
