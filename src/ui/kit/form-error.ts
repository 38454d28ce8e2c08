export interface FormError {
  /** Id of the control to correct; missing for an error of the whole form. */
  readonly fieldId?: string | undefined
  readonly text: string
}

/** Returns the error of the control with that id, if it has one. */
export function errorOfField(errors: readonly FormError[], id: string): string | undefined {
  return errors.find(({ fieldId }) => fieldId === id)?.text
}

/** Returns the error of the form's only field, if it has one. */
export function onlyFieldError(errors: readonly FormError[]): string | undefined {
  return errors.find(({ fieldId }) => fieldId !== undefined)?.text
}
