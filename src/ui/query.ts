import type { Navigation } from '@/application/shared/navigation.port'
import type { AddressQueryParam } from './query-fields'

/** The query parameters that one kind of address may have, by name. */
export type AddressQueryParams = Readonly<Record<string, AddressQueryParam<unknown, unknown, boolean>>>

type WrittenValue<Field> = Field extends AddressQueryParam<infer Written, unknown, boolean> ? Written : never
type NeededParamName<Fields extends AddressQueryParams> = {
  [Name in keyof Fields]: Fields[Name] extends AddressQueryParam<unknown, unknown, true> ? Name : never
}[keyof Fields]

export type AddressQueryValuesToWrite<Fields extends AddressQueryParams> = {
  readonly [Name in NeededParamName<Fields>]: WrittenValue<Fields[Name]>
} & {
  readonly [Name in Exclude<keyof Fields, NeededParamName<Fields>>]?: WrittenValue<Fields[Name]> | undefined
}

export type AddressQueryValuesRead<Fields extends AddressQueryParams> = {
  readonly [Name in keyof Fields]: Fields[Name] extends AddressQueryParam<never, infer Read, boolean>
    ? Read
    : never
}

/**
 * Returns the query of an address as text: `?` and the parameters, in the order of `fields`. Returns an
 * empty text if there are no parameters.
 */
export function formatAddressQuery(
  fields: AddressQueryParams,
  values: Readonly<Record<string, unknown>>,
): string {
  const parts = Object.entries(fields).flatMap(([name, field]) => {
    const value = values[name]
    const written = value === undefined ? undefined : field.toPair(value)
    if (!written) return []
    const [key, text] = written
    return text === '' ? [key] : [`${key}=${encodeURIComponent(text)}`]
  })
  return parts.length === 0 ? '' : `?${parts.join('&')}`
}

export function parseAddressQuery<Fields extends AddressQueryParams>(
  fields: Fields,
  place: Pick<Navigation, 'queryString'>,
): AddressQueryValuesRead<Fields> {
  const query = new URLSearchParams(place.queryString())
  const read = Object.entries(fields).map(([name, field]) => [name, field.read(query)])
  return Object.fromEntries(read) as AddressQueryValuesRead<Fields>
}
