import * as v from 'valibot'

/** What the walk needs to know of a schema, whatever its kind. */
interface Node {
  readonly type: string
  readonly entries?: Readonly<Record<string, v.GenericSchema>>
  readonly item?: v.GenericSchema
  readonly wrapped?: v.GenericSchema
}

/** Fields whose values are never printed. */
export const secretFields: ReadonlySet<string> = new Set([
  'accessToken',
  'refreshToken',
  'password',
  'newPass',
  'currentPass',
  'smsCode',
  'debitCardNumber',
  'cardNumber',
  'ccv',
  'cvv',
  'hash',
  'firebaseToken',
  'signatureEncoded',
])

/**
 * Returns what of the value is not as the schema says, with the path of each field. Unlike the portal, which shows what
 * it can, this leaves nothing out: one invalid item of a list is a problem, and so is an invalid optional field.
 */
export function shapeProblems(schema: v.GenericSchema, value: unknown, path = ''): readonly string[] {
  const node: Node = schema
  if (node.type === 'nullish' || node.type === 'optional' || node.type === 'nullable') {
    if (value === undefined || value === null || !node.wrapped) return []
    return shapeProblems(node.wrapped, value, path)
  }
  const inside = problemsInside(node, value, path)
  return inside.length > 0 ? inside : ownProblems(schema, value, path)
}

function problemsInside({ entries, item }: Node, value: unknown, path: string): readonly string[] {
  if (item && Array.isArray(value))
    return value.flatMap((each: unknown, index) => shapeProblems(item, each, `${path}[${index}]`))
  if (!entries || typeof value !== 'object' || value === null || Array.isArray(value)) return []
  const fields: ReadonlyMap<string, unknown> = new Map(Object.entries(value))
  return Object.entries(entries).flatMap(([name, field]) =>
    shapeProblems(field, fields.get(name), path === '' ? name : `${path}.${name}`),
  )
}

function ownProblems(schema: v.GenericSchema, value: unknown, path: string): readonly string[] {
  const { issues } = v.safeParse(schema, value)
  return (issues ?? []).map((issue) => {
    const at = [path, v.getDotPath(issue) ?? ''].filter((part) => part !== '').join('.')
    const name = at.slice(at.lastIndexOf('.') + 1)
    const came = secretFields.has(name) ? 'otra cosa' : (issue.received ?? 'otra cosa')
    return `${at === '' ? 'la respuesta' : at}: se esperaba ${issue.expected ?? issue.kind}, vino ${came}`
  })
}
