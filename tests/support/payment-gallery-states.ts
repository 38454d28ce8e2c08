import type { Page } from '#features/support/page'
import { MethodChoiceTasks } from '#features/support/tasks/method-choice.tasks'
import type { DemoState } from '@/adapters/fake/demo-state'
import { paymentAddress } from '@/ui/addresses'
import { removedCardTexts } from '@/ui/texts/payment-failures.texts'
import { cardsTexts } from '@/ui/texts/cards.texts'
import { kitTexts } from '@/ui/texts/kit.texts'
import { paidOffLoanTexts } from '@/ui/texts/paid-off-loan.texts'
import { paymentMethodsTexts } from '@/ui/texts/payment-methods.texts'
import { paymentReceiptTexts } from '@/ui/texts/payment-receipt.texts'
import { paymentsTexts } from '@/ui/texts/payments.texts'
import { as, atRest, complaint, next, press, type GalleryState } from './gallery-tools'

const summaryOfMarta = '/pagar-cuota/resumen?externalId=40128753'

/** Returns the state after a payment with a saved card, in that demo state. */
function paid(name: string, change: Partial<DemoState>, title: string): GalleryState {
  return {
    name: `pago-${name}`,
    address: as('marta', summaryOfMarta, change),
    prepare: (page) => pay(page, title),
  }
}

async function pay(page: Page, title: string): Promise<void> {
  await chooseMethod(page, 'Tarjeta de débito')
  await press(page, /^Pagar \$/)
  await page.role('heading', { name: title }).waitToAppear()
}

function byMethod(name: string, label: string, change: Partial<DemoState> = {}): GalleryState {
  return {
    name,
    address: as('marta', summaryOfMarta, change),
    prepare: async (page) => {
      await chooseMethod(page, label)
      await atRest(page)
    },
  }
}

const { debitCard } = paymentsTexts
const { otherMethods } = paymentMethodsTexts

