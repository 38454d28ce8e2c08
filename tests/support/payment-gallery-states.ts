import type { Page } from '#features/support/page'
import { PaymentMethodChoiceTasks } from '#features/support/tasks/payment-method-choice.tasks'
import type { DemoState } from '@/adapters/fake/demo-state'
import { paymentSummaryAddress } from '@/ui/payment-summary-address'
import { cardsTexts } from '@/ui/texts/cards.texts'
import { basicComponentTexts } from '@/ui/texts/kit.texts'
import { paymentMethodsTexts } from '@/ui/texts/payment-methods.texts'
import { paymentsTexts } from '@/ui/texts/payments.texts'
import {
  demoAddressForPersona,
  waitUntilScreenIdle,
  waitForAlert,
  demoStateWithNextCallAnswer,
  pressButton,
  type GalleryState,
} from './gallery-tools'

export const martasPaymentSummaryAddress = '/pagar-cuota/resumen?externalId=40128753'

/** Returns the gallery state after a payment with a saved card, with the given demo state. */
function stateAfterPayment(name: string, change: Partial<DemoState>, title: string): GalleryState {
  return {
    name: `pago-${name}`,
    address: demoAddressForPersona('marta', martasPaymentSummaryAddress, change),
    prepare: (page) => payWithSavedCard(page, title),
  }
}

/** Pays with the saved card on the payment summary, and waits for the screen with the title `title`. */
export async function payWithSavedCard(page: Page, title: string): Promise<void> {
  await choosePaymentMethod(page, 'Tarjeta de débito')
  await pressButton(page, /^Pagar \$/)
  await page.getByRole('heading', { name: title }).waitToAppear()
}

function paymentMethodGalleryState(
  name: string,
  label: string,
  change: Partial<DemoState> = {},
): GalleryState {
  return {
    name,
    address: demoAddressForPersona('marta', martasPaymentSummaryAddress, change),
    prepare: async (page) => {
      await choosePaymentMethod(page, label)
      await waitUntilScreenIdle(page)
    },
  }
}

const { debitCard } = paymentsTexts
const { otherMethods } = paymentMethodsTexts

const threeCardsAnswer = {
  status: 200,
  body: [
    ['td-1', 'XXXXXXXXXXXX4821', 'Visa Débito', 9],
    ['td-2', 'XXXXXXXXXXXX5014', 'Mastercard Débito', 12],
    ['td-3', 'XXXXXXXXXXXX6630', 'Cabal Débito', 2],
  ].map(([debitCardId, debitCardNumber, effectiveBrand, expiryMonth]) => ({
    debitCardId,
    debitCardNumber,
    effectiveBrand,
    expiryMonth,
    expiryYear: 2028,
  })),
}

function stateWhileTypingCard(name: string, prepare: (page: Page) => Promise<void>): GalleryState {
  return {
    name,
    address: demoAddressForPersona('marta', martasPaymentSummaryAddress, { set: { noSavedCards: true } }),
    prepare: async (page) => {
      await choosePaymentMethod(page, 'Tarjeta de débito')
      await prepare(page)
    },
  }
}

const typeCard = async (page: Page, number: string): Promise<void> => {
  await page.getByLabel(cardsTexts.form.number).fill(number)
  await page.getByLabel(cardsTexts.form.holder).fill('Marta Giménez')
  await page.getByLabel(cardsTexts.form.expiry).fill('09/28')
  await page.getByLabel(cardsTexts.form.dni).fill('28456123')
}

const choosePaymentMethod = async (page: Page, label: string): Promise<void> => {
  await new PaymentMethodChoiceTasks(page).chooseMethod(label)
}

