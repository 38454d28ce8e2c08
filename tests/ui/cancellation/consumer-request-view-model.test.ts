import { beforeEach, describe, expect, it } from 'vitest'
import type { DemoNextCallAnswer } from '@/adapters/fake/demo-state'
import type { ConsumerRequestKind } from '@/domain/cancellation/consumer-request'
import { SendConsumerRequest } from '@/application/cancellation/send-consumer-request'
import { ConsumerRequestViewModel } from '@/ui/cancellation/consumer-request-view-model'
import { Toasts } from '@/ui/kit/toasts'
import { BrowserWithFakeBackEnd } from '#tests/adapters/http/connected-browser'
import { createPendingRequest } from '#tests/support/async-state-builders'
import { listApiFailuresWithMessages } from '#tests/support/api-failures'
import { MemoryClipboard, MemoryFileSaver } from '#tests/support/memory-device'
import { MemoryNavigation } from '#tests/support/memory-navigation'
import { runWithExpiredTimeouts } from '#tests/ui/documents/a-documents-page'

const sendRevocationCallName = 'revocations.sendRevocation'
let browser: BrowserWithFakeBackEnd
let fileSaver: MemoryFileSaver
let clipboard: MemoryClipboard

beforeEach(() => {
  browser = new BrowserWithFakeBackEnd()
  fileSaver = new MemoryFileSaver()
  clipboard = new MemoryClipboard()
})

function openRequestForm(
  address = '/arrepentimiento',
  kind: ConsumerRequestKind = 'revocation',
): ConsumerRequestViewModel {
  const { gateways, sessions } = browser.openTab()
  const toasts = new Toasts(browser.clock)
  const model = new ConsumerRequestViewModel(
    new SendConsumerRequest(gateways.consumerRequests),
    sessions,
    new MemoryNavigation(address),
    clipboard,
    fileSaver,
    toasts,
    createPendingRequest(browser.clock),
  )
  model.onMount({ kind })
  return model
}

function openFilledForm(address?: string, kind?: ConsumerRequestKind): ConsumerRequestViewModel {
  const model = openRequestForm(address, kind)
  model.setFieldValue('dni', '14.223.078')
  model.setFieldValue('fullName', ' Ana Castro ')
  model.setFieldValue('contact', 'ana@correo.example')
  return model
}

function failNextCall(answer: DemoNextCallAnswer): void {
  browser.setNextAnswer(sendRevocationCallName, answer)
}

