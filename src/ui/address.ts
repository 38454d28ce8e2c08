import { inject as pathWith, parse, type RouteParams } from 'regexparam'
import type { EntryScreen } from '@/domain/access/entry'
import type { Area } from '@/domain/session/permissions'
import type { Navigation } from '@/application/shared/navigation.port'
import { readQuery, writtenQuery, type Query, type QueryRead, type QueryWritten } from './query'

/** Who may open an address, and the layout around the screen. */
export interface AccessPolicy {
  /** `public` sends a signed-in customer on; `open` shows to everybody. */
  readonly access: 'public' | 'open' | 'signed-in'
  /** What the customer must be allowed to do. Source: SES-09 to SES-11. */
  readonly area?: Area
  /** The surroundings of somebody who is not in, or not any more. */
  readonly frame?: 'public'
  /** The login step that it is, which needs the steps before it. Source: ACC-19. */
  readonly entryScreen?: EntryScreen
  /** Without the portal's menu, also for who is signed in. Source: ACC-30. */
  readonly menu?: 'none'
  /** Reachable only where the setting says so. Source: SES-14. */
  readonly needs?: 'wiki'
}

/** Where a visitor is. */
export type Location = Pick<Navigation, 'path' | 'search'>

type Written<Path extends string, Fields extends Query> = Readonly<RouteParams<Path>> & QueryWritten<Fields>
type Arguments<Given> = keyof Given extends never
  ? []
  : object extends Given
    ? [values?: Given]
    : [values: Given]

export interface Address<Path extends string = string, Fields extends Query = Query> {
  /** As the specification writes it, with its parameters: `/mis-prestamos/:idLoan`. */
  readonly path: Path
  readonly policy: AccessPolicy
  /** Whether the path is one of its, as the specification writes them: no slash more, no other capitals. */
  fits(path: string): boolean
  /** The path, and the query when there is something to say. */
  to(...values: Arguments<Written<Path, Fields>>): string
  /** What is said where the visitor is; a parameter is empty where the path does not fit. */
  read(place: Location): Readonly<RouteParams<Path>> & QueryRead<Fields>
}

/** Nothing is said beyond the path. */
const noQuery = {}

/** Makes addresses of that access. */
export function addressFor(access: AccessPolicy['access']) {
  return <const Path extends string, Fields extends Query = typeof noQuery>(
    path: Path,
    { query, ...policy }: Omit<AccessPolicy, 'access'> & { readonly query?: Fields } = {},
  ): Address<Path, Fields> => {
    const { keys, pattern } = strict(path)
    return {
      path,
      policy: { access, ...policy },
      fits: (given) => pattern.test(given),
      to: (...[values]) => {
        const written: Readonly<Record<string, unknown>> = values ?? {}
        const parameters = keys.map((key) => [key, encodeURIComponent(String(written[key]))])
        return pathWith(path, Object.fromEntries(parameters)) + writtenQuery(query ?? noQuery, written)
      },
      read: (place) => {
        const found = pattern.exec(place.path())
        const parameters = keys.map((key, position) => [key, decoded(found?.[position + 1] ?? '')])
        return { ...Object.fromEntries(parameters), ...readQuery(query ?? noQuery, place) }
      },
    }
  }
}

/** The matcher takes a slash more and other capitals for the same path; the specification does not. */
function strict(path: string): { readonly keys: readonly string[]; readonly pattern: RegExp } {
  const { keys, pattern } = parse(path)
  return { keys, pattern: new RegExp(pattern.source.replace(/\\\/\?\$$/, '$')) }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
