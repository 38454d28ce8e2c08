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
  readonly after: string
}

type Field = keyof FakeAnswerFields

interface AnswerKind {
  /**
   * The fields that a trainer fills in for this kind of answer of the fake lender, with their initial
   * values.
   */
  readonly asks: Partial<FakeAnswerFields>
  /**
   * Returns the fake lender's answer that the trainer has described in the fields; undefined if the values
   * in the fields are not valid.
   */
  readonly from: (fields: FakeAnswerFields) => DemoNextCallAnswer | undefined
}

/** The kinds of answer of the fake lender that a trainer can choose. Source: DEM-03. */
const kinds: Readonly<Record<FakeLenderAnswerName, AnswerKind>> = {
  serverError: ofStatus(500),
  badRequest: ofStatus(400),
  unauthorized: ofStatus(401),
  forbidden: ofStatus(403),
  notFound: ofStatus(404),
  otherStatus: { asks: { status: '', message: '' }, from: written },
  code: {
    asks: { code: '', status: '409', message: '' },
    from: (fields) => (fields.code === '' ? undefined : written(fields)),
  },
  page: {
    asks: { status: '502' },
    from: ({ status }) => answerOf(status, { page: true }),
  },
  nothing: always({ status: 204 }),
  emptyList: always({ status: 200, body: [] }),
  malformed: always('malformed'),
  oddEntry: always('odd-entry'),
  captivePortal: always('captive-portal'),
  never: always('never'),
  lost: always('lost-answer'),
  doneThenError: {
    asks: { status: '500', message: '' },
    from: (fields) => {
      const done = written({ ...fields, code: '' })
      return done && { done }
    },
  },
  late: {
    asks: { after: '2' },
    from: ({ after }) => (/^[1-9]\d?$/.test(after) ? { late: Number(after) } : undefined),
  },
  unreachable: always('network-error'),
}

export const fakeLenderAnswerNames = Object.keys(kinds).filter(isFakeLenderAnswerName)

export function isFakeLenderAnswerName(text: string): text is FakeLenderAnswerName {
  return Object.hasOwn(kinds, text)
}

export function isFieldOfFakeLenderAnswer(name: FakeLenderAnswerName, field: Field): boolean {
  return kinds[name].asks[field] !== undefined
}

/** Returns the initial values of the fields with which a trainer describes an answer of the given kind. */
export function initialFakeAnswerFields(name: FakeLenderAnswerName): FakeAnswerFields {
  return { code: '', status: '', message: '', after: '', ...kinds[name].asks }
}

export function createFakeAnswer(
  name: FakeLenderAnswerName,
  fields: FakeAnswerFields,
): DemoNextCallAnswer | undefined {
  return kinds[name].from(fields)
}

/** Returns a text that describes an answer of the fake lender. */
export function fakeAnswerText(answer: DemoNextCallAnswer): string {
  const known = fakeLenderAnswerNames.find((name) =>
    isSame(kinds[name].from(initialFakeAnswerFields(name)), answer),
  )
  if (known) return texts.answers[known]
  if (typeof answer === 'string') return answer
  if ('late' in answer) return texts.lateAfter(answer.late)
  if ('done' in answer) return texts.doneThen(writtenText(answer.done))
  return writtenText(answer)
}

function writtenText({ status, code, page }: DemoConfiguredAnswer): string {
  if (page) return texts.pageOf(status)
  return code === undefined ? texts.errorOf(status) : code
}

function ofStatus(status: number): AnswerKind {
  return { asks: { message: '' }, from: (fields) => written({ ...fields, code: '', status: String(status) }) }
}

function always(answer: DemoNextCallAnswer): AnswerKind {
  return { asks: {}, from: () => answer }
}

function written({ status, code, message }: FakeAnswerFields): DemoConfiguredAnswer | undefined {
  return answerOf(status, { ...(code === '' ? {} : { code }), ...(message === '' ? {} : { message }) })
}

function answerOf(
  status: string,
  rest: Omit<DemoConfiguredAnswer, 'status'>,
): DemoConfiguredAnswer | undefined {
  return /^[2-5]\d\d$/.test(status) ? { status: Number(status), ...rest } : undefined
}

function isSame(one: DemoNextCallAnswer | undefined, other: DemoNextCallAnswer): boolean {
  return one !== undefined && JSON.stringify(one) === JSON.stringify(other)
}
