import type { Plugin } from 'vite'

/** Removes the names of ports from builds, because only messages to developers show them. */
export function removePortNames(): Plugin {
  return {
    name: 'without-port-names',
    enforce: 'post',
    transform(code, id) {
      if (!/\/src\/application\/[\w/-]+\.port\.ts$/.test(id)) return undefined
      return { code: code.replaceAll(/\bdefinePort\((["'])\w+\1\)/g, 'definePort()'), map: null }
    },
  }
}
