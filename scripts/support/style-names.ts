import { createHash } from 'node:crypto'
import { join, relative, sep } from 'node:path'

const root = join(import.meta.dirname, '..', '..')

/**
 * Number of characters of the suffix. With so many, no two style sheets of the portal have the same suffix.
 */
const suffixLength = 5

/**
 * Returns the class name that HTML pages use for a class of a CSS module. It is the same in a build, in
 * prerendered pages and in Node.
 */
export function styleClassName(name: string, file: string): string {
  return `_${name}_${styleSheetSuffix(file)}`
}

/**
 * Returns the suffix of all class names of a CSS module. It depends on the path of the file and not on
 * its content.
 */
export function styleSheetSuffix(file: string): string {
  const path = relative(root, file).split(sep).join('/')
  return createHash('sha256').update(path).digest('base64url').replaceAll(/[-_]/g, '').slice(0, suffixLength)
}
