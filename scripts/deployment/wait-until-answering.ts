import type { ChildProcess } from 'node:child_process'

/** Milliseconds between two requests to the file server. */
const pollMilliseconds = 50

/**
 * Waits until the file server answers a request. Throws if its process ends, for example because of a
 * wrong configuration file, or if it does not answer in time.
 */
export async function waitUntilServerAnswers(address: string, server: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 200 && server.exitCode === null; tries += 1) {
    if (await fetch(address).catch(() => undefined)) return
    await new Promise((resolve) => setTimeout(resolve, pollMilliseconds))
  }
  throw new Error('The file server did not start')
}
