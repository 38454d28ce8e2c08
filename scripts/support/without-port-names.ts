import type { Plugin } from 'vite'

/**
 * Returns a Vite plugin. It removes the names of ports (interfaces of the application) from builds,
 * because only messages to developers show these names.
 */
export function createPortNameRemovalPlugin(): Plugin {
  return {
    name: 'without-port-names',
    enforce: 'post',
    transform(code, id) {
      if (!/\/src\/application\/[\w/-]+\.port\.ts$/.test(id)) return undefined
      return { code: code.replaceAll(/\bdefinePort\((["'])\w+\1\)/g, 'definePort()'), map: null }
    },
  }
}
