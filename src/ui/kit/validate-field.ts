import { registerDecorator, validateSync } from 'class-validator'
import type { FormError } from './form-error'

/**
 * A decorator that checks a text field of a form class. `rule` returns what is wrong with the value of the
 * field, or undefined if nothing is; it may also read other fields of the form. `text` returns the message
 * to show about it.
 */
export function ValidateField<Form extends object, Problem>(
  rule: (value: string, form: Form) => Problem | undefined,
  text: (problem: Problem, form: Form) => string,
) {
  return (target: Form, field: string): void => {
    const problemOf = (value: unknown, form: object | undefined): Problem | undefined =>
      // The decorator is used on a field of this form class.
      rule(typeof value === 'string' ? value : '', form as Form)
    registerDecorator({
      name: `validateField-${field}`,
      target: target.constructor,
      propertyName: field,
      validator: {
        validate: (value: unknown, context) => problemOf(value, context?.object) === undefined,
        defaultMessage: (context) => {
          const problem = problemOf(context?.value, context?.object)
          // The decorator is used on a field of this form class.
          return problem === undefined ? '' : text(problem, context?.object as Form)
        },
      },
    })
  }
}

/**
 * Returns the errors of all fields of a form. Each error has the id of its field, which is the name of the
 * property in the form class.
 */
export function findFormErrors(form: object): readonly FormError[] {
  return validateSync(form).map((error) => ({
    fieldId: error.property,
    text: Object.values(error.constraints ?? {})[0] ?? '',
  }))
}
