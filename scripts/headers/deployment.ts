import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { htmlPageNames } from '#scripts/entrance/page-names'
import { brandFolderOfHost, brandsFolder } from '#scripts/support/brand-folders'
import { buildCspHeaderValue } from '#scripts/support/content-security-policy'
import { readLenderCspOrigins } from '#scripts/support/lender-sources'
import { createSecurityHeaders, hashedAssetsPath } from '#scripts/support/site-headers'

/** What a file server needs to know to serve a build. */
export interface FileServerSettings {
  /** The HTTP headers of every answer of the file server, by name. */
  readonly headers: Readonly<Record<string, string>>
  /** Paths that have their own HTML page, without the slash at the beginning, such as `validacion-dni`. */
  readonly pagePaths: readonly string[]
  /** Addresses of the files whose name changes with their content, such as `/assets/main-1a2b3c4.js`. */
  readonly hashedFilePaths: readonly string[]
  /**
   * Path of the folder with the files of a host's own brand, such as `/hosts/norte.example`. The file
   * server uses a file of this folder before the build's file of the same name.
   */
  readonly brandFolder?: string
}

/**
 * Reads from a build, and from the addresses in its configuration, what a file server needs to know to
 * serve the build. `host` is a host for which the build has a separate brand.
 */
export async function readFileServerSettings(
  directory: string,
  configuration: Readonly<Record<string, unknown>>,
  { host }: { readonly host?: string | undefined } = {},
): Promise<FileServerSettings> {
  const folder = host === undefined ? directory : brandFolderOfHost(directory, host)
  const html = await Promise.all(htmlPageNames.map((name) => readFile(join(folder, name), 'utf8')))
  const sources = readLenderCspOrigins(configuration)
  const hashedFileNames = await readdir(join(directory, hashedAssetsPath))
  const policy = buildCspHeaderValue({ ...sources, html: html.join('') })
  return {
    headers: createSecurityHeaders(policy, sources.reportsUrl),
    ...(host === undefined ? {} : { brandFolder: `/${brandsFolder}/${host}` }),
    pagePaths: htmlPageNames.map((name) => name.replace('.html', '')).filter((name) => name !== 'index'),
    hashedFilePaths: hashedFileNames.toSorted().map((name) => `${hashedAssetsPath}${name}`),
  }
}
