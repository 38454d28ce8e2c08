import { describe, expect, it } from 'vitest'
import type { CallName } from '@/adapters/fake/call-name'
import type { DemoNextCallAnswer } from '@/adapters/fake/demo-state'
import { ConsumerRequestViewModel } from '@/ui/cancellation/consumer-request-view-model'
import { SendReceiptViewModel } from '@/ui/payments/receipt/send-receipt-view-model'
import { LostPhoneViewModel } from '@/ui/protection/lost-phone-view-model'
import { UnrecognisedChangeViewModel } from '@/ui/protection/unrecognised-change-view-model'
import { SurveyViewModel } from '@/ui/support/survey-view-model'
import { createUploadFile, pdfBytes } from '#tests/support/upload-files'
import { installFakeTimeouts, PageWithFailingCalls } from '#tests/ui/a-failing-page'

installFakeTimeouts()

interface Message {
  readonly title: string
  readonly text: string
}

/** A form that is open on a page and filled in. */
interface OpenForm {
  readonly page: PageWithFailingCalls
  readonly send: () => Promise<void>
  readonly message: () => Message | undefined
}

interface TestedForm {
  readonly call: CallName
  readonly open: () => Promise<OpenForm>
  readonly notSentTitle: string
  readonly unsureTitle: string
  readonly earlierText: string
}

async function openPage(address: string): Promise<PageWithFailingCalls> {
  return new PageWithFailingCalls(address, 'marta')
}

const accountTitles = {
  notSentTitle: 'Tu cuenta no se protegió',
  unsureTitle: 'No sabemos si tu cuenta quedó protegida',
  earlierText: 'Puede que ya esté hecho desde antes: pedirlo dos veces no cambia nada.',
}

const forms: Readonly<Record<string, TestedForm>> = {
  'the report of a change': {
    call: 'protection.disownChange',
    ...accountTitles,
    async open() {
      const page = await openPage('/no-fui-yo?cambio=phone')
      const model = page.resolve(UnrecognisedChangeViewModel)
      model.onMount()
      return {
        page,
        send: () => model.reportUnrecognisedChange('phone'),
        message: () => (model.state.phase === 'asking' ? model.state.failureMessage : undefined),
      }
    },
  },
  'the report of a lost phone': {
    call: 'protection.reportLostPhone',
    ...accountTitles,
    async open() {
      const page = await openPage('/perdi-mi-celular')
      const model = page.resolve(LostPhoneViewModel)
      model.onMount()
      return {
        page,
        send: () => {
          model.setFieldValue('password', 'cuota2026')
          return model.reportLostPhone()
        },
        message: () => model.failureMessage,
      }
    },
  },
  'the request to revoke a contract': {
    call: 'revocations.sendRevocation',
    notSentTitle: 'Tu pedido no se envió',
    unsureTitle: 'No sabemos si nos llegó tu pedido',
    earlierText: 'Puede que ya tengamos el que mandaste antes.',
    async open() {
      const page = await openPage('/arrepentimiento')
      const model = page.resolve(ConsumerRequestViewModel)
      model.onMount({ kind: 'revocation' })
      model.setFieldValue('contact', 'marta@correo.example')
      return { page, send: () => model.submitRequest(), message: () => model.failureMessage }
    },
  },
  'the receipt of a payment': {
    call: 'documents.sendReceipt',
    notSentTitle: 'El comprobante no se envió',
    unsureTitle: 'No sabemos si nos llegó tu comprobante',
    earlierText: 'Puede que ya tengamos el que mandaste antes.',
    async open() {
      const page = await openPage('/enviar-comprobante')
      const model = page.resolve(SendReceiptViewModel)
      model.onMount()
      await page.waitUntilNoRequestIsPending()
      model.chooseReceiptType('TRANSFERENCIA')
      await model.chooseFile(createUploadFile('pago.pdf', pdfBytes))
      return { page, send: () => model.uploadTransferReceipt(), message: () => model.failureMessage }
    },
  },
  'the answers to the survey': {
    call: 'survey.answerSurvey',
    notSentTitle: 'Tus respuestas no se enviaron',
    unsureTitle: 'No sabemos si nos llegaron tus respuestas',
    earlierText: 'Puede que ya tengamos las que mandaste antes.',
    async open() {
      const page = await openPage('/encuesta')
      const model = page.resolve(SurveyViewModel)
      model.onMount()
      await page.waitUntilNoRequestIsPending()
      for (const { question } of model.askedQuestions) model.enterAnswer(question, firstAnswer(question))
      return { page, send: () => model.submitAnswers(), message: () => model.failureMessage }
    },
  },
}

function firstAnswer(question: SurveyViewModel['askedQuestions'][number]['question']): string {
  if (question.kind === 'text') return 'Todo bien'
  return (question.kind === 'stars' ? question.stars : question.options)[0]?.code ?? ''
}

async function sendWithAnswer({ page, send }: OpenForm, call: CallName, answer: DemoNextCallAnswer) {
  page.failCallOnce(call, answer)
  const sent = send()
  await page.waitUntilNoRequestIsPending()
  await sent
}

describe.each(Object.entries(forms))('%s', (_, { call, open, notSentTitle, unsureTitle, earlierText }) => {
  it('is not said to be unsent when it is refused after an attempt that may have arrived', async () => {
    const form = await open()
    await sendWithAnswer(form, call, 'network-error')
    expect(form.message()?.title).toBe(unsureTitle)
    await sendWithAnswer(form, call, { status: 429 })
    expect(form.message()?.title).toBe(unsureTitle)
    expect(form.message()?.text.endsWith(earlierText)).toBe(true)
  })

  it('was not sent when each attempt is refused', async () => {
    const form = await open()
    await sendWithAnswer(form, call, { status: 429 })
    await sendWithAnswer(form, call, { status: 429 })
    expect(form.message()?.title).toBe(notSentTitle)
    expect(form.message()?.text).not.toContain('Puede que')
  })
})
