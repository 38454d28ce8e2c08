import { centsToPesos, pesosToCents, type Cents } from '@/domain/shared/money'

/**
 * A query parameter of an address. It may be missing or not valid when it is read, because anybody can
 * write an address.
 */
export interface AddressQueryParam<Written, Read, IsNeeded extends boolean> {
  /** Whether every address that the portal writes must have a value for this query parameter. */
  readonly isNeeded: IsNeeded
  /**
   * Returns the name and text of the parameter, to be written into an address; undefined if the
   * parameter is left out. If the text is empty, only the name is written.
   */
  toPair(value: Written): readonly [name: string, text: string] | undefined
  read(query: URLSearchParams): Read
}

/**
 * A query parameter with any text; undefined if the text is empty. `furtherNames` are other names under
 * which the parameter is read too.
 */
export function textParam<Written extends string = string>(
  name: string,
  ...furtherNames: readonly string[]
): AddressQueryParam<Written, string | undefined, true> {
  return {
    isNeeded: true,
    toPair: (value) => [name, value],
    read: (query) =>
      [name, ...furtherNames]
        .map((each) => query.get(each))
        .find((value) => value !== null && value !== '') ?? undefined,
  }
}

/**
 * A query parameter with a text that only the lender can interpret, often base64. A plus sign in the address
 * stays a plus sign; it is not read as a space. Source: GEN-12.
 */
export function lenderTokenParam(name: string): AddressQueryParam<string, string | undefined, true> {
  const field = textParam(name)
  return { ...field, read: (query) => field.read(query)?.replaceAll(' ', '+') }
}

/** A query parameter with a whole number from 0 to 999 999 999; undefined for any other text. */
export function numberParam(name: string): AddressQueryParam<number, number | undefined, true> {
  return {
    isNeeded: true,
    toPair: (value) => [name, String(value)],
    read: (query) => {
      const read = query.get(name) ?? ''
      return /^\d{1,9}$/.test(read) ? Number(read) : undefined
    },
  }
}

/**
 * A query parameter with an amount in pesos below a billion, with a decimal point before the cents, such
 * as `12625.00` or `12625.5`.
 */
export function pesosParam(name: string): AddressQueryParam<Cents, Cents | undefined, true> {
  return {
    isNeeded: true,
    toPair: (value) => [name, centsToPesos(value).toFixed(2)],
    read: (query) => {
      const read = query.get(name) ?? ''
      return /^\d{1,9}(\.\d{1,2})?$/.test(read) ? pesosToCents(Number(read)) : undefined
    },
  }
}

/** A query parameter that is true if the address contains it, whatever its text is. */
export function flagParam(name: string, written = ''): AddressQueryParam<boolean, boolean, false> {
  return {
    isNeeded: false,
    toPair: (isSaid) => (isSaid ? [name, written] : undefined),
    read: (query) => query.has(name),
  }
}

/** A query parameter that is true if its text is exactly `written`, and false otherwise. */
export function exactTextFlagParam(
  name: string,
  written: string,
): AddressQueryParam<boolean, boolean, false> {
  return { ...flagParam(name, written), read: (query) => query.get(name) === written }
}

export function optionalParam<Written, Read>({
  toPair,
  read,
}: AddressQueryParam<Written, Read, boolean>): AddressQueryParam<Written, Read, false> {
  return { isNeeded: false, toPair, read }
}

/**
 * A query parameter that the portal reads but never writes into an address, because its value must not stay
 * in the browser's history. Only other sites write it. Source: GEN-11.
 */
export function neverWrittenParam<Read>({
  read,
}: AddressQueryParam<never, Read, boolean>): AddressQueryParam<never, Read, false> {
  return { isNeeded: false, toPair: () => undefined, read }
}
