import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { projectRoot } from '#scripts/support/portal-build'

const file = join(projectRoot, 'rulebook', 'not-playable.json')

/**
 * Returns why scenarios cannot be played, by id. `npm run rulebook:check -- --write` writes the list.
 * Source: RUL-04.
 */
export async function notPlayable(): Promise<Readonly<Record<string, string>>> {
  return JSON.parse(await readFile(file, 'utf8')) as Readonly<Record<string, string>>
}

export async function writeNotPlayable(list: Readonly<Record<string, string>>): Promise<void> {
  await writeFile(file, `${JSON.stringify(list, undefined, 2)}\n`)
}
