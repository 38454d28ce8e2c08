import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import type { Envelope } from '@cucumber/messages'

/** Yields the messages of a run, one for each line. Throws if the file is missing. */
export async function* messagesOf(file: string): AsyncGenerator<Envelope> {
  for await (const line of createInterface({ input: createReadStream(file) }))
    if (line !== '') yield JSON.parse(line) as Envelope
}
