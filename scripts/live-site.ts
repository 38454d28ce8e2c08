import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FirebaseConfiguration } from '@/config'
import { serveSite, type RunningSite } from './static-server'
import { firebaseSources } from './support/firebase-sources'

export interface LiveSite {
  readonly directory: string
  readonly port: number
  /** The lender's API with its base path: `http://localhost:4000/api`. */
  readonly api: string
  /** An address of the identity provider's; the API's unless told. Source: SES-18. */
  readonly identity?: string | undefined
  /** The Firebase project, where the shipped configuration names none. Source: PRO-05. */
  readonly firebase?: FirebaseConfiguration | undefined
}

/** The live build, configured for one API. */
export async function serveLiveSite({
  directory,
  port,
  api,
  identity,
  firebase,
}: LiveSite): Promise<RunningSite> {
  const shipped: unknown = JSON.parse(await readFile(join(directory, 'config.json'), 'utf8'))
  const configuration: Record<string, unknown> = {
    ...Object(shipped),
    ...(firebase === undefined ? {} : { firebase }),
    apiBaseUrl: api,
  }
  // Messages have an address of their own; one that is relative stands beside the API.
  const push = new URL(String(configuration['pushBaseUrl']), api)
  configuration['pushBaseUrl'] = push.href
  const lender = new URL(api).origin
  const sources = firebaseSources(configuration['firebase'])
  return serveSite({
    ...sources,
    directory,
    port,
    connect: [...new Set([lender, push.origin, ...(sources.connect ?? [])])],
    forms: [new URL(identity ?? api).origin],
    images: [lender],
    overrides: { '/config.json': JSON.stringify(configuration, undefined, 2) },
  })
}
