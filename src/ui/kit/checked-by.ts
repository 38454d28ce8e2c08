import { registerDecorator, validateSync } from 'class-validator'
import type { FormError } from './form-error'

/**
 * Checks a text of a form with a rule of the domain and says it with a text.
 * The rule answers what is wrong, or undefined when nothing is; it may look at the rest of the form.
 */
export function CheckedBy<Form extends object, Problem>(
  rule: (value: string, form: Form) => Problem | undefined,
  text: (problem: Problem) => string,
) {
  return (target: Form, field: string): void => {
    const problemOf = (value: unknown, form: object | undefined): Problem | undefined =>
      // The decorator stands on a field of that very form.
      rule(typeof value === 'string' ? value : '', form as Form)
    registerDecorator({
      name: `checkedBy-${field}`,
      target: target.constructor,
      propertyName: field,
      validator: {
        validate: (value: unknown, context) => problemOf(value, context?.object) === undefined,
        defaultMessage: (context) => {
          const problem = problemOf(context?.value, context?.object)
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
