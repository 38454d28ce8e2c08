import { spawn } from 'node:child_process'
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, extname, join } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { readFileServerSettings } from '#scripts/headers/deployment'
import { fileServerConfigurationGenerators } from '#scripts/headers/file-servers'
import { readBrandedHosts, brandFolderOfHost } from '#scripts/support/brand-folders'
import { findFreePorts } from '#scripts/support/free-ports'
import { projectRoot } from '#scripts/support/portal-build'
import type { RunningSite } from '#scripts/static-server'
import { waitUntilServerAnswers } from './wait-until-answering'

/** Extensions of the files that the container image compresses in advance, as in `deploy/Dockerfile`. */
const compressedExtensions: ReadonlySet<string> = new Set(['.js', '.css', '.html', '.svg', '.txt'])

interface NginxSiteOptions {
  /** Path of the folder of the build to serve. */
  readonly directory: string
  /** Content of the `config.json` that is published with the build. */
  readonly portalConfiguration: Readonly<Record<string, unknown>>
  /** Path of the nginx program. */
  readonly programPath: string
  /** Additional files that the lender publishes together with the build: their content by path. */
  readonly additionalFiles?: Readonly<Record<string, string>>
}

/**
 * Serves a build with a real nginx. As in the container, nginx uses the configuration files of
 * `deploy/`. Source: OPS-01.
 */
export async function serveWithNginx({
  directory,
  portalConfiguration,
  programPath,
  additionalFiles = {},
}: NginxSiteOptions): Promise<RunningSite> {
  const temporaryFolder = await mkdtemp(join(tmpdir(), 'nginx-'))
  // Started by root, nginx reads the files as another user.
  await chmod(temporaryFolder, 0o755)
  const root = join(temporaryFolder, 'html')
  await cp(directory, root, { recursive: true })
  await chmod(root, 0o755)
  await writeFile(join(root, 'config.json'), JSON.stringify(portalConfiguration))
  for (const [path, content] of Object.entries(additionalFiles)) {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), content)
  }
  await compressFilesIn(root)
  const [port = 0] = await findFreePorts(1)
  const sites = [await nginxSiteConfiguration({ root, port, temporaryFolder }, portalConfiguration)]
  for (const host of await readBrandedHosts(root)) {
    const own: unknown = JSON.parse(
      await readFile(join(brandFolderOfHost(root, host), 'config.json'), 'utf8'),
    )
    sites.push(await nginxSiteConfiguration({ root, port, temporaryFolder }, Object(own), host))
  }
  await writeFile(join(temporaryFolder, 'nginx.conf'), await nginxConfiguration(temporaryFolder, sites))
  const server = spawn(
    programPath,
    ['-p', temporaryFolder, '-c', join(temporaryFolder, 'nginx.conf'), '-g', 'daemon off;'],
    {
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  )
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  const address = `http://127.0.0.1:${port}`
  await waitUntilServerAnswers(address, server)
  return {
    address,
    close: async () => {
      server.kill('SIGQUIT')
      await ended
      await rm(temporaryFolder, { recursive: true })
    },
  }
}

interface NginxSiteSetup {
  readonly root: string
  readonly port: number
  readonly temporaryFolder: string
}

/**
 * Returns the nginx configuration of a site: `deploy/nginx.conf` with the folder and port used here.
 * With a host, it is the site with that host's brand.
 */
async function nginxSiteConfiguration(
  { root, port, temporaryFolder }: NginxSiteSetup,
  configuration: Readonly<Record<string, unknown>>,
  host?: string,
): Promise<string> {
  const headers = join(temporaryFolder, `headers.${host ?? 'default'}.conf`)
  await writeFile(
    headers,
    fileServerConfigurationGenerators.nginx(await readFileServerSettings(root, configuration, { host })),
  )
  return (await readFile(join(projectRoot, 'deploy', 'nginx.conf'), 'utf8'))
    .replace(
      'listen 8080;',
      host === undefined
        ? `listen 127.0.0.1:${port} default_server;`
        : `listen 127.0.0.1:${port}; server_name ${host};`,
    )
    .replace('/usr/share/nginx/html', root)
    .replace('/etc/nginx/portal/headers.conf', headers)
}

/**
 * Returns a whole nginx configuration that contains the given sites, like the main file of the container
 * image.
 */
async function nginxConfiguration(folder: string, sites: readonly string[]): Promise<string> {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${join(folder, name)};`)
    .join(' ')
  await mkdir(join(folder, 'logs'), { recursive: true })
  return `pid ${join(folder, 'nginx.pid')}; error_log stderr; events {} http { access_log off; ${temporary} ${sites.join(' ')} }`
}

async function compressFilesIn(root: string): Promise<void> {
  const files = await readdir(root, { recursive: true })
  await Promise.all(
    files
      .filter((name) => compressedExtensions.has(extname(name)))
      .map(async (name) =>
        writeFile(join(root, `${name}.gz`), await promisify(gzip)(await readFile(join(root, name)))),
      ),
  )
}
