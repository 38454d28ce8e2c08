import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** Words that only the demo's code contains. Source: DEM-06. */
const demoWords = [
  'mirage',
  'pretender',
  'faker',
  'marta',
  'cuota2026',
  'situacion=',
  '28456123',
  '?cliente=',
]

interface DemoCodeTrace {
  readonly file: string
  readonly word: string
}

/**
 * Returns each file of a build that contains a word of the demo's code, with that word; an empty list if
 * there is none.
 */
export async function findDemoCodeTraces(directory: string): Promise<readonly DemoCodeTrace[]> {
  const files = await listBuildTextFiles(directory)
  const traces = await Promise.all(files.map((file) => findTracesInFile(directory, file)))
  return traces.flat()
}

/** Returns the names of the script, style, page and source map files of a build. */
export async function listBuildTextFiles(directory: string): Promise<readonly string[]> {
  const names = await readdir(directory, { recursive: true })
  return names.filter((name) => /\.(js|mjs|css|html|json|map|webmanifest)$/.test(name))
}

async function findTracesInFile(directory: string, file: string): Promise<readonly DemoCodeTrace[]> {
  const text = (await readFile(join(directory, file), 'utf8')).toLowerCase()
  return demoWords.filter((word) => text.includes(word)).map((word) => ({ file, word }))
}