const threeCards = {
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

function typingCard(name: string, prepare: (page: Page) => Promise<void>): GalleryState {
  return {
    name,
    address: as('marta', summaryOfMarta, { set: { noSavedCards: true } }),
    prepare: async (page) => {
      await chooseMethod(page, 'Tarjeta de débito')
      await prepare(page)
    },
  }
}

const typeCard = async (page: Page, number: string): Promise<void> => {
  await page.label(cardsTexts.form.number).fill(number)
  await page.label(cardsTexts.form.holder).fill('Marta Giménez')
  await page.label(cardsTexts.form.expiry).fill('09/28')
  await page.label(cardsTexts.form.dni).fill('28456123')
}

const chooseMethod = async (page: Page, label: string): Promise<void> => {
  await new MethodChoiceTasks(page).chooseMethod(label)
}

/** Pictures of paying an installment, and of the result. */
export const paymentStates: readonly GalleryState[] = [
  { name: 'pagar', address: as('marta', '/pagar-cuota') },
  { name: 'pagar-en-deuda', address: as('raul', '/pagar-cuota?elegir') },
  { name: 'pagar-importes-grandes', address: as('maria', '/pagar-cuota') },
  {
    name: 'pagar-sin-elegir',
    address: as('marta', '/pagar-cuota'),
    prepare: async (page) => {
      await atRest(page)
      await press(page, paymentsTexts.list.submit)
      await complaint(page)
    },
  },
  { name: 'pagar-nada', address: as('marta', '/pagar-cuota', { set: { noLoans: true } }) },
  {
    name: 'pagar-fallido',
    address: as('marta', '/pagar-cuota', next('payments.listPayableLoans', { status: 500 })),
  },
  { name: 'resumen', address: as('marta', summaryOfMarta) },
  { name: 'pagar-en-dos-toques', address: as('marta', paymentAddress('40128753')) },
  { name: 'resumen-vencido', address: as('raul', '/pagar-cuota/resumen?externalId=40116602') },
  { name: 'resumen-importes-grandes', address: as('maria', '/pagar-cuota/resumen?externalId=40130066') },
  { name: 'resumen-nada-que-pagar', address: as('raul', '/pagar-cuota/resumen?externalId=40139951') },
  {
    name: 'resumen-recien-pagado',
    address: as('marta', summaryOfMarta, { set: { appliesLater: true } }),
    prepare: async (page) => {
      await chooseMethod(page, 'Tarjeta de débito')
      await page.role('button', { name: /^Pagar \$/ }).press()
      await page.role('heading', { name: paymentsTexts.status.paidTitle }).waitToAppear()
      await page.go(summaryOfMarta)
      await page.role('heading', { name: paymentsTexts.summary.justPaidTitle }).waitToAppear()
    },
  },
  byMethod('pagar-por-cvu', 'Transferencia a tu CVU'),
  byMethod('pagar-por-cvu-sin-cvu', 'Transferencia a tu CVU', { set: { noCvu: true } }),
  byMethod(
    'pagar-por-cvu-sin-respuesta',
    'Transferencia a tu CVU',
    next('payments.virtualAccount', { status: 500 }),
  ),
  byMethod('pagar-por-qr', 'Código QR'),
  byMethod('pagar-en-efectivo', 'Efectivo'),
  byMethod(
    'pagar-en-efectivo-sin-dibujo',
    'Efectivo',
    next('payments.cashBarcode', { status: 200, body: { barcode: '42070' } }),
  ),
  byMethod('pagar-con-billetera', 'Mercado Pago'),
  byMethod('pagar-con-debito', 'Tarjeta de débito'),
  byMethod('pagar-con-debito-sin-tarjetas', 'Tarjeta de débito', { set: { noSavedCards: true } }),
  byMethod('pagar-con-credito', 'Tarjeta de crédito'),
  {
    name: 'pagar-con-debito-enviando',
    address: as('marta', summaryOfMarta, next('payments.payWithSavedCard', 'never')),
    prepare: async (page) => {
      await chooseMethod(page, 'Tarjeta de débito')
      await press(page, /^Pagar \$/)
      await page.text(paymentsTexts.debitCard.paying).waitToAppear()
    },
  },
  byMethod('pagar-con-debito-varias', 'Tarjeta de débito', next('payments.listSavedCards', threeCards)),
  {
    name: 'pagar-de-nuevo-sin-esa-tarjeta',
    address: as('marta', summaryOfMarta, {
      next: [
        { call: 'payments.payWithSavedCard', answer: 'network-error' },
        { call: 'payments.listSavedCards', answer: threeCards },
        ...next('payments.listSavedCards', { status: 200, body: [] }).next,
      ],
    }),
    prepare: async (page) => {
      await pay(page, paymentsTexts.status.notArrivedTitle)
      await page.role('link', { name: paymentsTexts.status.tryAgain }).press()
      await page.role('link', { name: removedCardTexts.status }).waitToAppear()
    },
  },
  typingCard('tarjeta-nueva', async (page) => typeCard(page, '4517 6500 1234 4821')),
  typingCard('tarjeta-nueva-empezada', async (page) => {
    await page.label(cardsTexts.form.number).fill('5412 75')
    await page.label(cardsTexts.form.securityCode).press()
  }),
  typingCard('tarjeta-nueva-con-errores', async (page) => {
    await press(page, debitCard.editAmount)
    await page.label(debitCard.partialAmount).fill('1,000')
    await press(page, debitCard.payUnknown)
    await complaint(page)
  }),
  ...['WRONG_NUMBER', 'MAX_ATTEMPTS'].map((code) => ({
    name: `pago-no-cobrado-${code.toLowerCase().replace('_', '-')}`,
    address: as('marta', summaryOfMarta, { set: { cardRefusal: code } }),
    prepare: async (page: Page) => {
      await chooseMethod(page, 'Tarjeta de débito')
      await press(page, /^Pagar \$/)
      await page.text(kitTexts.reference('409')).waitToAppear()
    },
  })),
  { name: 'pagar-en-linea', address: as('marta', '/pagar-cuota-online?id=40128753') },
  { name: 'pagar-en-linea-como', address: as('marta', '/como-pagar-cuota-online?id=40128753') },
  ...[otherMethods.transferTitle, otherMethods.depositTitle].map((title, position) => ({
    name: `otras-formas-${position + 1}`,
    address: as('marta', summaryOfMarta),
    prepare: async (page: Page) => {
      await atRest(page)
      await page.css('summary').containing(title).press()
    },
  })),
  {
    name: 'datos-para-cancelar',
    address: as('marta', summaryOfMarta),
    onlyWindow: true,
    prepare: async (page) => {
      await page.css('summary').containing(otherMethods.transferTitle).press()
      await page.role('button', { name: `${otherMethods.cancel.loan} de Banco Galicia` }).press()
      await page.role('dialog').waitToAppear()
    },
  },
  {
    name: 'pago-aprobado-encuesta',
    address: as('marta', summaryOfMarta),
    prepare: async (page) => {
      await pay(page, paymentsTexts.status.paidTitle)
      await page.device.passTime(6)
      await page.role('heading', { name: paymentMethodsTexts.survey.title }).waitToAppear()
    },
  },
  ...[
    { name: 'en-proceso', query: 'status=in_process&id=40128753&amount=12625.00' },
    { name: 'desconocido', query: 'status=otra&id=40128753' },
  ].map(({ name, query }) => ({ name: `pago-${name}`, address: as('marta', `/estado-pago?${query}`) })),
  {
    name: 'comprobante-de-pago',
    address: as('marta', summaryOfMarta),
    prepare: async (page) => {
      await pay(page, paymentsTexts.status.paidTitle)
      await page.role('link', { name: paymentsTexts.status.shareReceipt }).press()
      await page.role('heading', { name: paymentReceiptTexts.title }).waitToAppear()
      await atRest(page)
    },
  },
  {
    name: 'comprobante-ultima-cuota',
    address: as('marta', summaryOfMarta, {
      set: { loans: { 40128753: { installmentCount: 4, installment: 1_262_500 } } },
    }),
    prepare: async (page) => {
      await pay(page, paymentsTexts.status.paidTitle)
      await page.role('link', { name: paymentsTexts.status.shareReceipt }).press()
      await page.role('heading', { name: paymentReceiptTexts.title }).waitToAppear()
      await page.text(paidOffLoanTexts.paid(4)).waitToAppear()
      await atRest(page)
    },
  },
  {
    name: 'comprobante-pendiente-importes-grandes',
    address: as('maria', '/mis-pagos', { set: { paidElsewhere: { 40130066: 1_234_567_890 } } }),
    prepare: async (page) => {
      await page.css('main li').first().role('link').press()
      await page.role('heading', { name: paymentReceiptTexts.title }).waitToAppear()
      await atRest(page)
    },
  },
  { name: 'comprobante-de-nadie', address: as('marta', '/mis-pagos/comprobante?pago=00000000') },
  {
    name: 'comprobante-fallido',
    address: as(
      'marta',
      '/mis-pagos/comprobante?pago=00000000',
      next('payments.listPayments', { status: 500 }),
    ),
  },
  paid('aprobado', {}, paymentsTexts.status.paidTitle),
  paid('recibido', { set: { withoutTransaction: true } }, paymentsTexts.status.receivedTitle),
  paid('rechazado', { set: { cardRefusal: 'UNLISTED_CODE' } }, paymentsTexts.status.errorTitle),
  paid(
    'rechazado-con-motivo',
    { set: { cardRefusal: 'INSUFFICIENT_FUNDS' }, ...next('payments.payWithSavedCard', 'lost-answer') },
    'No hay saldo suficiente',
  ),
  paid(
    'que-no-llego',
    next('payments.payWithSavedCard', 'network-error'),
    paymentsTexts.status.notArrivedTitle,
  ),
  {
    name: 'resumen-de-nuevo',
    address: as('marta', summaryOfMarta, next('payments.payWithSavedCard', 'network-error')),
    prepare: async (page) => {
      await pay(page, paymentsTexts.status.notArrivedTitle)
      await page.role('link', { name: paymentsTexts.status.tryAgain }).press()
      await page.text(paymentsTexts.summary.againTitle).waitToAppear()
    },
  },
  {
    name: 'maria-pago-en-proceso',
    address: as('maria', '/estado-pago?status=in_process&id=40130066&amount=12345678.90'),
  },
  ...[
    { name: 'por-cvu', method: 'Transferencia a tu CVU' },
    { name: 'por-qr', method: 'Código QR' },
    { name: 'en-efectivo', method: 'Efectivo' },
    { name: 'con-debito', method: 'Tarjeta de débito' },
    { name: 'con-credito', method: 'Tarjeta de crédito' },
  ].map(({ name, method }) => ({
    name: `maria-${name}`,
    address: as('maria', '/pagar-cuota/resumen?externalId=40130066'),
    prepare: async (page: Page) => {
      await chooseMethod(page, method)
      await atRest(page)
    },
  })),
]
