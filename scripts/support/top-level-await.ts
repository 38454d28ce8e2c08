import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseSync } from 'vite'

/** Types of syntax nodes that are functions. An `await` inside a function is not a top-level `await`. */
const functionNodeTypes = new Set(['ArrowFunctionExpression', 'FunctionDeclaration', 'FunctionExpression'])

/**
 * Returns the names of the scripts of a build that contain a top-level `await`. WebKit runs the modules
 * that import such a script in the wrong order.
 */
export async function scriptsWithTopLevelAwait(directory: string): Promise<readonly string[]> {
  const assets = join(directory, 'assets')
  const names = (await readdir(assets)).filter((name) => name.endsWith('.js'))
  const waits = await Promise.all(
    names.map(async (name) => hasTopLevelAwait(await readFile(join(assets, name), 'utf8'))),
  )
  return names.filter((_, position) => waits[position])
}

export function hasTopLevelAwait(code: string): boolean {
  return containsAwait(parseSync('chunk.js', code).program)
}

function containsAwait(node: unknown): boolean {
  if (Array.isArray(node)) return node.some(containsAwait)
  if (typeof node !== 'object' || node === null) return false
  const type: unknown = Reflect.get(node, 'type')
  if (functionNodeTypes.has(String(type))) return false
  const isAwait =
    type === 'AwaitExpression' || (type === 'ForOfStatement' && Reflect.get(node, 'await') === true)
  return isAwait || Object.values(node).some(containsAwait)
}
