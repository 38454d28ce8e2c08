import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readFileServerSettings } from '#scripts/headers/deployment'
import { fileServerConfigurationGenerators, isFileServerName } from '#scripts/headers/file-servers'
import { brandFolderOfHost } from '#scripts/support/brand-folders'
import { assert } from '#features/support/assert'

/** Tasks on the configuration of the file server on which a lender publishes the portal. */
export class FileServerConfigurationTasks {
  private apiBaseUrl = ''
  private brandHost: string | undefined
  private generatedConfiguration = ''

  setApiBaseUrl(api: string): void {
    this.apiBaseUrl = api
  }

  setBrandHost(host: string): void {
    this.brandHost = host
  }

  /**
   * Generates the configuration of that kind of file server, for a build of two small pages. If a host
   * is set, the build also contains the two pages with the brand of that host.
   */
  async generateServerConfiguration(server: string): Promise<void> {
    if (!isFileServerName(server)) throw new Error(`No se conoce el servidor ${server}`)
    const directory = await mkdtemp(join(tmpdir(), 'published-'))
    try {
      await writeFile(join(directory, 'index.html'), '<script>begin()</script>')
      await writeFile(join(directory, 'validacion-dni.html'), '')
      await mkdir(join(directory, 'assets'))
      await writeFile(join(directory, 'assets', 'main-1234567.js'), '')
      if (this.brandHost !== undefined) {
        const folder = brandFolderOfHost(directory, this.brandHost)
        await mkdir(folder, { recursive: true })
        await writeFile(join(folder, 'index.html'), '<style>brand{}</style>')
        await writeFile(join(folder, 'validacion-dni.html'), '')
      }
      const configuration = { apiBaseUrl: this.apiBaseUrl }
      this.generatedConfiguration = fileServerConfigurationGenerators[server](
        await readFileServerSettings(directory, configuration, { host: this.brandHost }),
      )
    } finally {
      await rm(directory, { recursive: true })
    }
  }

  checkAllowedConnectionOrigin(origin: string): void {
    assert.includes(this.generatedConfiguration, `connect-src 'self' ${origin};`)
  }

  checkFolderServedFirst(folder: string): void {
    assert.includes(
      this.generatedConfiguration,
      `try_files ${folder}$uri $uri =404;`,
      `try_files ${folder}$uri.html $uri.html`,
    )
  }

  /**
   * Checks the content security policy of the brand's page: it allows the inline style of that page, and none
   * of the inline scripts of the build's pages without a brand.
   */
  checkBrandContentSecurityPolicy(): void {
    assert.includes(
      this.generatedConfiguration,
      "style-src 'self' 'sha256-06sa0k/DT1Z4a5Sw34trxFzh2o8emrinAzyNbzzDlVY='; ",
      "script-src 'self'; ",
    )
  }

  checkOtherBrandsNotServed(): void {
    assert.includes(
      this.generatedConfiguration.replaceAll(/\s+add_header [^\n]*/g, ''),
      'location ^~ /hosts/ {\n  return 404;',
    )
  }

  checkFramingForbidden(): void {
    assert.includes(this.generatedConfiguration, "frame-ancestors 'none'")
  }

  checkScriptsCachedForAYear(): void {
    assert.includes(this.generatedConfiguration, 'public, max-age=31536000, immutable', 'no-cache')
  }
}
