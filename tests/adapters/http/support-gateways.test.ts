import { describe, expect, it } from 'vitest'
import { cents } from '@/domain/shared/money'
import { calendarDate } from '@/domain/shared/calendar-date'
import { martaCustomer } from '#tests/support/test-customers'
import { BrowserWithFakeBackEnd } from './connected-browser'

const newClaim = {
  reasonId: 'OTRO',
  email: 'marta@correo.example',
  idempotencyKey: 'key-1',
  onBehalfOf: martaCustomer.taxId,
}

function signInMarta() {
  const browser = new BrowserWithFakeBackEnd()
  browser.signIn('marta')
  return { browser, ...browser.openTab().gateways }
}

async function lastSentBody(browser: BrowserWithFakeBackEnd): Promise<unknown> {
  return browser.requests.at(-1)?.json()
}

describe('a pending claim', () => {
  it.each([
    [{ kind: 'loan', externalId: '40128753' }, { externalId: '40128753' }],
    [
      { kind: 'payment', date: calendarDate('2026-10-28'), amount: cents(1_262_550), externalId: '40128753' },
      { payment: { paymentDate: '2026-10-28', amount: 12_625.5, externalId: '40128753' } },
    ],
    [
      { kind: 'payment', date: calendarDate('2026-10-28'), amount: cents(100) },
      { payment: { paymentDate: '2026-10-28', amount: 1 } },
    ],
  ] as const)('names its subject, %#', async (subject, named) => {
    const { browser, claims } = signInMarta()
    const sent = await claims.send({ ...newClaim, comments: 'No lo pedí.', subject })
    expect(sent).toMatchObject({ ok: true, value: { answerBy: '2026-11-23' } })
    expect(await lastSentBody(browser)).toEqual({
      reason: 'OTRO',
      comments: 'No lo pedí.',
      email: 'marta@correo.example',
      ...named,
    })
  })

  it('is one for each key, however often it is sent', async () => {
    const { claims, claimQueries } = signInMarta()
    const [one, other] = [await claims.send(newClaim), await claims.send(newClaim)]
    expect(one).toEqual(other)
    expect(await claimQueries.claims()).toMatchObject({ ok: true, value: { length: 1 } })
  })

  it.each([
    [{ caseNumber: '  ', answerBy: 'pronto' }, {}],
    [{ caseNumber: 7 }, {}],
    [{}, {}],
  ])('is confirmed although the answer says %o', async (body, expected) => {
    const { browser, claims } = signInMarta()
    browser.setNextAnswer('support.sendClaim', { status: 201, body })
    expect(await claims.send(newClaim)).toEqual({ ok: true, value: expected })
  })

  it('is confirmed by an empty 201', async () => {
    const { browser, claims } = signInMarta()
    browser.setNextAnswer('support.sendClaim', { status: 201 })
    expect(await claims.send(newClaim)).toEqual({ ok: true, value: {} })
  })
})

describe('a claim that the lender does not confirm', () => {
  it.each([undefined, 'OPERATION_IN_PROCESS', 'IDEMPOTENCY_KEY_REUSED'])(
    'may be registered when the lender answers 409 with the code %s',
    async (code) => {
      const { browser, claims } = signInMarta()
      browser.setNextAnswer('support.sendClaim', {
        status: 409,
        ...(code === undefined ? {} : { body: { code, message: 'Esperá.' } }),
      })
      expect(await claims.send(newClaim)).toEqual({
        ok: false,
        failure: { kind: 'server-failure', mayBeDone: true },
      })
    },
  )

  it('may be registered when the server fails with an error code of the call', async () => {
    const { browser, claims } = signInMarta()
    browser.setNextAnswer('support.sendClaim', { status: 500, body: { code: 'LOAN_NOT_FOUND' } })
    expect(await claims.send(newClaim)).toMatchObject({
      failure: { kind: 'server-failure', mayBeDone: true },
    })
  })

  it.each([
    [409, 'INVALID_CUSTOMER_EMAIL', { kind: 'email-refused' }],
    [404, 'LOAN_NOT_FOUND', { kind: 'subject-not-found' }],
    [409, 'CLAIM_REASON_NOT_FOUND', { kind: 'server-failure', message: 'No.' }],
    [400, 'OPERATION_IN_PROCESS', { kind: 'server-failure', message: 'No.' }],
  ])('is refused by a %i with the code %s', async (status, code, expected) => {
    const { browser, claims } = signInMarta()
    browser.setNextAnswer('support.sendClaim', { status, body: { code, message: 'No.' } })
    expect(await claims.send(newClaim)).toEqual({ ok: false, failure: expected })
  })

  it('was not sent when it does not match the API contract', async () => {
    const { browser, claims } = signInMarta()
    expect(await claims.send({ ...newClaim, reasonId: '' })).toEqual({
      ok: false,
      failure: { kind: 'nothing-sent' },
    })
    expect(browser.countCalls('support.sendClaim')).toBe(0)
  })
})

