import './known-resolutions'
import { glob } from 'node:fs/promises'
import { join } from 'node:path'
import { projectRoot } from '#scripts/support/portal-build'

/** Loads the code of every screen and HTTP adapter in advance, so that tests need not wait for code. */
export async function preloadCodeOfEveryScreen(): Promise<void> {
  await import(join(projectRoot, 'src/ui/kit/base.css'))
  for await (const file of glob(['src/adapters/http/*.ts', 'src/ui/**/*.{ts,tsx}'], { cwd: projectRoot }))
    if (!file.endsWith('.d.ts')) await import(join(projectRoot, file))
}
