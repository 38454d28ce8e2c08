import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readFileServerSettings } from './headers/deployment'
import { fileServerConfigurationGenerators, isFileServerName } from './headers/file-servers'
import { brandFolderOfHost } from './support/brand-folders'
import { printLines, readCommandLineOptions, exitWithError } from './support/command-line'
import { directoryOfPortalBuild, ensurePortalBuilt } from './support/portal-build'

const options = readCommandLineOptions({
  /** The file server for which the configuration is printed: nginx, caddy, netlify or cloudfront. */
  for: { type: 'string' },
  /** Path of the `config.json` that will be published. By default, that of the build. */
  config: { type: 'string' },
  /** Name of a host for which the build has a separate brand. Only nginx supports this option. */
  host: { type: 'string' },
})

const { for: server, host } = options
if (!isFileServerName(server))
  exitWithError(
    `Falta para qué servidor: npm run headers -- --for ${Object.keys(fileServerConfigurationGenerators).join('|')}`,
  )
if (host !== undefined && server !== 'nginx')
  exitWithError(
    `Para ${server}, cada marca va en una copia: npm run brand -- --config config.json --dist copia`,
  )
await ensurePortalBuilt('live')
const buildDirectory = directoryOfPortalBuild('live')
const hostFolder = host === undefined ? buildDirectory : brandFolderOfHost(buildDirectory, host)
const portalConfigurationFile = options.config ?? join(hostFolder, 'config.json')
const portalConfigurationText = await readFile(portalConfigurationFile, 'utf8').catch((reason: unknown) =>
  exitWithError(String(reason)),
)
const portalConfiguration: unknown = JSON.parse(portalConfigurationText)
printLines(
  fileServerConfigurationGenerators[server](
    await readFileServerSettings(buildDirectory, Object(portalConfiguration), { host }),
  ),
)
