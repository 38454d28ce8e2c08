/** What a field is, for whoever writes the server; with an example where the words alone leave a doubt. */
export type FieldText =
  | string
  | {
      readonly text: string
      readonly example?: unknown
      /** As OpenAPI calls it: `email`, `uri`, `byte`. */
      readonly format?: string
    }

/** The texts of a schema's fields, by the field's name. */
export type FieldTexts = Readonly<Record<string, FieldText>>

/** The texts of several schemas, by the schema's name in the document. */
export type SchemaTexts = Readonly<Record<string, FieldTexts>>
