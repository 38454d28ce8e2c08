import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { projectRoot } from '#scripts/support/portal-build'

interface InstallationManifest {
  readonly name: string
  readonly display: string
  readonly start_url: string
  readonly icons: readonly { readonly src: string; readonly purpose: string }[]
}

/**
 * Returns what a browser reads to install the portal, as a list of texts: the portal's name, its display
 * mode, its start address, and each icon with the icon's real size. Source: GEN-09.
 */
export async function readInstallationManifestTexts(): Promise<readonly string[]> {
  const manifest = JSON.parse(
    (await readPublicFile('manifest.webmanifest')).toString(),
  ) as InstallationManifest
  const icons = manifest.icons.map(
    async ({ src, purpose }) => `${pngSize(await readPublicFile(src))} ${purpose}`,
  )
  return [manifest.name, manifest.display, manifest.start_url, ...(await Promise.all(icons))]
}

function readPublicFile(path: string): Promise<Buffer> {
  return readFile(join(projectRoot, 'public', path))
}

/** Returns the size of a PNG in pixels. */
function pngSize(picture: Buffer): string {
  return `${picture.readUInt32BE(16)}x${picture.readUInt32BE(20)}`
}
