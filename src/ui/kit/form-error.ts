export interface FormError {
  /** Id of the control that the customer has to correct; missing if the error belongs to the whole form. */
  readonly fieldId?: string | undefined
  readonly text: string
}

/** Returns the error of the control with the given id; undefined if this control has no error. */
export function errorOfField(errors: readonly FormError[], id: string): string | undefined {
  return errors.find(({ fieldId }) => fieldId === id)?.text
}

/** Returns the error of the field of a form that has only one field; undefined if the field has no error. */
export function errorOfOnlyField(errors: readonly FormError[]): string | undefined {
  return errors.find(({ fieldId }) => fieldId !== undefined)?.text
}
