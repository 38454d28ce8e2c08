import { beforeEach, describe, expect, it } from 'vitest'
import type { DemoNextCallAnswer } from '@/adapters/fake/demo-state'
import { ClaimViewModel } from '@/ui/support/claim-view-model'
import { installFakeTimeouts, PageWithFailingCalls } from '#tests/ui/a-failing-page'

installFakeTimeouts()

const refusals: readonly (readonly [string, DemoNextCallAnswer, string])[] = [
  [
    'a refusal',
    { status: 400 },
    'Tuvimos un problema de nuestro lado. Probá de nuevo en unos minutos. Puede que ya tengamos el que mandaste antes. Si lo mandás de nuevo así como está, cuenta como el mismo.',
  ],
  [
    'too many requests',
    { status: 429 },
    'Hoy ya mandaste varios reclamos. Probá de nuevo en un rato. Puede que ya tengamos el que mandaste antes. Si lo mandás de nuevo así como está, cuenta como el mismo.',
  ],
  [
    'a loan that is not found',
    { status: 404, code: 'LOAN_NOT_FOUND' },
    'No encontramos ese préstamo entre los tuyos. Si tu reclamo es por otra cosa, tocá «Es por otra cosa» y mandalo de nuevo. Puede que ya tengamos el que mandaste antes.',
  ],
]

let page: PageWithFailingCalls
let model: ClaimViewModel

beforeEach(async () => {
  page = new PageWithFailingCalls('/consultas', 'marta')
  model = await openClaimForm()
})

async function openClaimForm(): Promise<ClaimViewModel> {
  const opened = page.resolve(ClaimViewModel)
  opened.onMount()
  await page.waitUntilNoRequestIsPending()
  return opened
}

async function sendClaim(answer: DemoNextCallAnswer): Promise<void> {
  page.failCallOnce('support.sendClaim', answer)
  const sent = model.submitClaim()
  await page.waitUntilNoRequestIsPending()
  await sent
}

describe('a claim whose first attempt may have arrived', () => {
  beforeEach(async () => {
    model.chooseReason('OTRO')
    await sendClaim('network-error')
  })

  it.each(refusals)('is not said to be unsent after %s', async (_, answer, text) => {
    await sendClaim(answer)
    expect(model.failureMessage).toEqual({
      kind: 'outcome-unknown',
      tone: 'warn',
      title: 'No sabemos si nos llegó tu reclamo',
      text,
    })
  })

  it('is not said to be unsent after a reload either', async () => {
    model = await openClaimForm()
    await sendClaim({ status: 429 })
    expect(model.failureMessage?.title).toBe('No sabemos si nos llegó tu reclamo')
  })

  it('says so together with the address that the lender refuses', async () => {
    await sendClaim({ status: 400, code: 'INVALID_CUSTOMER_EMAIL' })
    expect(model.errors.map(({ fieldId }) => fieldId)).toEqual(['email'])
    expect(model.failureMessage).toMatchObject({
      title: 'No sabemos si nos llegó tu reclamo',
      text: 'Puede que ya tengamos el que mandaste antes.',
    })
  })

  it('says nothing about another claim, which was not sent', async () => {
    model.enterComments('Es otra cosa.')
    await sendClaim({ status: 429 })
    expect(model.failureMessage?.title).toBe('El reclamo no se envió')
  })
})

it('a claim that was refused twice was not sent', async () => {
  model.chooseReason('OTRO')
  await sendClaim({ status: 429 })
  await sendClaim({ status: 429 })
  expect(model.failureMessage?.title).toBe('El reclamo no se envió')
})

describe('a claim whose attempts were all refused was not sent', () => {
  const refusal = { status: 429 } as const

  beforeEach(async () => {
    model.chooseReason('OTRO')
    await sendClaim(refusal)
  })

  it('also after a reload', async () => {
    model = await openClaimForm()
    await sendClaim(refusal)
    expect(model.failureMessage?.title).toBe('El reclamo no se envió')
  })

  it('also after another claim was sent', async () => {
    model.enterComments('Es otra cosa.')
    await sendClaim('network-error')
    model.enterComments('')
    await sendClaim(refusal)
    expect(model.failureMessage?.title).toBe('El reclamo no se envió')
  })

  it('but may have arrived once a later attempt gets no answer, also after a reload', async () => {
    await sendClaim('network-error')
    model = await openClaimForm()
    await sendClaim(refusal)
    expect(model.failureMessage?.title).toBe('No sabemos si nos llegó tu reclamo')
  })
})