/** Gallery states of the screens for paying an installment and of the screens with the result. */
export const paymentGalleryStates: readonly GalleryState[] = [
  { name: 'pagar', address: demoAddressForPersona('marta', '/pagar-cuota') },
  { name: 'pagar-en-deuda', address: demoAddressForPersona('raul', '/pagar-cuota?elegir') },
  { name: 'pagar-importes-grandes', address: demoAddressForPersona('maria', '/pagar-cuota') },
  {
    name: 'pagar-sin-elegir',
    address: demoAddressForPersona('marta', '/pagar-cuota'),
    prepare: async (page) => {
      await waitUntilScreenIdle(page)
      await pressButton(page, paymentsTexts.list.submit)
      await waitForAlert(page)
    },
  },
  { name: 'pagar-nada', address: demoAddressForPersona('marta', '/pagar-cuota', { set: { noLoans: true } }) },
  {
    name: 'pagar-fallido',
    address: demoAddressForPersona(
      'marta',
      '/pagar-cuota',
      demoStateWithNextCallAnswer('payments.listPayableLoans', { status: 500 }),
    ),
  },
  { name: 'resumen', address: demoAddressForPersona('marta', martasPaymentSummaryAddress) },
  { name: 'pagar-en-dos-toques', address: demoAddressForPersona('marta', paymentSummaryAddress('40128753')) },
  {
    name: 'resumen-vencido',
    address: demoAddressForPersona('raul', '/pagar-cuota/resumen?externalId=40116602'),
  },
  {
    name: 'resumen-importes-grandes',
    address: demoAddressForPersona('maria', '/pagar-cuota/resumen?externalId=40130066'),
  },
  {
    name: 'resumen-nada-que-pagar',
    address: demoAddressForPersona('raul', '/pagar-cuota/resumen?externalId=40139951'),
  },
  {
    name: 'resumen-recien-pagado',
    address: demoAddressForPersona('marta', martasPaymentSummaryAddress, { set: { appliesLater: true } }),
    prepare: async (page) => {
      await choosePaymentMethod(page, 'Tarjeta de débito')
      await page.getByRole('button', { name: /^Pagar \$/ }).press()
      await page.getByRole('heading', { name: paymentsTexts.status.paidTitle }).waitToAppear()
      await page.openAddress(martasPaymentSummaryAddress)
      await page.getByRole('heading', { name: paymentsTexts.summary.justPaidTitle }).waitToAppear()
    },
  },
  paymentMethodGalleryState('pagar-por-cvu', 'Transferencia a tu CVU'),
  paymentMethodGalleryState('pagar-por-cvu-sin-cvu', 'Transferencia a tu CVU', { set: { noCvu: true } }),
  paymentMethodGalleryState(
    'pagar-por-cvu-sin-respuesta',
    'Transferencia a tu CVU',
    demoStateWithNextCallAnswer('payments.virtualAccount', { status: 500 }),
  ),
  paymentMethodGalleryState('pagar-por-qr', 'Código QR'),
  paymentMethodGalleryState('pagar-en-efectivo', 'Efectivo'),
  paymentMethodGalleryState(
    'pagar-en-efectivo-sin-dibujo',
    'Efectivo',
    demoStateWithNextCallAnswer('payments.cashBarcode', { status: 200, body: { barcode: '42070' } }),
  ),
  paymentMethodGalleryState('pagar-con-billetera', 'Mercado Pago'),
  paymentMethodGalleryState('pagar-con-debito', 'Tarjeta de débito'),
  paymentMethodGalleryState('pagar-con-debito-sin-tarjetas', 'Tarjeta de débito', {
    set: { noSavedCards: true },
  }),
  paymentMethodGalleryState('pagar-con-credito', 'Tarjeta de crédito'),
  {
    name: 'pagar-con-debito-enviando',
    address: demoAddressForPersona(
      'marta',
      martasPaymentSummaryAddress,
      demoStateWithNextCallAnswer('payments.payWithSavedCard', 'never'),
    ),
    prepare: async (page) => {
      await choosePaymentMethod(page, 'Tarjeta de débito')
      await pressButton(page, /^Pagar \$/)
      await page.getByText(paymentsTexts.debitCard.paying).waitToAppear()
    },
  },
  paymentMethodGalleryState(
    'pagar-con-debito-varias',
    'Tarjeta de débito',
    demoStateWithNextCallAnswer('payments.listSavedCards', threeCardsAnswer),
  ),
  {
    name: 'pagar-de-nuevo-sin-esa-tarjeta',
    address: demoAddressForPersona('marta', martasPaymentSummaryAddress, {
      next: [
        { call: 'payments.payWithSavedCard', answer: 'network-error' },
        { call: 'payments.listSavedCards', answer: threeCardsAnswer },
        ...demoStateWithNextCallAnswer('payments.listSavedCards', { status: 200, body: [] }).next,
      ],
    }),
    prepare: async (page) => {
      await payWithSavedCard(page, paymentsTexts.status.notArrivedTitle)
      await page.getByRole('link', { name: paymentsTexts.status.tryAgain }).press()
      await page.getByRole('link', { name: paymentsTexts.summary.followUp }).waitToAppear()
    },
  },
  stateWhileTypingCard('tarjeta-nueva', async (page) => typeCard(page, '4517 6500 1234 4821')),
  stateWhileTypingCard('tarjeta-nueva-empezada', async (page) => {
    await page.getByLabel(cardsTexts.form.number).fill('5412 75')
    await page.getByLabel(cardsTexts.form.securityCode).press()
  }),
  stateWhileTypingCard('tarjeta-nueva-con-errores', async (page) => {
    await pressButton(page, debitCard.editAmount)
    await page.getByLabel(debitCard.partialAmount).fill('1,000')
    await pressButton(page, debitCard.payUnknown)
    await waitForAlert(page)
  }),
  ...['WRONG_NUMBER', 'MAX_ATTEMPTS'].map((code) => ({
    name: `pago-no-cobrado-${code.toLowerCase().replace('_', '-')}`,
    address: demoAddressForPersona('marta', martasPaymentSummaryAddress, { set: { cardRefusal: code } }),
    prepare: async (page: Page) => {
      await choosePaymentMethod(page, 'Tarjeta de débito')
      await pressButton(page, /^Pagar \$/)
      await page.getByText(basicComponentTexts.reference('409')).waitToAppear()
    },
  })),
  { name: 'pagar-en-linea', address: demoAddressForPersona('marta', '/pagar-cuota-online?id=40128753') },
  {
    name: 'pagar-en-linea-como',
    address: demoAddressForPersona('marta', '/como-pagar-cuota-online?id=40128753'),
  },
  ...[otherMethods.transferTitle, otherMethods.depositTitle].map((title, position) => ({
    name: `otras-formas-${position + 1}`,
    address: demoAddressForPersona('marta', martasPaymentSummaryAddress),
    prepare: async (page: Page) => {
      await waitUntilScreenIdle(page)
      await page.getByCss('summary').filterByContent(title).press()
    },
  })),
  {
    name: 'datos-para-cancelar',
    address: demoAddressForPersona('marta', martasPaymentSummaryAddress),
    showsOnlyWindow: true,
    prepare: async (page) => {
      await page.getByCss('summary').filterByContent(otherMethods.transferTitle).press()
      await page.getByRole('button', { name: `${otherMethods.cancel.loan} de Banco Galicia` }).press()
      await page.getByRole('dialog').waitToAppear()
    },
  },
  {
    name: 'pago-aprobado-encuesta',
    address: demoAddressForPersona('marta', martasPaymentSummaryAddress),
    prepare: async (page) => {
      await payWithSavedCard(page, paymentsTexts.status.paidTitle)
      await page.device.advanceClock(6)
      await page.getByRole('heading', { name: paymentMethodsTexts.survey.title }).waitToAppear()
    },
  },
  ...[
    { name: 'en-proceso', query: 'status=in_process&id=40128753&amount=12625.00' },
    { name: 'desconocido', query: 'status=otra&id=40128753' },
  ].map(({ name, query }) => ({
    name: `pago-${name}`,
    address: demoAddressForPersona('marta', `/estado-pago?${query}`),
  })),
  stateAfterPayment('aprobado', {}, paymentsTexts.status.paidTitle),
  stateAfterPayment('recibido', { set: { withoutTransaction: true } }, paymentsTexts.status.receivedTitle),
  stateAfterPayment('rechazado', { set: { cardRefusal: 'UNLISTED_CODE' } }, paymentsTexts.status.errorTitle),
  stateAfterPayment(
    'rechazado-con-motivo',
    {
      set: { cardRefusal: 'INSUFFICIENT_FUNDS' },
      ...demoStateWithNextCallAnswer('payments.payWithSavedCard', 'lost-answer'),
    },
    'No hay saldo suficiente',
  ),
  stateAfterPayment(
    'que-no-llego',
    demoStateWithNextCallAnswer('payments.payWithSavedCard', 'network-error'),
    paymentsTexts.status.notArrivedTitle,
  ),
  {
    name: 'resumen-de-nuevo',
    address: demoAddressForPersona(
      'marta',
      martasPaymentSummaryAddress,
      demoStateWithNextCallAnswer('payments.payWithSavedCard', 'network-error'),
    ),
    prepare: async (page) => {
      await payWithSavedCard(page, paymentsTexts.status.notArrivedTitle)
      await page.getByRole('link', { name: paymentsTexts.status.tryAgain }).press()
      await page.getByText(paymentsTexts.summary.againTitle).waitToAppear()
    },
  },
  {
    name: 'maria-pago-en-proceso',
    address: demoAddressForPersona('maria', '/estado-pago?status=in_process&id=40130066&amount=12345678.90'),
  },
  ...[
    { name: 'por-cvu', method: 'Transferencia a tu CVU' },
    { name: 'por-qr', method: 'Código QR' },
    { name: 'en-efectivo', method: 'Efectivo' },
    { name: 'con-debito', method: 'Tarjeta de débito' },
    { name: 'con-credito', method: 'Tarjeta de crédito' },
  ].map(({ name, method }) => ({
    name: `maria-${name}`,
    address: demoAddressForPersona('maria', '/pagar-cuota/resumen?externalId=40130066'),
    prepare: async (page: Page) => {
      await choosePaymentMethod(page, method)
      await waitUntilScreenIdle(page)
    },
  })),
]
