import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Name of the folder in a build that contains a folder for each host with a separate brand. Source:
 * OPS-02.
 */
export const brandsFolder = 'hosts'

/**
 * Returns the folder that contains the files of a host's own brand. If a file is not in this folder, the
 * host uses the file of the build.
 */
export function brandFolderOfHost(dist: string, host: string): string {
  return join(dist, brandsFolder, host)
}

/** Returns the hosts for which the build has a separate brand, sorted by name. */
export async function readBrandedHosts(dist: string): Promise<readonly string[]> {
  const names: readonly string[] = await readdir(join(dist, brandsFolder)).catch(() => [])
  return names.toSorted()
}
