import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { deploymentOf } from './headers/deployment'
import { fileServers, isFileServer } from './headers/file-servers'
import { print, readOptions, stop } from './support/command-line'
import { buildDirectory, ensureBuilt } from './support/portal-build'

const options = readOptions({
  /** The file server: nginx, caddy, netlify, cloudfront. */
  for: { type: 'string' },
  /** The configuration that will be published; by default the one of the build. */
  config: { type: 'string' },
  /** Address of the identity provider's form, if there is one. */
  identity: { type: 'string' },
})

const { for: server, identity } = options
if (!isFileServer(server))
  stop(`Falta para qué servidor: npm run headers -- --for ${Object.keys(fileServers).join('|')}`)
await ensureBuilt('live')
const directory = buildDirectory('live')
const file = options.config ?? join(directory, 'config.json')
const configuration: unknown = JSON.parse(await readFile(file, 'utf8'))
print(fileServers[server](await deploymentOf(directory, Object(configuration), identity)))
