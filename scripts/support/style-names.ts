import { createHash } from 'node:crypto'
import { join, relative, sep } from 'node:path'

const root = join(import.meta.dirname, '..', '..')

/** Of so many letters and digits, no two style sheets of the portal have the same. */
const length = 5

/** The name that a style of a module has in the page: the same in a build, in what a build draws and in Node. */
export function styleName(name: string, file: string): string {
  return `_${name}_${sheetName(file)}`
}

/** What the names of a style sheet end with, however often it changes. */
export function sheetName(file: string): string {
  const path = relative(root, file).split(sep).join('/')
  return createHash('sha256').update(path).digest('base64url').replaceAll(/[-_]/g, '').slice(0, length)
}
