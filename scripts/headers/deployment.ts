import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { htmlPageNames } from '#scripts/entrance/page-names'
import { brandFolderOfHost, brandsFolder } from '#scripts/support/brand-folders'
import { securityPolicyHeaderValue } from '#scripts/support/content-security-policy'
import { lenderPolicySources } from '#scripts/support/lender-sources'
import { securityHeaders } from '#scripts/support/site-headers'

/** What a file server needs to know to serve a build. */
export interface Deployment {
  /** The headers of every answer of the file server, by name. */
  readonly headers: Readonly<Record<string, string>>
  /** Addresses that have an HTML page of their own, without a slash, such as `validacion-dni`. */
  readonly pages: readonly string[]
  /**
   * Path of the folder with the files of the host's own brand, such as `/hosts/norte.example`. They come
   * before the build's files.
   */
  readonly brand?: string
}

/**
 * Reads the build, and the lender's addresses from its configuration. `identity` is the address of the
 * identity provider; `host` has a brand of its own in this build.
 */
export async function readDeployment(
  directory: string,
  configuration: Readonly<Record<string, unknown>>,
  { identity, host }: { readonly identity?: string | undefined; readonly host?: string | undefined } = {},
): Promise<Deployment> {
  const folder = host === undefined ? directory : brandFolderOfHost(directory, host)
  const html = await Promise.all(htmlPageNames.map((name) => readFile(join(folder, name), 'utf8')))
  const sources = lenderPolicySources(configuration, identity)
  const policy = securityPolicyHeaderValue({ ...sources, html: html.join('') })
  return {
    headers: securityHeaders(policy, sources.reports),
    ...(host === undefined ? {} : { brand: `/${brandsFolder}/${host}` }),
    pages: htmlPageNames.map((name) => name.replace('.html', '')).filter((name) => name !== 'index'),
  }
}
