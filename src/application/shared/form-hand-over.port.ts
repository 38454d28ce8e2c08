/** A form that another site takes the customer over with. */
export interface OutsideForm {
  readonly address: string
  readonly fields: Readonly<Record<string, string>>
}

/** Leaves for another site by submitting a form to it, which a plain address cannot do. Source: SES-18. */
export interface FormHandOver {
  submit(form: OutsideForm): void
}
export const FormHandOver = Symbol('FormHandOver')
