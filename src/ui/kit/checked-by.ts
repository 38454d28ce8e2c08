import { registerDecorator, validateSync } from 'class-validator'
import type { FormError } from './form-error'

/**
 * Checks a text of a form with a rule of the domain and says it with a text.
 * The rule answers what is wrong, or undefined when nothing is.
 */
export function CheckedBy<Problem>(
  rule: (value: string) => Problem | undefined,
  text: (problem: Problem) => string,
) {
  return (form: object, field: string): void => {
    const problemOf = (value: unknown): Problem | undefined => rule(typeof value === 'string' ? value : '')
    registerDecorator({
      name: `checkedBy-${field}`,
      target: form.constructor,
      propertyName: field,
      validator: {
        validate: (value: unknown) => problemOf(value) === undefined,
        defaultMessage: (context) => {
          const problem = problemOf(context?.value)
          return problem === undefined ? '' : text(problem)
        },
      },
    })
  }
}

/** Every error of a form at once; a field's id is its name. */
export function formErrors(form: object): readonly FormError[] {
  return validateSync(form).map((error) => ({
    fieldId: error.property,
    text: Object.values(error.constraints ?? {})[0] ?? '',
  }))
}
