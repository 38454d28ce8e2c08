import { join } from 'node:path'
import { build } from 'vite'
import { projectRoot } from '#scripts/support/portal-build'

let driverProgram: Promise<string> | undefined

/**
 * Returns the program that defines `window.portalDriver`, with which the page's elements are found and
 * used. The program is the source text of one function.
 */
export function pageDriverScript(): Promise<string> {
  return (driverProgram ??= bundleScript())
}

async function bundleScript(): Promise<string> {
  const built = await build({
    root: projectRoot,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"', 'process.env': '{}' },
    resolve: { alias: { '#features': join(projectRoot, 'features') } },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: join(import.meta.dirname, 'in-page.ts'),
        output: { format: 'iife' },
      },
    },
  })
  const [chunk] = [built].flat().flatMap((each) => ('output' in each ? each.output : []))
  if (chunk?.type !== 'chunk') throw new Error('The pages got no driver')
  return `() => { ${chunk.code.trim()} }`
}
