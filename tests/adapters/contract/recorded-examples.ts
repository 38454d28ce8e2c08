import type { ContractCase } from './suite/contract-case'
import { allSuccessCases } from './suite/success-cases'
import { runContractCase } from './suite/run-contract-case'
import { allRefusalCases } from './suite/refusals'
import { HttpExchangeRecordingLender, type RecordedHttpExchange } from './recorded-lender'

export interface RecordedErrorExample {
  readonly code: string
  readonly message: string
}

/**
 * Example of one API call: a request, the answer of the fake back end, and one error answer for each
 * error status.
 */
export interface RecordedCallExample {
  readonly pathParameters: Readonly<Record<string, string>>
  readonly queryParameters: Readonly<Record<string, string>>
  readonly body?: unknown
  readonly idempotencyKey?: string
  readonly answer?: unknown
  readonly refusals: Readonly<Record<number, RecordedErrorExample>>
}

export type RecordedExamplesByCall = ReadonlyMap<string, RecordedCallExample>

/**
 * Runs the tests of the API contract on the fake back end and returns one example of each API call.
 * Every run returns the same examples.
 */
export async function recordCallExamples(): Promise<RecordedExamplesByCall> {
  const lender = new HttpExchangeRecordingLender()
  const examples = new Map<string, RecordedCallExample>()
  for (const each of [...firstCasePerCall(allSuccessCases), ...firstErrorCasePerStatus(allRefusalCases)]) {
    const exchange = await recordExchange(lender, each)
    const known = examples.get(each.call) ?? { pathParameters: {}, queryParameters: {}, refusals: {} }
    examples.set(
      each.call,
      exchange.status < 300 ? { ...known, ...toSuccessExample(exchange) } : copyWithRefusal(known, exchange),
    )
  }
  return examples
}

function firstCasePerCall(cases: readonly ContractCase[]): readonly ContractCase[] {
  const answered = cases.filter(({ expected }) => expected.status !== 204)
  return firstCasePerKey([...answered, ...cases], ({ call }) => call)
}

/**
 * Returns the first test with an error answer for each API call and HTTP status. Leaves out errors that
 * the lender gives before it reads the body of the request.
 */
function firstErrorCasePerStatus(cases: readonly ContractCase[]): readonly ContractCase[] {
  return firstCasePerKey(
    cases.filter(({ expected }) => ![400, 401, 403].includes(expected.status)),
    ({ call, expected }) => `${call} ${expected.status}`,
  )
}

function firstCasePerKey(
  cases: readonly ContractCase[],
  keyOf: (each: ContractCase) => string,
): readonly ContractCase[] {
  const keys = cases.map(keyOf)
  return cases.filter((each, index) => keys.indexOf(keyOf(each)) === index)
}

async function recordExchange(
  lender: HttpExchangeRecordingLender,
  contractCase: ContractCase,
): Promise<RecordedHttpExchange> {
  const { call } = contractCase
  await lender.reset()
  await runContractCase(lender, contractCase)
  const exchange = lender.exchanges.findLast((each) => each.call === call)
  if (!exchange) throw new Error(`Nothing was asked by ${call}`)
  return exchange
}

function toSuccessExample({
  pathParameters,
  queryParameters,
  body,
  idempotencyKey,
  answer,
}: RecordedHttpExchange): Omit<RecordedCallExample, 'refusals'> {
  return {
    pathParameters,
    queryParameters,
    ...(body === undefined ? {} : { body: shortenedExample(body) }),
    ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
    ...(answer === undefined ? {} : { answer: shortenedExample(answer) }),
  }
}

function copyWithRefusal(
  known: RecordedCallExample,
  { status, answer }: RecordedHttpExchange,
): RecordedCallExample {
  const { code, message } = Object(answer)
  return { ...known, refusals: { ...known.refusals, [status]: { code, message } } }
}

const maxListEntries = 2
const maxTextLength = 240

/**
 * Fixed texts that replace values with a signature in the examples, because each signing gives another
 * value.
 */
const signaturePlaceholders = new Map<string, unknown>([
  ['credentialID', ['Y3JlZGVuY2lhbC1kZS1NYXJ0YQ']],
  ['clientDataJSONEncoded', 'eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0'],
  ['attestationObjectEncoded', 'o2NmbXRkbm9uZQ'],
  ['authenticatorDataEncoded', 'SZYN5YgOjGh0NBcPZHZgW4'],
  ['signatureEncoded', 'MEUCIQDxNc4mKp'],
  [
    'certificate',
    [
      'eyJhbGciOiJFUzI1NiIsInR5cCI6ImRlYnQtZnJlZStqd3QiLCJraWQiOiIyMDI2LTEifQ',
      'eyJpc3MiOiJodHRwczovL3BvcnRhbC5leGFtcGxlIiwiaWF0IjoxNzk1MjczMjAwLCJqdGkiOiJacjNrcTB2WDFtQjhzVG5MIiwib3JnIjoiTHVtYSBDcsOpZGl0b3MgUy5BLiIsImN1aXQiOiIzMDcxODk0NTYzOCIsIm5hbWUiOiJHYWJyaWVsYSBSw61vcyIsImRuaSI6IjQ4MiIsImxvYW5zIjpbIjQwMDUxMTg0IiwiNDAwNjMzNTEiXSwiYXNPZiI6IjIwMjYtMTEtMjEifQ',
      'io3pkSu98c2XPHQzPlEw81I46H8bm07P1UCW8qlTKh7Sb1NFQ9wFUuKBw6wvlsYp16bgb67aJBMcZ8IXyUmBOQ',
    ].join('.'),
  ],
])

/**
 * Returns a shorter copy of an example value: at most two entries of a list, and the beginning of a long text
 * such as a picture. Values with a signature are replaced by the fixed texts.
 */
function shortenedExample(value: unknown): unknown {
  if (typeof value === 'string') return value.length > maxTextLength ? value.slice(0, maxTextLength) : value
  if (Array.isArray(value)) return value.slice(0, maxListEntries).map(shortenedExample)
  if (typeof value !== 'object' || value === null) return value
  const ofPasskey = 'clientDataJSONEncoded' in value ? { id: 'Y3JlZGVuY2lhbC1kZS1NYXJ0YQ' } : {}
  const fields = Object.entries(value).map(([name, each]) => [
    name,
    signaturePlaceholders.get(name) ?? shortenedExample(each),
  ])
  return { ...Object.fromEntries(fields), ...ofPasskey }
}
