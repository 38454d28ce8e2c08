import { inject as pathWith, parse, type RouteParams } from 'regexparam'
import type { LaterLoginScreen } from '@/domain/access/login-steps'
import type { SwitchableCapability } from '@/domain/session/capability'
import type { PortalArea } from '@/domain/session/area-access'
import type { Navigation } from '@/application/shared/navigation.port'
import {
  parseAddressQuery,
  formatAddressQuery,
  type AddressQueryParams,
  type AddressQueryValuesRead,
  type AddressQueryValuesToWrite,
} from './query'

/** Who may open an address of the portal, and the layout around its screen. */
export interface AddressAccessPolicy {
  /**
   * Who may open the address. `public`: only visitors; a signed-in customer is redirected. `open`: everybody.
   * `signed-in`: only customers.
   */
  readonly access: 'public' | 'open' | 'signed-in'
  /**
   * The area of the portal that contains the address. The customer must be allowed to open this area. If
   * there is no area, every signed-in customer may open the address, with or without a password. Source:
   * SES-09 to SES-11.
   */
  readonly area?: PortalArea
  /**
   * The part of the portal to which the address belongs. If the lender switches this part off, the address
   * cannot be opened. Source: OPS-03.
   */
  readonly capability?: SwitchableCapability
  /** Set if customers can open the address even during maintenance of the portal. Source: OPS-05. */
  readonly isOpenInMaintenance?: true
  /**
   * Set if the screen has the header of the screens before login although the customer must be signed in to
   * open it, as on the logout screen.
   */
  readonly frame?: 'public'
  /**
   * The login step that the address shows. Present only for steps that need earlier login steps. Source:
   * ACC-19.
   */
  readonly loginScreen?: LaterLoginScreen
  /** Present if the screen of the address shows no menu, even to a signed-in customer. Source: ACC-30. */
  readonly hidesMenu?: true
  /**
   * The setting that must be on for the address to exist; missing if it always exists. Only the component
   * gallery has such a setting. Source: SES-14.
   */
  readonly neededSetting?: 'wiki'
}

/** The path and query of the current address. */
export type PathAndQuery = Pick<Navigation, 'path' | 'queryString'>

type AddressValues<Path extends string, Fields extends AddressQueryParams> = Readonly<RouteParams<Path>> &
  AddressQueryValuesToWrite<Fields>
type AddressArguments<Given> = keyof Given extends never
  ? []
  : object extends Given
    ? [values?: Given]
    : [values: Given]

export interface Address<
  Path extends string = string,
  Fields extends AddressQueryParams = AddressQueryParams,
  Chunk extends string | undefined = string | undefined,
> {
  /** The path as the specification writes it, with its parameters, such as `/mis-prestamos/:idLoan`. */
  readonly path: Path
  readonly policy: AddressAccessPolicy
  /**
   * Name of the chunk that contains the code of the screen; undefined if the screen has a chunk of its own.
   */
  readonly chunk: Chunk
  /**
   * Returns whether a path belongs to this address. Upper and lower case must be the same, and a trailing
   * slash is not allowed.
   */
  matches(path: string): boolean
  /** Returns this address with the given parameters in its path, followed by the query if there is one. */
  createPath(...values: AddressArguments<AddressValues<Path, Fields>>): string
  /**
   * Returns the parameters and the query of the current address. The parameters are empty if the current
   * path does not match this address.
   */
  parse(place: PathAndQuery): Readonly<RouteParams<Path>> & AddressQueryValuesRead<Fields>
}

type AddressOptions<Fields extends AddressQueryParams, Chunk> = Omit<AddressAccessPolicy, 'access'> & {
  readonly query?: Fields
  readonly chunk?: Chunk
}

/** The query fields of an address that takes no query parameters. */
const noQuery = {}

/**
 * Returns a function that defines addresses with the given access: for visitors, for everybody or for
 * customers.
 */
export function createAddressDefiner(access: AddressAccessPolicy['access']) {
  return <
    const Path extends string,
    Fields extends AddressQueryParams = typeof noQuery,
    const Chunk extends string | undefined = undefined,
  >(
    path: Path,
    { query, chunk, ...policy }: AddressOptions<Fields, Chunk> = {},
  ): Address<Path, Fields, Chunk | undefined> => {
    const { keys, pattern } = strictPathPattern(path)
    return {
      path,
      policy: { access, ...policy },
      chunk,
      matches: (given) => pattern.test(given),
      createPath: (...[values]) => {
        const written: Readonly<Record<string, unknown>> = values ?? {}
        const parameters = keys.map((key) => [key, encodeURIComponent(String(written[key]))])
        return pathWith(path, Object.fromEntries(parameters)) + formatAddressQuery(query ?? noQuery, written)
      },
      parse: (place) => {
        const found = pattern.exec(place.path())
        const parameters = keys.map((key, position) => [key, decodeQueryText(found?.[position + 1] ?? '')])
        return { ...Object.fromEntries(parameters), ...parseAddressQuery(query ?? noQuery, place) }
      },
    }
  }
}

/**
 * Returns a pattern for a path. Unlike the routing library's own patterns, it distinguishes upper and lower
 * case, and it refuses a trailing slash.
 */
function strictPathPattern(path: string): { readonly keys: readonly string[]; readonly pattern: RegExp } {
  const { keys, pattern } = parse(path)
  return { keys, pattern: new RegExp(pattern.source.replace(/\\\/\?\$$/, '$')) }
}

function decodeQueryText(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
