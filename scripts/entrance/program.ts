import { join } from 'node:path'
import { build } from 'vite'

/** What runs in the pages themselves, in as few letters as it takes. */
export async function programOnPage(): Promise<string> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      // An old browser must run it too, to say that it is too old.
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
