import type { Breakable } from './break'
import { isFunction, partOf, type Place } from './syntax'

/** Breaks a field of a request or an answer by leaving it out. */
export function fieldBreak({ node, above }: Place): Breakable | undefined {
  if (node.type !== 'Property' || above?.node.type !== 'ObjectExpression') return undefined
  const value = partOf(node, 'value')
  // Objects are broken field by field, and a literal is broken as an answer of a rule.
  if (!value || isFunction(value) || /^(ObjectExpression|Literal)$/.test(value.type)) return undefined
  const form = node['shorthand'] === true ? 'shorthand' : 'instead'
  return { kind: 'field', form, start: value.start, end: value.end, instead: 'undefined' }
}
