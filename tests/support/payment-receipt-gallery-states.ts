import { paidOffLoanTexts } from '@/ui/texts/paid-off-loan.texts'
import { paymentReceiptTexts } from '@/ui/texts/payment-receipt.texts'
import { paymentsTexts } from '@/ui/texts/payments.texts'
import {
  demoAddressForPersona,
  demoStateWithNextCallAnswer,
  waitUntilScreenIdle,
  type GalleryState,
} from './gallery-tools'
import { payWithSavedCard, martasPaymentSummaryAddress } from './payment-gallery-states'

/** Gallery states of the screen with the receipt of a payment. */
export const paymentReceiptGalleryStates: readonly GalleryState[] = [
  {
    name: 'comprobante-de-pago',
    address: demoAddressForPersona('marta', martasPaymentSummaryAddress),
    prepare: async (page) => {
      await payWithSavedCard(page, paymentsTexts.status.paidTitle)
      await page.getByRole('link', { name: paymentsTexts.status.shareReceipt }).press()
      await page.getByRole('heading', { name: paymentReceiptTexts.title }).waitToAppear()
      await waitUntilScreenIdle(page)
    },
  },
  {
    name: 'comprobante-ultima-cuota',
    address: demoAddressForPersona('marta', martasPaymentSummaryAddress, {
      set: { loans: { 40128753: { installmentCount: 4, installment: 1_262_500 } } },
    }),
    prepare: async (page) => {
      await payWithSavedCard(page, paymentsTexts.status.paidTitle)
      await page.getByRole('link', { name: paymentsTexts.status.shareReceipt }).press()
      await page.getByRole('heading', { name: paymentReceiptTexts.title }).waitToAppear()
      await page.getByText(paidOffLoanTexts.paid(4)).waitToAppear()
      await waitUntilScreenIdle(page)
    },
  },
  {
    name: 'comprobante-pendiente-importes-grandes',
    address: demoAddressForPersona('maria', '/mis-pagos', {
      set: { paidElsewhere: { 40130066: 1_234_567_890 } },
    }),
    prepare: async (page) => {
      await page.getByCss('main li').firstMatch().getByRole('link').press()
      await page.getByRole('heading', { name: paymentReceiptTexts.title }).waitToAppear()
      await waitUntilScreenIdle(page)
    },
  },
  {
    name: 'comprobante-de-nadie',
    address: demoAddressForPersona('marta', '/mis-pagos/comprobante?pago=00000000'),
  },
  {
    name: 'comprobante-fallido',
    address: demoAddressForPersona(
      'marta',
      '/mis-pagos/comprobante?pago=00000000',
      demoStateWithNextCallAnswer('payments.listPayments', { status: 500 }),
    ),
  },
]
