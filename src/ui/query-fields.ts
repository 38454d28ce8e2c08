import { centsToPesos, pesosToCents, type Cents } from '@/domain/shared/money'

/**
 * A query parameter of an address. When it is read it may be missing or wrong, because anybody can write an
 * address.
 */
export interface QueryField<Written, Read, IsNeeded extends boolean> {
  /** Whether the portal must give this parameter a value in every address that it writes. */
  readonly isNeeded: IsNeeded
  /**
   * Returns name and text of the parameter for an address; undefined to leave it out. If the text is empty,
   * only the name is written.
   */
  write(value: Written): readonly [name: string, text: string] | undefined
  read(query: URLSearchParams): Read
}

/**
 * A parameter with any text; undefined if it is empty. It is also read under `furtherNames`, which are other
 * spellings of its name.
 */
export function textField<Written extends string = string>(
  name: string,
  ...furtherNames: readonly string[]
): QueryField<Written, string | undefined, true> {
  return {
    isNeeded: true,
    write: (value) => [name, value],
    read: (query) =>
      [name, ...furtherNames]
        .map((each) => query.get(each))
        .find((value) => value !== null && value !== '') ?? undefined,
  }
}

/**
 * A parameter that only the lender understands, often base64. A plus sign in it is read as a plus sign, not
 * as a space. Source: GEN-12.
 */
export function lenderTokenField(name: string): QueryField<string, string | undefined, true> {
  const field = textField(name)
  return { ...field, read: (query) => field.read(query)?.replaceAll(' ', '+') }
}

/** A parameter with a whole number from 0 to 999 999 999; undefined if it is anything else. */
export function countField(name: string): QueryField<number, number | undefined, true> {
  return {
    isNeeded: true,
    write: (value) => [name, String(value)],
    read: (query) => {
      const read = query.get(name) ?? ''
      return /^\d{1,9}$/.test(read) ? Number(read) : undefined
    },
  }
}

/**
 * A parameter with an amount in pesos below a billion, with a point before the cents, such as `12625.00` or
 * `12625.5`.
 */
export function pesosField(name: string): QueryField<Cents, Cents | undefined, true> {
  return {
    isNeeded: true,
    write: (value) => [name, centsToPesos(value).toFixed(2)],
    read: (query) => {
      const read = query.get(name) ?? ''
      return /^\d{1,9}(\.\d{1,2})?$/.test(read) ? pesosToCents(Number(read)) : undefined
    },
  }
}

/** A parameter that is true if the address contains it, with any text. */
export function flagField(name: string, written = ''): QueryField<boolean, boolean, false> {
  return {
    isNeeded: false,
    write: (isSaid) => (isSaid ? [name, written] : undefined),
    read: (query) => query.has(name),
  }
}

/** A parameter that is true if its text is exactly `written`, and false otherwise. */
export function exactTextField(name: string, written: string): QueryField<boolean, boolean, false> {
  return { ...flagField(name, written), read: (query) => query.get(name) === written }
}

export function optionalField<Written, Read>({
  write,
  read,
}: QueryField<Written, Read, boolean>): QueryField<Written, Read, false> {
  return { isNeeded: false, write, read }
}

/**
 * A parameter that only other sites write. The portal reads it but never writes it, because it must not stay
 * in the browser's history. Source: GEN-11.
 */
export function readOnlyField<Read>({
  read,
}: QueryField<never, Read, boolean>): QueryField<never, Read, false> {
  return { isNeeded: false, write: () => undefined, read }
}
