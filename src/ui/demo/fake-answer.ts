import type { DemoNextCallAnswer, DemoConfiguredAnswer } from '@/adapters/fake/demo-state'
import { demoTexts } from '@/ui/texts/demo.texts'

const texts = demoTexts.faults

export type FakeLenderAnswerName = keyof typeof texts.answers

/** The fields in which a trainer describes the next answer of the fake lender. */
export interface FakeAnswerFields {
  readonly code: string
  readonly status: string
  readonly message: string
  /** Number of other requests to the fake back end that are answered before this delayed answer. */
  readonly requestsBefore: string
}

type AnswerFieldName = keyof FakeAnswerFields

interface AnswerKind {
  /**
   * The fields that a trainer fills in for this kind of answer of the fake lender, with their initial
   * values.
   */
  readonly initialFields: Partial<FakeAnswerFields>
  /**
   * Returns the fake lender's answer that the trainer has described in the fields; undefined if the values
   * in the fields are not valid.
   */
  readonly createAnswer: (fields: FakeAnswerFields) => DemoNextCallAnswer | undefined
}

/** The kinds of answer of the fake lender that a trainer can choose. Source: DEM-03. */
const answerKinds: Readonly<Record<FakeLenderAnswerName, AnswerKind>> = {
  serverError: answerKindOfStatus(500),
  badRequest: answerKindOfStatus(400),
  unauthorized: answerKindOfStatus(401),
  forbidden: answerKindOfStatus(403),
  notFound: answerKindOfStatus(404),
  otherStatus: { initialFields: { status: '', message: '' }, createAnswer: configuredAnswer },
  code: {
    initialFields: { code: '', status: '409', message: '' },
    createAnswer: (fields) => (fields.code === '' ? undefined : configuredAnswer(fields)),
  },
  page: {
    initialFields: { status: '502' },
    createAnswer: ({ status }) => answerWithStatus(status, { page: true }),
  },
  nothing: fixedAnswerKind({ status: 204 }),
  emptyList: fixedAnswerKind({ status: 200, body: [] }),
  malformed: fixedAnswerKind('malformed'),
  oddEntry: fixedAnswerKind('odd-entry'),
  captivePortal: fixedAnswerKind('captive-portal'),
  never: fixedAnswerKind('never'),
  lost: fixedAnswerKind('lost-answer'),
  doneThenError: {
    initialFields: { status: '500', message: '' },
    createAnswer: (fields) => {
      const done = configuredAnswer({ ...fields, code: '' })
      return done && { done }
    },
  },
  late: {
    initialFields: { requestsBefore: '2' },
    createAnswer: ({ requestsBefore }) =>
      /^[1-9]\d?$/.test(requestsBefore) ? { late: Number(requestsBefore) } : undefined,
  },
  unreachable: fixedAnswerKind('network-error'),
}

export const fakeLenderAnswerNames = Object.keys(answerKinds).filter(isFakeLenderAnswerName)

export function isFakeLenderAnswerName(text: string): text is FakeLenderAnswerName {
  return Object.hasOwn(answerKinds, text)
}

export function isFieldOfFakeLenderAnswer(name: FakeLenderAnswerName, field: AnswerFieldName): boolean {
  return answerKinds[name].initialFields[field] !== undefined
}

/** Returns the initial values of the fields with which a trainer describes an answer of the given kind. */
export function initialFakeAnswerFields(name: FakeLenderAnswerName): FakeAnswerFields {
  return { code: '', status: '', message: '', requestsBefore: '', ...answerKinds[name].initialFields }
}

export function createFakeAnswer(
  name: FakeLenderAnswerName,
  fields: FakeAnswerFields,
): DemoNextCallAnswer | undefined {
  return answerKinds[name].createAnswer(fields)
}

/** Returns a text that describes an answer of the fake lender. */
export function fakeAnswerText(answer: DemoNextCallAnswer): string {
  const known = fakeLenderAnswerNames.find((name) =>
    isSameAnswer(answerKinds[name].createAnswer(initialFakeAnswerFields(name)), answer),
  )
  if (known) return texts.answers[known]
  if (typeof answer === 'string') return answer
  if ('late' in answer) return texts.lateAfter(answer.late)
  if ('done' in answer) return texts.doneThen(configuredAnswerText(answer.done))
  return configuredAnswerText(answer)
}

function configuredAnswerText({ status, code, page }: DemoConfiguredAnswer): string {
  if (page) return texts.pageOf(status)
  return code === undefined ? texts.errorOf(status) : code
}

function answerKindOfStatus(status: number): AnswerKind {
  return {
    initialFields: { message: '' },
    createAnswer: (fields) => configuredAnswer({ ...fields, code: '', status: String(status) }),
  }
}

function fixedAnswerKind(answer: DemoNextCallAnswer): AnswerKind {
  return { initialFields: {}, createAnswer: () => answer }
}

function configuredAnswer({ status, code, message }: FakeAnswerFields): DemoConfiguredAnswer | undefined {
  return answerWithStatus(status, {
    ...(code === '' ? {} : { code }),
    ...(message === '' ? {} : { message }),
  })
}

function answerWithStatus(
  status: string,
  rest: Omit<DemoConfiguredAnswer, 'status'>,
): DemoConfiguredAnswer | undefined {
  return /^[2-5]\d\d$/.test(status) ? { status: Number(status), ...rest } : undefined
}

function isSameAnswer(one: DemoNextCallAnswer | undefined, other: DemoNextCallAnswer): boolean {
  return one !== undefined && JSON.stringify(one) === JSON.stringify(other)
}
