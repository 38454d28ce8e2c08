import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import type { Envelope } from '@cucumber/messages'

/**
 * Yields cucumber's messages of a run from their file, which has one on each line. Throws if the file is
 * missing.
 */
export async function* readCucumberMessages(file: string): AsyncGenerator<Envelope> {
  for await (const line of createInterface({ input: createReadStream(file) }))
    yield* parseCucumberMessageLine(line)
}

/**
 * Returns the cucumber message in a line; none if the line is cut off because the run was stopped. The
 * scenario of such a line counts as not run. Source: RUL-01.
 */
export function parseCucumberMessageLine(line: string): readonly Envelope[] {
  try {
    return [JSON.parse(line) as Envelope]
  } catch {
    return []
  }
}
