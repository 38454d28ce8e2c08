import type {
  AnswerContractDeviation,
  ContractDiagnostics,
  FieldContractDeviation,
  ReceivedValueKind,
} from '@/application/shared/diagnostics'
import { acceptedDownloadContentTypes, type ApiCall } from '@/adapters/contract/call'
import { findSchemaProblems, type SchemaProblem } from '@/adapters/contract/schema-problems'

/**
 * `ContractDiagnostics` is also exported from this file, so that it is loaded together with this code, and only if
 * diagnostics are on.
 */
export { ContractDiagnostics } from '@/application/shared/diagnostics'

/** An answer of the server as the portal received it. `isRead` is true if the portal could read it. */
export interface ReceivedServerAnswer {
  readonly call: ApiCall
  readonly status: number
  /** Content type of the server's answer; empty if the answer has none. */
  readonly contentType: string
  readonly bytes: ArrayBuffer
  readonly isRead: boolean
  /** True if the answer comes from another origin, to which the request was redirected. */
  readonly isFromOtherOrigin?: true
  /** Milliseconds from sending the request until the answer was received or the portal stopped waiting. */
  readonly milliseconds: number
}

/**
 * Returns how an answer of the server deviates from the API contract; undefined if it matches the contract.
 * Every invalid optional field and every invalid item of a list counts as a deviation, although the portal
 * would only leave it out. Loaded only if diagnostics are on. Source: CON-05.
 */
export function findContractDeviation(answer: ReceivedServerAnswer): AnswerContractDeviation | undefined {
  const { call, isRead } = answer
  const fields = answer.isFromOtherOrigin
    ? [{ field: '', received: 'another-origin', expected: 'same-origin' } as const]
    : fieldDeviations(answer)
  if (fields.length === 0 && isRead) return undefined
  return {
    call: call.name,
    request: `${call.method} ${call.path}`,
    outcome: isRead ? 'incomplete' : 'unreadable',
    fields: fields.length > 0 ? fields : [wholeAnswerDeviation(answer, describeExpectedAnswer(call))],
  }
}

/**
 * Records a deviation from the API contract. Given an answer of the server, records how the answer deviates
 * from the contract, if it does.
 */
export function reportContractDeviation(
  diagnostics: ContractDiagnostics,
  found: ReceivedServerAnswer | AnswerContractDeviation,
): void {
  const deviation = 'isRead' in found ? findContractDeviation(found) : found
  if (deviation) diagnostics.addDeviation(deviation)
}

function fieldDeviations(answer: ReceivedServerAnswer): readonly FieldContractDeviation[] {
  const { call, status, bytes, contentType, isRead } = answer
  if (status < 200 || status > 299) return refusalDeviations(answer)
  if (call.answer === 'none') return isRead ? [] : [wholeAnswerDeviation(answer, 'no-content')]
  if (status === 204 || bytes.byteLength === 0)
    return call.mayBeAbsent ? [] : [wholeAnswerDeviation(answer, describeExpectedAnswer(call))]
  if (call.answer === 'file')
    return acceptedDownloadContentTypes.includes(contentTypeWithoutParameters(contentType))
      ? []
      : [wholeAnswerDeviation(answer, describeExpectedAnswer(call))]
  const value = parseJson(bytes)
  if (value === undefined) return [wholeAnswerDeviation(answer, describeExpectedAnswer(call))]
  if (Array.isArray(value) && call.answer.type !== 'array') return [wholeAnswerDeviation(answer, 'Object')]
  return findSchemaProblems(call.answer, value).map(toFieldDeviation)
}

/**
 * Returns how an error answer deviates from the API contract. It must be an object with a code; an answer
 * without content is also correct.
 */
function refusalDeviations(answer: ReceivedServerAnswer): readonly FieldContractDeviation[] {
  if (answer.bytes.byteLength === 0) return []
  const value = parseJson(answer.bytes)
  if (detectJsonValueKind(value) !== 'object') return [wholeAnswerDeviation(answer, 'error')]
  const { code, errorCode = code } = Object(value)
  return typeof errorCode === 'string'
    ? []
    : [{ field: 'code', received: detectJsonValueKind(code), expected: 'string' }]
}

function toFieldDeviation({ field, issue }: SchemaProblem): FieldContractDeviation {
  return {
    field,
    received: detectJsonValueKind(issue.input),
    expected: issue.expected ?? findBrokenRule(issue.input),
  }
}

/**
 * Returns the name of the rule that a value breaks, such as `check-digit`. The schema only says that a check
 * failed, so the name is derived from the kind of value.
 */
function findBrokenRule(input: unknown): string {
  switch (detectJsonValueKind(input)) {
    case 'date-as-text':
    case 'instant-as-text':
      return 'existing-day'
    case 'digits':
      return 'check-digit'
    case 'whole-number':
    case 'decimal-number':
      return 'whole-cents'
    case 'object':
      return 'some-field'
    default:
      return 'safe-address'
  }
}

function describeExpectedAnswer({ answer }: ApiCall): string {
  if (answer === 'none') return 'no-content'
  if (answer === 'file') return acceptedDownloadContentTypes.join(' | ')
  return answer.type === 'array' ? 'Array' : 'Object'
}

function wholeAnswerDeviation(
  { bytes, contentType }: ReceivedServerAnswer,
  expected: string,
): FieldContractDeviation {
  return { field: '', received: detectContentKind(bytes, contentType), expected }
}

function detectContentKind(bytes: ArrayBuffer, contentType: string): ReceivedValueKind {
  if (bytes.byteLength === 0) return 'no-content'
  if (contentTypeWithoutParameters(contentType) === 'text/html') return 'html-page'
  const value = parseJson(bytes)
  return value === undefined ? 'other-content' : detectJsonValueKind(value)
}

function contentTypeWithoutParameters(contentType: string): string {
  return contentType.split(';')[0]?.trim().toLowerCase() ?? ''
}

function parseJson(bytes: ArrayBuffer): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return undefined
  }
}

/** Returns the kind of a JSON value, such as text, number or list. */
export function detectJsonValueKind(value: unknown): ReceivedValueKind {
  if (value === undefined) return 'missing'
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'list'
  if (typeof value === 'boolean') return 'boolean'
  if (typeof value === 'number') return Number.isInteger(value) ? 'whole-number' : 'decimal-number'
  return typeof value === 'string' ? detectTextKind(value) : 'object'
}

function detectTextKind(text: string): ReceivedValueKind {
  if (text.trim() === '') return 'empty-text'
  if (/^\d+$/.test(text)) return 'digits'
  if (/^[-+]?[\d.,]+$/.test(text)) return 'number-as-text'
  if (/^\d{1,4}([-/.])\d{1,2}\1\d{1,4}$/.test(text)) return 'date-as-text'
  return /^\d{4}-\d{2}-\d{2}[T ]\d{2}:/.test(text) ? 'instant-as-text' : 'text'
}
