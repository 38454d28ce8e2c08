/** A form that takes the customer to another site. */
export interface OutsideForm {
  readonly address: string
  readonly fields: Readonly<Record<string, string>>
}

/** Leaves for another site by submitting a form, which a link cannot do. Source: SES-18. */
export interface FormHandOver {
  submit(form: OutsideForm): void
}
export const FormHandOver = Symbol('FormHandOver')
