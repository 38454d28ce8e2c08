import type { FormError } from './form'

/** What is wrong in the form's only field; an error of the whole form is not its own. */
export function fieldError(errors: readonly FormError[]): string | undefined {
  return errors.find(({ fieldId }) => fieldId !== undefined)?.text
}
