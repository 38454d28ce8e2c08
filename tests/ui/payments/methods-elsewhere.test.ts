import { describe, expect, it } from 'vitest'
import { cents } from '@/domain/shared/money'
import { failure, success } from '@/domain/shared/result'
import type { PictureSharing } from '@/application/payments/picture-sharing.port'
import { CreditCardViewModel } from '@/ui/payments/credit-card-view-model'
import { QrViewModel } from '@/ui/payments/qr-view-model'
import { installmentFour } from '#tests/application/payments/scripted-payment-gateway'
import { turns } from '#tests/application/payments/a-tab'
import { settled } from '#tests/support/an-answer'
import { MemoryPictureSharing } from '#tests/support/memory-device'
import { PaymentPage } from './a-summary'

const loan = { externalId: '40128753' }
const offer = { debt: { kind: 'loan', ...loan }, seen: [], amount: cents(1_262_500) } as const

describe('paying with the wallet', () => {
  it('leaves in the same tab for the address that the provider gave', async () => {
    const page = new PaymentPage()
    const model = page.wallet()
    model.start()
    await model.leave(offer)
    expect(page.navigation.left).toBe('https://billetera.example/pagar')
  })

  it.each([success(undefined), failure({ kind: 'no-answer' } as const)])(
    'stays and says so when it got %o',
    async (answer) => {
      const page = new PaymentPage()
      page.gateway.wallet = answer
      const model = page.wallet()
      model.start()
      await model.leave(offer)
      expect(page.navigation.left).toBeUndefined()
      expect(page.toastTexts()).toEqual([expect.stringMatching(/^No pudimos llevarte a Mercado Pago/)])
    },
  )

  it('is remembered once the provider says that she paid there', async () => {
    const page = new PaymentPage('/estado-pago?status=approved&id=40128753&amount=12625.00')
    const seen = [installmentFour]
    const model = page.wallet()
    model.start()
    await model.leave({ ...offer, seen })
    expect(page.recentCharges.notApplied('40128753', offer.amount)).toBeUndefined()
    page.status().start()
    expect(page.recentCharges.notApplied('40128753', offer.amount)).toMatchObject({ standing: 'accepted' })
  })

  it('is started once, until she is back from the provider', async () => {
    const page = new PaymentPage()
    const model = page.wallet()
    model.start()
    await Promise.all([model.leave(offer), model.leave(offer)])
    await model.leave(offer)
    expect(page.gateway.walletPayments).toHaveLength(1)
    model.comeBack()
    await model.leave(offer)
    expect(page.gateway.walletPayments).toHaveLength(2)
  })

  it('does not take away a customer who has chosen something else meanwhile', async () => {
    const page = new PaymentPage()
    const model = page.wallet()
    const leave = model.start()
    const leaving = model.leave(offer)
    leave()
    await leaving
    expect(page.navigation.left).toBeUndefined()
  })
})

describe('paying with a credit card', () => {
  it('says so without a link, and tries again', async () => {
    const page = new PaymentPage()
    page.gateway.link = success(undefined)
    const model = new CreditCardViewModel(page.gateway, page.toasts, page.answer())
    model.start(loan)
    await turns()
    expect(page.toastTexts()).toEqual([expect.stringMatching(/^No pudimos abrir el pago/)])
    page.gateway.link = success('https://tarjeta.example/pagar')
    await model.answer.retry()
    expect(model.answer.state).toEqual({ phase: 'ready', address: 'https://tarjeta.example/pagar' })
  })
})

describe('paying with a QR', () => {
  it('downloads qrcode.png where the device cannot share, and says so for ten seconds', async () => {
    const page = new PaymentPage()
    const { gateway, fileSaver, toasts } = page
    const model = new QrViewModel(gateway, new MemoryPictureSharing(), fileSaver, toasts, page.answer())
    model.start(loan)
    await settled(model.answer)
    await model.share()
    expect(fileSaver.saved.map(({ name }) => name)).toEqual(['qrcode.png'])
    page.clock.advance(9_999)
    expect(page.toastTexts()).toEqual(['Guardamos el QR como qrcode.png'])
    page.clock.advance(1)
    expect(page.toastTexts()).toEqual([])
  })

  it.each(['shared', 'dismissed'] as const)('saves nothing where it was %s', async (outcome) => {
    const page = new PaymentPage()
    const { gateway, fileSaver, toasts } = page
    const offered: string[] = []
    const sharing: PictureSharing = {
      share: async ({ contentType }, name) => {
        offered.push(`${name} ${contentType}`)
        return outcome
      },
    }
    const model = new QrViewModel(gateway, sharing, fileSaver, toasts, page.answer())
    model.start(loan)
    await settled(model.answer)
    await model.share()
    expect(offered).toEqual(['qrcode.png image/png'])
    expect(fileSaver.saved).toEqual([])
    expect(page.toastTexts()).toEqual([])
  })

  it('is quietly not available when it cannot be had', async () => {
    const page = new PaymentPage()
    page.gateway.qr = failure({ kind: 'server-failure' })
    const { gateway, fileSaver, toasts } = page
    const model = new QrViewModel(gateway, new MemoryPictureSharing(), fileSaver, toasts, page.answer())
    model.start(loan)
    await turns()
    expect(model.answer.state).toEqual({
      phase: 'failed',
      message: 'El código QR no está disponible en este momento. Probá de nuevo o elegí otro medio de pago.',
    })
    expect(page.toastTexts()).toEqual([])
  })
})