describe('a request that consumer law allows to every person', () => {
  it('is sent once when the customer presses twice', async () => {
    const model = openFilledForm()
    await Promise.all([model.submitRequest(), model.submitRequest()])
    expect(model.state.phase).toBe('sent')
    expect(browser.countCalls(sendRevocationCallName)).toBe(1)
  })

  it('carries what the customer typed and the loan that they came from', async () => {
    const model = openFilledForm('/arrepentimiento?prestamo=40167731')
    await model.submitRequest()
    const request = browser.requests.at(-1)
    expect(request?.url).not.toContain('14223078')
    expect(await request?.json()).toEqual({
      kind: 'REVOCATION',
      dni: '14223078',
      fullName: 'Ana Castro',
      contact: 'ana@correo.example',
      loanOrShop: '40167731',
    })
  })

  it('carries no loan if it cancels the service, even if the address names one', async () => {
    const model = openFilledForm('/baja?prestamo=40167731', 'service-cancellation')
    expect(model.loanNumber).toBeUndefined()
    await model.submitRequest()
    expect(await browser.requests.at(-1)?.text()).not.toContain('40167731')
  })

  it('is not sent while a field is missing', async () => {
    const model = openRequestForm()
    await model.submitRequest()
    expect(model.errors.map(({ fieldId }) => fieldId)).toEqual(['dni', 'fullName', 'contact'])
    model.setFieldValue('dni', '14223078')
    expect(model.errors.map(({ fieldId }) => fieldId)).toEqual(['fullName', 'contact'])
    expect(browser.countCalls(sendRevocationCallName)).toBe(0)
  })

  it('is stored with its number, day and time', async () => {
    const model = openFilledForm()
    await model.submitRequest()
    if (model.state.phase !== 'sent') throw new Error(model.state.phase)
    model.saveRequestFile(model.state.consumerCase)
    const [saved] = fileSaver.savedFiles
    expect(saved?.name).toBe('constancia-ARR-2026-000001.txt')
    expect((await saved?.file.blob.text())?.split('\r\n')).toEqual([
      'Botón de arrepentimiento',
      'Número de trámite: ARR-2026-000001',
      'Fecha y hora: 21 de noviembre de 2026, 12:00',
      'Nombre y apellido: Ana Castro',
      'Número de DNI: 14223078',
      'Celular o correo: ana@correo.example',
      '',
    ])
    expect(await model.copyCaseNumber(model.state.consumerCase)).toBe(true)
    expect(clipboard.copiedText).toBe('ARR-2026-000001')
  })

  it('is a new request on the next day, and for another person', async () => {
    await openFilledForm().submitRequest()
    browser.clock.advance(86_400_000)
    await openFilledForm().submitRequest()
    const other = openFilledForm()
    other.setFieldValue('dni', '28456123')
    await other.submitRequest()
    expect(browser.backEnd.listConsumerRequests().map(({ id }) => id)).toEqual([
      'ARR-2026-000003',
      'ARR-2026-000002',
      'ARR-2026-000001',
    ])
  })

  it('is filled in with the name of the customer who is logged in', () => {
    browser.signIn('tomas')
    expect(openRequestForm().fields).toEqual({ dni: '37650128', fullName: 'Tomás Arce', contact: '' })
  })

  it.each(listApiFailuresWithMessages(sendRevocationCallName))(
    'shows why it was not sent, and keeps what the customer typed: %s',
    async (what, answer, sentence) => {
      const model = openFilledForm()
      failNextCall(answer)
      await runWithExpiredTimeouts(() => model.submitRequest())
      expect(model.state.phase).toBe('asking')
      expect(model.fields.fullName).toBe(' Ana Castro ')
      expect(model.failureMessage).toEqual(expectedFailureMessage(what, answer, sentence))
    },
  )
})

describe('a request whose answer was lost', () => {
  async function sendAndFail(model: ConsumerRequestViewModel, answer: DemoNextCallAnswer): Promise<void> {
    failNextCall(answer)
    await runWithExpiredTimeouts(() => model.submitRequest())
  }

  it('says nothing about the refused request of another person', async () => {
    const model = openFilledForm()
    await sendAndFail(model, 'network-error')
    model.setFieldValue('dni', '28456123')
    model.setFieldValue('fullName', 'Marta Gómez')
    await sendAndFail(model, { status: 429 })
    expect(model.failureMessage?.title).toBe('Tu pedido no se envió')
  })

  it('may have arrived when it is refused again after the request of another person', async () => {
    const model = openFilledForm()
    await sendAndFail(model, 'network-error')
    model.setFieldValue('dni', '28456123')
    await sendAndFail(model, { status: 429 })
    model.setFieldValue('dni', '14.223.078')
    await sendAndFail(model, { status: 429 })
    expect(model.failureMessage?.title).toBe('No sabemos si nos llegó tu pedido')
  })
})

function expectedFailureMessage(what: string, answer: DemoNextCallAnswer, sentence: string) {
  if (typeof answer === 'string' || ('status' in answer && answer.status >= 500))
    return {
      title: 'No sabemos si nos llegó tu pedido',
      text: `${failureText(answer)}, pero puede que ya lo tengamos. Mandalo de nuevo: si es el mismo, te damos el mismo número.${answer === 'malformed' ? ` Si nos escribís, pasanos este código: ${sendRevocationCallName}` : ''}`,
    }
  const notOffered = 'Por acá todavía no lo podemos recibir. Pedilo por chat: te damos un número de trámite.'
  return { title: 'Tu pedido no se envió', text: what === '404' ? notOffered : sentence }
}

function failureText(answer: DemoNextCallAnswer): string {
  if (typeof answer !== 'string') {
    const message = 'message' in answer && answer.message ? `${answer.message} ` : ''
    return `${message}Tuvimos un problema de nuestro lado`
  }
  return answer === 'malformed' ? 'No pudimos leer la respuesta' : 'No tuvimos respuesta'
}
