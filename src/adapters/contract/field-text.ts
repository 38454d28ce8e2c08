/**
 * What a field of a schema means, for developers of the server; with an example if the description could be
 * misread.
 */
export type FieldText =
  | string
  | {
      readonly text: string
      readonly example?: unknown
      /** The field's OpenAPI format: `email`, `uri`, `byte`. */
      readonly format?: string
    }

/** The texts of a schema's fields, by the field's name. */
export type FieldTexts = Readonly<Record<string, FieldText>>

/** The texts of several schemas, by the schema's name in the OpenAPI document. */
export type SchemaTexts = Readonly<Record<string, FieldTexts>>
