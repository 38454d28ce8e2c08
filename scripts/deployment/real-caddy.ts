import { spawn } from 'node:child_process'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readFileServerSettings } from '#scripts/headers/deployment'
import { fileServerConfigurationGenerators } from '#scripts/headers/file-servers'
import { findFreePorts } from '#scripts/support/free-ports'
import type { RunningSite } from '#scripts/static-server'
import { waitUntilServerAnswers } from './wait-until-answering'

interface CaddySiteOptions {
  /** Path of the folder of the build to serve. */
  readonly directory: string
  /** Content of the `config.json` that is published with the build. */
  readonly portalConfiguration: Readonly<Record<string, unknown>>
  /** Path of the Caddy program. */
  readonly programPath: string
}

/**
 * Serves a build with a real Caddy. Caddy uses the configuration file that the `headers` script prints
 * for it. Source: OPS-01.
 */
export async function serveWithCaddy({
  directory,
  portalConfiguration,
  programPath,
}: CaddySiteOptions): Promise<RunningSite> {
  const folder = await mkdtemp(join(tmpdir(), 'caddy-'))
  const root = join(folder, 'html')
  await cp(directory, root, { recursive: true })
  await writeFile(join(root, 'config.json'), JSON.stringify(portalConfiguration))
  const [port = 0] = await findFreePorts(1)
  const address = `http://127.0.0.1:${port}`
  const site = fileServerConfigurationGenerators
    .caddy(await readFileServerSettings(root, portalConfiguration))
    .replace('portal.ejemplo.com', address)
    .replace('/ruta/a/dist', root)
  const file = join(folder, 'Caddyfile')
  await writeFile(file, `{\n  admin off\n}\n${site}`)
  const server = spawn(programPath, ['run', '--config', file, '--adapter', 'caddyfile'], {
    env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let complaints = ''
  server.stderr.on('data', (text) => (complaints += String(text)))
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  await waitUntilServerAnswers(address, server).catch((reason: Error) => {
    throw new Error(`${reason.message}: ${complaints}`)
  })
  return {
    address,
    close: async () => {
      server.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true })
    },
  }
}
