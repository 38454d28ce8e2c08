import { build } from 'vite'
import { join } from 'node:path'
import { projectRoot } from '#scripts/support/portal-build'

/**
 * Returns one script for a Chromium page that contains the portal's QR readers and the test that
 * compares them.
 */
export async function buildQrReadersScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { alias: { '@': join(projectRoot, 'src') } },
    build: {
      write: false,
      minify: false,
      lib: { entry: join(import.meta.dirname, 'readers-page.ts'), formats: ['iife'], name: 'readersPage' },
    },
  })
  const output = Array.isArray(built) ? built[0]?.output : 'output' in built ? built.output : undefined
  const chunk = output?.find((each) => each.type === 'chunk')
  if (chunk?.type !== 'chunk') throw new Error('Vite built no script')
  return chunk.code
}
