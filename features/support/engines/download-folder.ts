import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Names of files that a browser is still writing. */
const unfinishedFilePattern = /\.(?:part|crdownload|wkdownload)$/

/** The folder where a browser under test saves its downloads. */
export class DownloadFolder {
  readonly path = mkdtempSync(join(tmpdir(), 'portal-downloads-'))

  /** Returns the paths of the downloaded files, oldest first; empty while any download is unfinished. */
  finishedDownloadPaths(): readonly string[] {
    const names = readdirSync(this.path)
    if (names.some((name) => unfinishedFilePattern.test(name))) return []
    return names
      .map((name) => join(this.path, name))
      .filter((path) => statSync(path).size > 0)
      .toSorted((one, other) => statSync(one).mtimeMs - statSync(other).mtimeMs)
  }

  deleteFiles(): void {
    for (const path of readdirSync(this.path)) rmSync(join(this.path, path))
  }

  deleteFolder(): void {
    rmSync(this.path, { recursive: true, force: true })
  }
}
