import type { Breakable } from './break'
import { isFunction, partOf, type Place } from './syntax'

/** What one side of the contract says and the other never gets: a field of a body, or of what was answered. */
export function fieldBreak({ node, above }: Place): Breakable | undefined {
  if (node.type !== 'Property' || above?.node.type !== 'ObjectExpression') return undefined
  const value = partOf(node, 'value')
  // What is put together of fields is broken field by field; a plain word is one of the rules' answers.
  if (!value || isFunction(value) || /^(ObjectExpression|Literal)$/.test(value.type)) return undefined
  const form = node['shorthand'] === true ? 'shorthand' : 'instead'
  return { kind: 'field', form, start: value.start, end: value.end, instead: 'undefined' }
}
