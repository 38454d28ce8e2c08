import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import type { Envelope } from '@cucumber/messages'

/**
 * Yields the messages that cucumber wrote into a file during a run, one on each line. Throws if the file
 * is missing.
 */
export async function* readCucumberMessages(file: string): AsyncGenerator<Envelope> {
  for await (const line of createInterface({ input: createReadStream(file) }))
    yield* parseCucumberMessageLine(line)
}

/**
 * Returns a list with the cucumber message in a line of a messages file. The list is empty if the line is
 * incomplete because the run was stopped; the scenario of that line then counts as not run. Source: RUL-01.
 */
export function parseCucumberMessageLine(line: string): readonly Envelope[] {
  try {
    return [JSON.parse(line) as Envelope]
  } catch {
    return []
  }
}
