import { realpathSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import built from 'virtual:built-page'
import { draw } from '#scripts/entrance/drawn'
import { drawnPages } from '#scripts/entrance/page'
import type { PageName } from '#scripts/entrance/page-names'
import { print, readOptions, stop } from '#scripts/support/command-line'
import { brandBuild } from './brand-build'

/** Returns the pages of the build in that folder, as a configuration draws them. */
export function pagesOf(
  configuration: unknown,
  directory: string,
): Promise<Readonly<Record<PageName, string>>> {
  return drawnPages(built, draw(configuration), directory)
}

async function begin(): Promise<void> {
  const { config, dist } = readOptions({
    /** The brand's configuration; with `config.<host>.json`, the brand is of that host only. */
    config: { type: 'string' },
    /** The folder of the build. */
    dist: { type: 'string', default: 'dist' },
  })
  if (config === undefined)
    stop('Falta la configuración: --config config.json, o --config config.<dominio>.json')
  const { directory, written } = await brandBuild({ config, dist, built, pagesOf })
  print(`${directory}: ${written.join(', ')}`)
}

if (realpathSync(process.argv[1] ?? '') === fileURLToPath(import.meta.url)) {
  await begin().catch((reason: unknown) => stop(reason instanceof Error ? reason.message : String(reason)))
  // The drawn screens wait for what will never come.
  process.exit(0)
}