describe('the answers to a survey', () => {
  const answers = [
    { questionCode: 'p1', answer: { option: 'r4' } },
    { questionCode: 'p2', answer: { freeText: 'Fue fácil.' } },
  ]
  const answered = { runId: 'nps-2026-11', answers, onBehalfOf: martaCustomer.taxId }

  it('have the code of the chosen option, or the written text', async () => {
    const { browser, survey } = signInMarta()
    expect(await survey.sendAnswers(answered)).toMatchObject({ ok: true })
    expect(await lastSentBody(browser)).toEqual({
      npsRunId: 'nps-2026-11',
      userResults: {
        questionResults: [
          { code: 'p1', answerResults: [{ code: 'r4' }] },
          { code: 'p2', answerResults: [{ freeText: 'Fue fácil.' }] },
        ],
      },
    })
  })

  it('are refused when the lender has them already', async () => {
    const { survey } = signInMarta()
    await survey.sendAnswers(answered)
    expect(await survey.sendAnswers(answered)).toEqual({
      ok: false,
      failure: { kind: 'already-answered' },
    })
  })
})

describe('the questions of a survey', () => {
  const question = { type: 'SINGLE_SELECTION_SCORE', label: '¿?' }

  async function asked(...questions: readonly object[]) {
    const { browser, survey } = signInMarta()
    browser.setNextAnswer('survey.findSurvey', { status: 200, body: { npsRunId: 'n-1', questions } })
    const found = await survey.survey()
    return found.ok ? found.value.questions : found.failure
  }

  it('have five stars when the lender names none', async () => {
    expect(await asked({ ...question, code: 'p1', order: 1 })).toMatchObject([
      { kind: 'stars', stars: { length: 5, 0: { code: '1' }, 4: { code: '5' } } },
    ])
  })

  it('have their stars from the lowest on, and none for zero', async () => {
    const answers = [5, 0, 10, 1].map((count) => ({ code: `s${count}`, label: String(count) }))
    expect(await asked({ ...question, code: 'p1', order: 1, answers })).toMatchObject([
      { stars: [{ code: 's1' }, { code: 's5' }, { code: 's10' }] },
    ])
  })

  it('keep the order of stars that have words', async () => {
    const answers = ['Malo', 'Bueno'].map((label) => ({ code: label, label }))
    expect(await asked({ ...question, code: 'p1', order: 1, answers })).toMatchObject([{ stars: answers }])
  })

  it('exclude questions that are unknown, unanswerable or duplicate', async () => {
    const answers = [{ code: 'r1', label: 'Sí' }]
    const read = await asked(
      { ...question, type: 'MATRIX', code: 'p1', order: 1 },
      { ...question, code: 'p3', order: 3, answers: [] },
      { ...question, code: 'p2', order: 2, type: 'FREE_TEXT' },
      { ...question, code: 'p2', order: 6, answers },
    )
    expect(read).toMatchObject([{ code: 'p2', order: 6, kind: 'choice' }])
  })
})
