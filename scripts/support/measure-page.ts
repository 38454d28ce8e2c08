import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { projectRoot } from './portal-build'

const measurementsFile = join(projectRoot, 'docs', 'measure.md')

type MeasurementsPageSection =
  | 'lo que notan los escenarios'
  | 'lo que notan las pruebas unitarias'
  | 'las historias de cobro'
  | 'las historias de cada operación'
  | 'los tres motores'

/**
 * Replaces one section of docs/measure.md by the given text. Throws if docs/measure.md does not contain
 * that section.
 */
export async function replaceMeasurementsPageSection(
  section: MeasurementsPageSection,
  text: string,
): Promise<void> {
  const written = await readFile(measurementsFile, 'utf8')
  const [from, to] = [`<!-- desde ${section} -->`, `<!-- hasta ${section} -->`]
  const [start, end] = [written.indexOf(from), written.indexOf(to)]
  if (start < 0 || end < start) throw new Error(`docs/measure.md has no place for ${section}`)
  await writeFile(
    measurementsFile,
    `${written.slice(0, start)}${from}\n\n${text.trim()}\n\n${written.slice(end)}`,
  )
}

/**
 * Returns a Markdown table. All columns except the first are aligned to the right, because they hold
 * figures.
 */
export function markdownTable(
  titles: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): string {
  const line = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`
  return [
    line(titles),
    line(titles.map((_, column) => (column === 0 ? '---' : '--:'))),
    ...rows.map(line),
  ].join('\n')
}

/** Returns `part` as a percentage of `whole`, with one decimal. */
export function percentText(part: number, whole: number): string {
  return `${((100 * part) / (whole || 1)).toFixed(1).replace('.', ',')} %`
}
