import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deploymentOf } from '#scripts/headers/deployment'
import { fileServers, isFileServer } from '#scripts/headers/file-servers'
import { assert } from '#features/support/assert'

/** Publishing a build on a lender's own file server. */
export class DeploymentTasks {
  private api = ''
  private printed = ''

  build(api: string): void {
    this.api = api
  }

  /** The headers of a build of two small pages. */
  async print(server: string): Promise<void> {
    if (!isFileServer(server)) throw new Error(`No se conoce el servidor ${server}`)
    const directory = await mkdtemp(join(tmpdir(), 'published-'))
    try {
      await writeFile(join(directory, 'index.html'), '<script>begin()</script>')
      await writeFile(join(directory, 'validacion-dni.html'), '')
      this.printed = fileServers[server](await deploymentOf(directory, { apiBaseUrl: this.api }))
    } finally {
      await rm(directory, { recursive: true })
    }
  }

  speaksOnlyWith(origin: string): void {
    assert.includes(this.printed, `connect-src 'self' ${origin};`)
  }

  isFramedByNobody(): void {
    assert.includes(this.printed, "frame-ancestors 'none'")
  }

  keepsProgramsForAYear(): void {
    assert.includes(this.printed, 'public, max-age=31536000, immutable', 'no-cache')
  }
}
