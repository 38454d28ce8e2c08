import { join } from 'node:path'
import { build } from 'vite'

/**
 * Returns the minified inline script of the HTML pages. `release` is the portal's version, such as
 * `0.1.0`.
 */
export async function buildInlineScript(release: string): Promise<string> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { builtRelease: JSON.stringify(release) },
    build: {
      write: false,
      // Outdated browsers have to run it, to show that they are too old.
      target: 'es2017',
      modulePreload: false,
      rolldownOptions: {
        input: join(import.meta.dirname, 'on-page.ts'),
        output: { format: 'iife' },
      },
    },
  })
  const [program] = [built].flat().flatMap((each) => ('output' in each ? each.output : []))
  if (program?.type !== 'chunk') throw new Error('The pages have no program')
  return program.code.trim()
}
