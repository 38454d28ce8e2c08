import { join } from 'node:path'
import { build } from 'vite'
import { projectRoot } from '#scripts/support/portal-build'

let cachedPageDriverScript: Promise<string> | undefined

/**
 * Returns the program that defines `window.portalDriver`, whose functions find and use the page's elements.
 * The program is the source text of one function.
 */
export function pageDriverScript(): Promise<string> {
  return (cachedPageDriverScript ??= bundlePageDriver())
}

async function bundlePageDriver(): Promise<string> {
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
