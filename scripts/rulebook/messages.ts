import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import type { Envelope } from '@cucumber/messages'

/** Yields the messages of a run, one for each line. Throws if the file is missing. */
export async function* readMessages(file: string): AsyncGenerator<Envelope> {
  for await (const line of createInterface({ input: createReadStream(file) })) yield* parseMessageLine(line)
}

/**
 * Returns the message of a line. A run that was stopped may leave a line cut off: it says nothing, so its scenario
 * counts as not run. Source: RUL-01.
 */
export function parseMessageLine(line: string): readonly Envelope[] {
  try {
    return [JSON.parse(line) as Envelope]
  } catch {
    return []
  }
}
