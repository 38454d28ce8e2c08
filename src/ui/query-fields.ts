import { centsToPesos, pesosToCents, type Cents } from '@/domain/shared/money'

/**
 * A value that the query of an address carries. Whatever is read may be missing or wrong: anybody can
 * write an address.
 */
export interface QueryField<Written, Read, IsNeeded extends boolean> {
  /** Whether the portal never writes the address without it. */
  readonly isNeeded: IsNeeded
  /** Its name and its text, a name alone where the text is empty; undefined for nothing. */
  write(value: Written): readonly [name: string, text: string] | undefined
  read(query: URLSearchParams): Read
}

/** Words as they come; none for an empty text. The further names are another's spellings of the same. */
export function text<Written extends string = string>(
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

/** What only the lender reads, often base64: a plus sign in it is no space. Source: GEN-12. */
export function sealed(name: string): QueryField<string, string | undefined, true> {
  const field = text(name)
  return { ...field, read: (query) => field.read(query)?.replaceAll(' ', '+') }
}

/** A whole number, from 0 on. */
export function count(name: string): QueryField<number, number | undefined, true> {
  return {
    isNeeded: true,
    write: (value) => [name, String(value)],
    read: (query) => {
      const read = query.get(name) ?? ''
      return /^\d{1,9}$/.test(read) ? Number(read) : undefined
    },
  }
}

/** Pesos with a point for the cents, `12625.00` or `12625.5`, and less than a billion. */
export function pesos(name: string): QueryField<Cents, Cents | undefined, true> {
  return {
    isNeeded: true,
    write: (value) => [name, centsToPesos(value).toFixed(2)],
    read: (query) => {
      const read = query.get(name) ?? ''
      return /^\d{1,9}(\.\d{1,2})?$/.test(read) ? pesosToCents(Number(read)) : undefined
    },
  }
}

/** Says something by being there, whatever its text. */
export function flag(name: string, written = ''): QueryField<boolean, boolean, false> {
  return {
    isNeeded: false,
    write: (isSaid) => (isSaid ? [name, written] : undefined),
    read: (query) => query.has(name),
  }
}

/** Says something by having exactly that text. */
export function oneOf(name: string, written: string): QueryField<boolean, boolean, false> {
  return { ...flag(name, written), read: (query) => query.get(name) === written }
}

export function optional<Written, Read>({
  write,
  read,
}: QueryField<Written, Read, boolean>): QueryField<Written, Read, false> {
  return { isNeeded: false, write, read }
}

/** What another site writes and the portal never does: it says too much to stay in the browser's history. Source: GEN-11. */
export function onlyRead<Read>({ read }: QueryField<never, Read, boolean>): QueryField<never, Read, false> {
  return { isNeeded: false, write: () => undefined, read }
}
