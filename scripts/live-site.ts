import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { serveSite, type RunningSite } from './static-server'

export interface LiveSite {
  readonly directory: string
  readonly port: number
  /** The lender's API with its base path: `http://localhost:4000/api`. */
  readonly api: string
}

/** The live build, configured for one API. */
export async function serveLiveSite({ directory, port, api }: LiveSite): Promise<RunningSite> {
  const shipped: unknown = JSON.parse(await readFile(join(directory, 'config.json'), 'utf8'))
  const configuration = { ...Object(shipped), apiBaseUrl: api }
  return serveSite({
    directory,
    port,
    connect: [new URL(api).origin],
    overrides: { '/config.json': JSON.stringify(configuration, undefined, 2) },
  })
}
