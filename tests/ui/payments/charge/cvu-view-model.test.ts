import { describe, expect, it } from 'vitest'
import { failure, success } from '@/domain/shared/result'
import { CvuViewModel } from '@/ui/payments/charge/cvu-view-model'
import { transferReferenceText } from '@/ui/texts/payments.texts'
import { turns } from '#tests/application/payments/a-tab'
import { shippedConfiguration } from '#tests/support/shipped-configuration'
import { PaymentPage } from '#tests/ui/payments/a-summary'

async function opened(page: PaymentPage): Promise<CvuViewModel> {
  const { methods, clipboard, toasts } = page
  const { settings } = shippedConfiguration()
  const model = new CvuViewModel(methods, clipboard, settings, toasts, page.answer())
  model.start({ kind: 'loan', externalId: '40128753' })
  await turns()
  return model
}

describe('paying by CVU', () => {
  it('shows the one that the loan has', async () => {
    expect((await opened(new PaymentPage())).answer.state).toEqual({
      phase: 'account',
      cvu: '0000047500000401287532',
      how: 'Transferí el importe exacto desde tu banco o billetera a este CVU. Es solo para este préstamo.',
    })
  })

  it('says that there is none only when the lender said so', async () => {
    const page = new PaymentPage()
    page.gateway.cvu = success(undefined)
    expect((await opened(page)).answer.state).toEqual({
      phase: 'none',
      why: 'Este préstamo no tiene un CVU asignado. Transferí a cualquiera de estas cuentas.',
      reference: 'En el concepto poné el número de tu préstamo: 40128753.',
    })
  })

  it('that could not be had is asked for again', async () => {
    const page = new PaymentPage()
    page.gateway.cvu = failure({ kind: 'server-failure' })
    const model = await opened(page)
    expect(model.answer.state).toEqual({
      phase: 'not-available',
      why: 'No pudimos traer el CVU. Probá de nuevo, o transferí a cualquiera de estas cuentas.',
      reference: 'En el concepto poné el número de tu préstamo: 40128753.',
    })
    page.gateway.cvu = success('0000047500000401287532')
    await model.answer.retry()
    expect(model.answer.state).toMatchObject({ phase: 'account', cvu: '0000047500000401287532' })
  })
})

it.each([
  ['loan', 'En el concepto poné el número de tu préstamo: 40128753.'],
  ['line', 'En el concepto poné «Línea de crédito» y tu DNI.'],
] as const)('a transfer for a %s says what it is for', (kind, sentence) => {
  expect(transferReferenceText({ kind, externalId: '40128753' })).toBe(sentence)
})
