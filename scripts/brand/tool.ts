import { realpathSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import built from 'virtual:built-page'
import { prerenderPageParts } from '#scripts/entrance/prerender'
import { prerenderPages } from '#scripts/entrance/page'
import type { HtmlPageName } from '#scripts/entrance/page-names'
import { printLines, readCommandLineOptions, exitWithError } from '#scripts/support/command-line'
import { applyBrandToBuild } from './brand-build'

/** Returns the HTML pages of the build in the given folder, rendered with a brand's configuration. */
export function renderBrandedPages(
  configuration: unknown,
  directory: string,
): Promise<Readonly<Record<HtmlPageName, string>>> {
  return prerenderPages(built, prerenderPageParts(configuration), directory)
}

async function runBrandTool(): Promise<void> {
  const { config, dist } = readCommandLineOptions({
    /**
     * Path of the brand's configuration file. If it is named `config.<host>.json`, the brand is only for
     * that host.
     */
    config: { type: 'string' },
    /** Path of the build's folder, into which the lender's brand (name, colours, pictures) is written. */
    dist: { type: 'string', default: 'dist' },
  })
  if (config === undefined)
    exitWithError('Falta la configuración: --config config.json, o --config config.<dominio>.json')
  const { directory, writtenFiles } = await applyBrandToBuild({
    config,
    dist,
    pageParts: built,
    renderPages: renderBrandedPages,
  })
  printLines(`${directory}: ${writtenFiles.join(', ')}`)
}

if (realpathSync(process.argv[1] ?? '') === fileURLToPath(import.meta.url)) {
  await runBrandTool().catch((reason: unknown) =>
    exitWithError(reason instanceof Error ? reason.message : String(reason)),
  )
  // The drawn screens wait for what will never come.
  process.exit(0)
}
