import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { htmlPageNames } from '#scripts/entrance/page-names'
import { brandFolderOfHost, brandsFolder } from '#scripts/support/brand-folders'
import { policyHeaderValue } from '#scripts/support/content-security-policy'
import { lenderPolicySources } from '#scripts/support/lender-sources'
import { securityHeaders } from '#scripts/support/site-headers'

/** Where a build will be served: the facts that a file server needs. */
export interface Deployment {
  /** The headers of every answer, by name. */
  readonly headers: Readonly<Record<string, string>>
  /** Addresses with a page of their own, without a slash: `validacion-dni`. */
  readonly pages: readonly string[]
  /** The path of the files of this host's brand, which come before those of the build: `/hosts/norte.example`. */
  readonly brand?: string
}

/**
 * Reads what was built, and the lender's addresses from its configuration. `identity`: of the identity provider;
 * `host`: one with a brand of its own in this build.
 */
export async function readDeployment(
  directory: string,
  configuration: Readonly<Record<string, unknown>>,
  { identity, host }: { readonly identity?: string | undefined; readonly host?: string | undefined } = {},
): Promise<Deployment> {
  const folder = host === undefined ? directory : brandFolderOfHost(directory, host)
  const html = await Promise.all(htmlPageNames.map((name) => readFile(join(folder, name), 'utf8')))
  const sources = lenderPolicySources(configuration, identity)
  const policy = policyHeaderValue({ ...sources, html: html.join('') })
  return {
    headers: securityHeaders(policy, sources.reports),
    ...(host === undefined ? {} : { brand: `/${brandsFolder}/${host}` }),
    pages: htmlPageNames.map((name) => name.replace('.html', '')).filter((name) => name !== 'index'),
  }
}
