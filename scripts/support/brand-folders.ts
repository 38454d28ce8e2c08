import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** The folder within a build that holds the files of each host with a brand of its own. Source: OPS-02. */
export const brandsFolder = 'hosts'

/** Returns the folder of a host. What is not in it, the host shares with the build. */
export function brandFolderOfHost(dist: string, host: string): string {
  return join(dist, brandsFolder, host)
}

/** Returns the hosts that have a brand of their own in this build. */
export async function readBrandedHosts(dist: string): Promise<readonly string[]> {
  const names: readonly string[] = await readdir(join(dist, brandsFolder)).catch(() => [])
  return names.toSorted()
}
