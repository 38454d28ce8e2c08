import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Name of the folder within a build that holds the files of each host that has a brand of its own. Source:
 * OPS-02.
 */
export const brandsFolder = 'hosts'

/**
 * Returns the folder with the files of a host's own brand. For files that are not in it, the host uses
 * those of the build.
 */
export function brandFolderOfHost(dist: string, host: string): string {
  return join(dist, brandsFolder, host)
}

/** Returns the hosts that have a brand of their own in this build, sorted. */
export async function readBrandedHosts(dist: string): Promise<readonly string[]> {
  const names: readonly string[] = await readdir(join(dist, brandsFolder)).catch(() => [])
  return names.toSorted()
}
