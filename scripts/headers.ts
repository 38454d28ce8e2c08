import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { deploymentOf } from './headers/deployment'
import { fileServers, isFileServer } from './headers/file-servers'
import { brandFolder } from './support/brand-folders'
import { print, readOptions, stop } from './support/command-line'
import { buildDirectory, ensureBuilt } from './support/portal-build'

const options = readOptions({
  /** The file server: nginx, caddy, netlify, cloudfront. */
  for: { type: 'string' },
  /** The configuration that will be published; by default the one of the build. */
  config: { type: 'string' },
  /** A host with a brand of its own in the build; nginx only. */
  host: { type: 'string' },
  /** Address of the identity provider's form, if there is one. */
  identity: { type: 'string' },
})

const { for: server, identity, host } = options
if (!isFileServer(server))
  stop(`Falta para qué servidor: npm run headers -- --for ${Object.keys(fileServers).join('|')}`)
if (host !== undefined && server !== 'nginx')
  stop(`Para ${server}, cada marca va en una copia: npm run brand -- --config config.json --dist copia`)
await ensureBuilt('live')
const directory = buildDirectory('live')
const folder = host === undefined ? directory : brandFolder(directory, host)
const file = options.config ?? join(folder, 'config.json')
const text = await readFile(file, 'utf8').catch((reason: unknown) => stop(String(reason)))
const configuration: unknown = JSON.parse(text)
print(fileServers[server](await deploymentOf(directory, Object(configuration), { identity, host })))
