import { centsToPesos, pesosToCents, type Cents } from '@/domain/shared/money'

/**
 * A query parameter of an address. What is read may be missing or wrong, because anybody can write an
 * address.
 */
export interface QueryField<Written, Read, IsNeeded extends boolean> {
  /** Whether every address that the portal writes has this parameter. */
  readonly isNeeded: IsNeeded
  /**
   * Returns name and text of the parameter (the name alone if the text is empty), or undefined to leave it
   * out.
   */
  write(value: Written): readonly [name: string, text: string] | undefined
  read(query: URLSearchParams): Read
}

/** A text parameter; undefined if empty. Further names are other spellings of the same parameter. */
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
 * A parameter that only the lender reads, often base64: a plus sign in it does not mean a space.
 * Source: GEN-12.
 */
export function opaqueField(name: string): QueryField<string, string | undefined, true> {
  const field = textField(name)
  return { ...field, read: (query) => field.read(query)?.replaceAll(' ', '+') }
}

/** A whole number from 0 on. */
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

/** An amount of pesos with a point before the cents, such as `12625.00` or `12625.5`, below a billion. */
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

/** A parameter that is true if present, with any text. */
export function flagField(name: string, written = ''): QueryField<boolean, boolean, false> {
  return {
    isNeeded: false,
    write: (isSaid) => (isSaid ? [name, written] : undefined),
    read: (query) => query.has(name),
  }
}

/** A parameter that is true if it has exactly that text. */
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
 * A parameter that other sites write and the portal never does, because it must not stay in the browser's
 * history. Source: GEN-11.
 */
export function readOnlyField<Read>({
  read,
}: QueryField<never, Read, boolean>): QueryField<never, Read, false> {
  return { isNeeded: false, write: () => undefined, read }
}
