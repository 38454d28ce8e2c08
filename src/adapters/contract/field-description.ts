/**
 * The meaning of a field of a schema, for developers of the lender's server. The description has an
 * example if its text could be misread.
 */
export type FieldDescription =
  | string
  | {
      readonly text: string
      readonly example?: unknown
      /** The field's OpenAPI format: `email`, `uri`, `byte`. */
      readonly format?: string
    }

/** Descriptions of a schema's fields, by field name. */
export type FieldDescriptions = Readonly<Record<string, FieldDescription>>

/** Descriptions of the fields of several schemas, by the schema's name in the OpenAPI document. */
export type SchemaDescriptions = Readonly<Record<string, FieldDescriptions>>
