import { inject as pathWith, parse, type RouteParams } from 'regexparam'
import type { LoginScreen } from '@/domain/access/login-steps'
import type { SwitchableCapability } from '@/domain/session/capability'
import type { PortalArea } from '@/domain/session/permissions'
import type { Navigation } from '@/application/shared/navigation.port'
import {
  readQuery,
  writeQuery,
  type QueryFields,
  type QueryValuesRead,
  type QueryValuesToWrite,
} from './query'

/** Who may open an address, and the layout around its screen. */
export interface AccessPolicy {
  /**
   * Who may open the address. `public`: only visitors; a signed-in customer is redirected. `open`: everybody.
   * `signed-in`: only customers.
   */
  readonly access: 'public' | 'open' | 'signed-in'
  /**
   * The area that the customer must be allowed to open. Without an area, every signed-in customer may open the
   * address, with or without a password. Source: SES-09 to SES-11.
   */
  readonly area?: PortalArea
  /**
   * The feature to which the address belongs. If the lender switches the feature off, the address is switched
   * off too. Source: OPS-03.
   */
  readonly capability?: SwitchableCapability
  /** Set if the address stays open during maintenance. Source: OPS-05. */
  readonly staysOpen?: true
  /** Set if the screen has the header of the screens before login. */
  readonly frame?: 'public'
  /**
   * The login step that the address shows; present if the step can only be opened after earlier steps.
   * Source: ACC-19.
   */
  readonly loginScreen?: LoginScreen
  /** Present if the screen has no menu, even for a signed-in customer. Source: ACC-30. */
  readonly menu?: 'none'
  /**
   * The setting without which the address does not exist. Only the component gallery has one. Source: SES-14.
   */
  readonly neededSetting?: 'wiki'
}

/** The current path and query. */
export type PathAndQuery = Pick<Navigation, 'path' | 'search'>

type Written<Path extends string, Fields extends QueryFields> = Readonly<RouteParams<Path>> &
  QueryValuesToWrite<Fields>
type Arguments<Given> = keyof Given extends never
  ? []
  : object extends Given
    ? [values?: Given]
    : [values: Given]

export interface Address<
  Path extends string = string,
  Fields extends QueryFields = QueryFields,
  Chunk extends string | undefined = string | undefined,
> {
  /** The path as the specification writes it, with its parameters, such as `/mis-prestamos/:idLoan`. */
  readonly path: Path
  readonly policy: AccessPolicy
  /**
   * Name of the chunk that contains the code of the screen; undefined if the screen has a chunk of its own.
   */
  readonly chunk: Chunk
  /**
   * Returns whether a path belongs to this address: with the same upper and lower case, and without a
   * trailing slash.
   */
  matches(path: string): boolean
  /** Returns the path with the parameters filled in, followed by the query if there is one. */
  to(...values: Arguments<Written<Path, Fields>>): string
  /**
   * Returns the parameters and the query that the current address contains. A parameter is empty if the path
   * does not match this address.
   */
  read(place: PathAndQuery): Readonly<RouteParams<Path>> & QueryValuesRead<Fields>
}

type Options<Fields extends QueryFields, Chunk> = Omit<AccessPolicy, 'access'> & {
  readonly query?: Fields
  readonly chunk?: Chunk
}

/** For an address without query. */
const noQuery = {}

/**
 * Returns a function that defines addresses with the given access: for visitors, for everybody or for
 * customers.
 */
export function defineAddressesWithAccess(access: AccessPolicy['access']) {
  return <
    const Path extends string,
    Fields extends QueryFields = typeof noQuery,
    const Chunk extends string | undefined = undefined,
  >(
    path: Path,
    { query, chunk, ...policy }: Options<Fields, Chunk> = {},
  ): Address<Path, Fields, Chunk | undefined> => {
    const { keys, pattern } = strict(path)
    return {
      path,
      policy: { access, ...policy },
      chunk,
      matches: (given) => pattern.test(given),
      to: (...[values]) => {
        const written: Readonly<Record<string, unknown>> = values ?? {}
        const parameters = keys.map((key) => [key, encodeURIComponent(String(written[key]))])
        return pathWith(path, Object.fromEntries(parameters)) + writeQuery(query ?? noQuery, written)
      },
      read: (place) => {
        const found = pattern.exec(place.path())
        const parameters = keys.map((key, position) => [key, decoded(found?.[position + 1] ?? '')])
        return { ...Object.fromEntries(parameters), ...readQuery(query ?? noQuery, place) }
      },
    }
  }
}

/** Returns a pattern that is case-sensitive and refuses trailing slashes, unlike the library's own. */
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
