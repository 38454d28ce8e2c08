import * as v from 'valibot'

/** The fields of a valibot schema that `findSchemaProblems` reads. Each kind of schema has some of them. */
interface SchemaNode {
  readonly type: string
  readonly entries?: Readonly<Record<string, v.GenericSchema>>
  readonly item?: v.GenericSchema
  readonly wrapped?: v.GenericSchema
}

/** A part of a value, such as an answer of the server, that does not match its schema. */
export interface SchemaProblem {
  /**
   * Path of the field that does not match the schema, such as `installments[2].dueDate`; empty if the
   * value as a whole does not match.
   */
  readonly field: string
  readonly issue: v.BaseIssue<unknown>
}

/**
 * Returns every part of a value that does not match its schema. Unlike the portal, which leaves out what
 * it cannot read, this function also reports each invalid item of a list and each invalid optional
 * field.
 */
export function findSchemaProblems(
  schema: v.GenericSchema,
  value: unknown,
  field = '',
): readonly SchemaProblem[] {
  const node: SchemaNode = schema
  if (node.type === 'nullish' || node.type === 'optional' || node.type === 'nullable') {
    if (value === undefined || value === null || !node.wrapped) return []
    return findSchemaProblems(node.wrapped, value, field)
  }
  const inside = findNestedProblems(node, value, field)
  return inside.length > 0 ? inside : findProblemsAtField(schema, value, field)
}

function findNestedProblems(
  { entries, item }: SchemaNode,
  value: unknown,
  field: string,
): readonly SchemaProblem[] {
  if (item && Array.isArray(value))
    return value.flatMap((each: unknown, index) => findSchemaProblems(item, each, `${field}[${index}]`))
  if (!entries || typeof value !== 'object' || value === null || Array.isArray(value)) return []
  const fields: ReadonlyMap<string, unknown> = new Map(Object.entries(value))
  return Object.entries(entries).flatMap(([name, each]) =>
    findSchemaProblems(each, fields.get(name), field === '' ? name : `${field}.${name}`),
  )
}

function findProblemsAtField(
  schema: v.GenericSchema,
  value: unknown,
  field: string,
): readonly SchemaProblem[] {
  // The first rule that a field breaks is enough.
  const { issues = [] } = v.safeParse(schema, value, { abortPipeEarly: true })
  return issues.map((issue) => ({
    field: [field, v.getDotPath(issue) ?? ''].filter((part) => part !== '').join('.'),
    issue,
  }))
}
