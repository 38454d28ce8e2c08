export interface FormError {
  /** The id of the control to mend; a text that is nobody's has none. */
  readonly fieldId?: string | undefined
  readonly text: string
}

/** What is wrong in the form's only field; an error of the whole form is not its own. */
export function fieldError(errors: readonly FormError[]): string | undefined {
  return errors.find(({ fieldId }) => fieldId !== undefined)?.text
}
