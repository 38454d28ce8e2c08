import { containing, type Page } from '#features/support/page'
import { PhoneChangeTasks } from '#features/support/tasks/phone-change.tasks'
import { everydaySituation, type Situation } from '@/adapters/fake/situation'
import { encodeSituation } from '@/adapters/fake/situation-link'
import type { Address } from '@/ui/address'
import { addresses } from '@/ui/addresses'
import { accessTexts } from '@/ui/texts/access.texts'
import { arrangementsTexts } from '@/ui/texts/arrangements.texts'
import { dniTexts } from '@/ui/texts/dni.texts'
import { cardsTexts } from '@/ui/texts/cards.texts'
import { demoTexts } from '@/ui/texts/demo.texts'
import { failureTexts } from '@/ui/texts/failures.texts'
import { homeTexts } from '@/ui/texts/home.texts'
import { kitTexts } from '@/ui/texts/kit.texts'
import { notificationsTexts } from '@/ui/texts/notifications.texts'
import { newPasswordTexts } from '@/ui/texts/new-password.texts'
import { paymentWaysTexts } from '@/ui/texts/payment-ways.texts'
import { cardRefusalText } from '@/ui/texts/not-charged.texts'
import { paymentsTexts } from '@/ui/texts/payments.texts'
import { phoneChangeTexts } from '@/ui/texts/phone-change.texts'
import { comingSoonTexts } from '@/ui/texts/coming-soon.texts'
import { menuTexts } from '@/ui/texts/menu.texts'
import { unlockTexts } from '@/ui/texts/unlock.texts'
import { wikiTexts } from '@/ui/texts/wiki.texts'
import { cancellationStates } from './cancellation-gallery-states'
import { cardStates } from './card-gallery-states'
import { as, at, atRest, complaint, next, press, type GalleryState, type WindowSize } from './gallery-tools'
import { offerStates } from './offer-gallery-states'
import { paperStates } from './paper-gallery-states'
import { profileStates } from './profile-gallery-states'

const slow = async (page: Page): Promise<void> => {
  await page.heading.appears()
  await page.device.letPass(11)
  await page.text(failureTexts.slow).appears()
}

const heading = async (page: Page, name: string | RegExp): Promise<void> => {
  await page.role('heading', { level: 1, name }).appears()
}

const enterDni = async (page: Page, dni: string): Promise<void> => {
  await page.label(dniTexts.label).fill(dni)
  await press(page, dniTexts.submit)
}

/** She says that she means to leave, and reads what came of it. */
function leaving(title: string): NonNullable<GalleryState['prepare']> {
  return async (page) => {
    await press(page, accessTexts.logout.confirm)
    await heading(page, title)
  }
}

function afterDni(name: string, dni: string, rest: GalleryState['prepare'], change = {}): GalleryState {
  return {
    name,
    address: at('/validacion-dni', change),
    prepare: async (page, window) => {
      await enterDni(page, dni)
      await page.arrivesAt((path) => path !== '/validacion-dni')
      await rest?.(page, window)
    },
  }
}

const atCode = async (page: Page): Promise<void> => page.label(accessTexts.code.label).appears()

const enterCode = async (page: Page, code: string): Promise<void> => {
  await page.label(accessTexts.code.label).fill(code)
  await press(page, accessTexts.code.submit)
}

const enterPassword = async (page: Page, password: string): Promise<void> => {
  await page.label(accessTexts.password.label).fill(password)
  await press(page, accessTexts.password.submit)
  await complaint(page)
}

const entering: readonly GalleryState[] = [
  { name: 'ingreso', address: at('/validacion-dni') },
  {
    name: 'ingreso-vacio',
    address: at('/validacion-dni'),
    prepare: async (page) => {
      await press(page, dniTexts.submit)
      await complaint(page)
    },
  },
  {
    name: 'ingreso-recordado',
    address: at('/validacion-dni'),
    prepare: async (page) => {
      await page.label(dniTexts.remember).check()
      await enterDni(page, '28456123')
      await page.arrivesAt('/iniciar-sesion')
      await page.role('button', { name: accessTexts.changeUser }).press()
      await page.label(dniTexts.label).appears()
    },
  },
  {
    name: 'ingreso-no-encontrado',
    address: at('/validacion-dni'),
    prepare: async (page) => {
      await enterDni(page, '11111111')
      await complaint(page)
    },
  },
  {
    name: 'ingreso-sin-conexion',
    address: at('/validacion-dni', { offline: true }),
    prepare: async (page) => {
      await enterDni(page, '28456123')
      await complaint(page)
    },
  },
  {
    name: 'ingreso-sesion-vencida',
    address: as('marta', '/inicio', {
      next: [
        { call: 'session.validateSession', answer: { status: 401 } },
        { call: 'session.accountStatus', answer: { status: 401 } },
        { call: 'session.refreshToken', answer: { status: 403 } },
        { call: 'session.refreshToken', answer: { status: 403 } },
      ],
    }),
    prepare: async (page) => page.text(dniTexts.sessionExpired).appears(),
  },
  afterDni('identidad', '14223078', async (page) => heading(page, accessTexts.identity.title)),
  afterDni('identidad-sin-elegir', '14223078', async (page) => {
    await press(page, accessTexts.identity.submit)
    await complaint(page)
  }),
  afterDni('codigo', '38214690', atCode),
  afterDni('codigo-incorrecto', '38214690', async (page) => {
    await atCode(page)
    await enterCode(page, '0000')
    await complaint(page)
  }),
  afterDni('codigo-reenviar', '38214690', async (page) => {
    await atCode(page)
    await page.device.letPass(61)
    await page.role('button', { name: accessTexts.code.resend }).appears()
  }),
  afterDni('codigo-reenviado', '38214690', async (page) => {
    await atCode(page)
    await page.device.letPass(61)
    await press(page, accessTexts.code.resend)
    await page.text(/por correo/).appears()
  }),
  afterDni(
    'codigo-no-enviado',
    '38214690',
    async (page) => heading(page, accessTexts.code.sendFailedTitle),
    next('access.sendCode', { status: 409, code: 'NUMBER_NOT_VALID' }),
  ),
  afterDni('codigo-recuperar', '28456123', async (page) => {
    await press(page, accessTexts.password.forgot)
    await atCode(page)
  }),
  afterDni('codigo-no-recibido', '38214690', async (page) => {
    await atCode(page)
    await page.role('link', { name: accessTexts.code.notReceived }).press()
    await heading(page, accessTexts.notReceived.title)
  }),
  afterDni('contrasena', '28456123', async (page) => heading(page, /Hola/)),
  afterDni('contrasena-incorrecta', '28456123', async (page) => enterPassword(page, 'otra-cosa')),
  afterDni('contrasena-bloqueada', '28456123', async (page) => {
    await enterPassword(page, 'uno')
    await enterPassword(page, 'dos')
    await page.label(accessTexts.password.label).fill('tres')
    await press(page, accessTexts.password.submit)
    await heading(page, accessTexts.password.blockedTitle)
  }),
  afterDni('contrasena-nombre-largo', '11203994', async (page) => heading(page, /Hola/)),
  afterDni('no-cliente', '40118223', async (page) => heading(page, accessTexts.notACustomer.title)),
  { name: 'salida-pregunta', address: as('marta', '/cerrar-sesion') },
  { name: 'salida', address: as('marta', '/cerrar-sesion'), prepare: leaving(accessTexts.logout.title) },
  {
    name: 'salida-sin-avisar',
    address: as('marta', '/cerrar-sesion', next('session.logOut', 'network-error')),
    prepare: leaving(accessTexts.logout.notToldTitle),
  },
]

const home: readonly GalleryState[] = [
  { name: 'inicio', address: as('marta', '/inicio') },
  {
    name: 'inicio-lento',
    address: as('marta', '/inicio', next('session.accountStatus', 'never')),
    prepare: slow,
  },
  { name: 'inicio-fallido', address: as('marta', '/inicio', next('session.accountStatus', { status: 500 })) },
  { name: 'inicio-en-deuda', address: as('raul', '/inicio') },
  { name: 'inicio-con-linea', address: as('lucia', '/inicio') },
  { name: 'inicio-nombre-largo', address: as('maria', '/inicio') },
  {
    name: 'menu',
    address: as('maria', '/inicio'),
    onlyWindow: true,
    prepare: async (page, window) => {
      await atRest(page)
      if (window === 'small') await page.role('button', { name: kitTexts.openMenu }).press()
      else await page.role('banner').text('Comprobantes').press()
      await page.role('link', { name: menuTexts.entries.couponBook }).appears()
    },
  },
  {
    name: 'disponible-pronto',
    address: as('marta', '/consultas'),
    prepare: async (page) => heading(page, comingSoonTexts.title),
  },
]

const loans: readonly GalleryState[] = [
  { name: 'prestamos', address: as('marta', '/mis-prestamos') },
  { name: 'prestamos-en-deuda', address: as('raul', '/mis-prestamos') },
  { name: 'prestamos-importes-grandes', address: as('maria', '/mis-prestamos') },
  { name: 'prestamos-con-linea', address: as('lucia', '/mis-prestamos') },
  { name: 'prestamos-ninguno', address: as('marta', '/mis-prestamos', { set: { noLoans: true } }) },
  {
    name: 'prestamos-fallido',
    address: as('marta', '/mis-prestamos', next('loans.listLoans', { status: 500 })),
  },
  {
    name: 'prestamos-lento',
    address: as('marta', '/mis-prestamos', next('loans.listLoans', 'never')),
    prepare: slow,
  },
  { name: 'prestamo', address: as('marta', '/mis-prestamos/p-6b1f0c92') },
  { name: 'prestamo-vencido', address: as('raul', '/mis-prestamos/p-9e40d71b') },
  { name: 'prestamo-de-36-cuotas', address: as('irma', '/mis-prestamos/p-84f1a63e') },
  { name: 'prestamo-con-empresa', address: as('lucia', '/mis-prestamos/p-ef8120b6') },
  { name: 'prestamo-importes-grandes', address: as('maria', '/mis-prestamos/p-3f0e8b97') },
  {
    name: 'prestamo-fallido',
    address: as('marta', '/mis-prestamos/p-6b1f0c92', next('loans.listLoans', { status: 500 })),
  },
  { name: 'cuotas-todas', address: as('irma', '/mis-prestamos/p-84f1a63e/ver-todas') },
]

const summaryOfMarta = '/pagar-cuota/resumen?externalId=40128753'

/** What became of a payment with a saved card, in that situation. */
function paid(name: string, change: Partial<Situation>, title: string): GalleryState {
  return {
    name: `pago-${name}`,
    address: as('marta', summaryOfMarta, change),
    prepare: (page) => pay(page, title),
  }
}

async function pay(page: Page, title: string): Promise<void> {
  await chooseMethod(page, 'Tarjeta de débito')
  await press(page, /^Pagar \$/)
  await page.role('heading', { name: title }).appears()
}

function byMethod(name: string, label: string, change: Partial<Situation> = {}): GalleryState {
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
const { otherWays } = paymentWaysTexts

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
  await page.label(containing(paymentsTexts.summary.method)).choose(label)
  await page.text(paymentsTexts.noReceiptNeeded).appears()
}

const paying: readonly GalleryState[] = [
  { name: 'pagar', address: as('marta', '/pagar-cuota') },
  { name: 'pagar-en-deuda', address: as('raul', '/pagar-cuota') },
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
  { name: 'resumen-vencido', address: as('raul', '/pagar-cuota/resumen?externalId=40116602') },
  { name: 'resumen-importes-grandes', address: as('maria', '/pagar-cuota/resumen?externalId=40130066') },
  { name: 'resumen-nada-que-pagar', address: as('raul', '/pagar-cuota/resumen?externalId=40139951') },
  {
    name: 'resumen-recien-pagado',
    address: as('marta', summaryOfMarta, { set: { appliesLater: true } }),
    prepare: async (page) => {
      await chooseMethod(page, 'Tarjeta de débito')
      await page.role('button', { name: /^Pagar \$/ }).press()
      await page.role('heading', { name: paymentsTexts.status.paidTitle }).appears()
      await page.go(summaryOfMarta)
      await page.role('heading', { name: paymentsTexts.summary.justPaidTitle }).appears()
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
      await page.text(paymentsTexts.debitCard.paying).appears()
    },
  },
  byMethod('pagar-con-debito-varias', 'Tarjeta de débito', next('payments.listSavedCards', threeCards)),
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
      await page.text(kitTexts.reference('409')).appears()
    },
  })),
  { name: 'pagar-en-linea', address: as('marta', '/pagar-cuota-online?id=40128753') },
  { name: 'pagar-en-linea-como', address: as('marta', '/como-pagar-cuota-online?id=40128753') },
  ...[otherWays.transferTitle, otherWays.depositTitle].map((title, position) => ({
    name: `otras-formas-${position + 1}`,
    address: as('marta', summaryOfMarta),
    prepare: async (page: Page) => {
      await atRest(page)
      await page.css('summary').having(title).press()
    },
  })),
  {
    name: 'datos-para-cancelar',
    address: as('marta', summaryOfMarta),
    onlyWindow: true,
    prepare: async (page) => {
      await page.css('summary').having(otherWays.transferTitle).press()
      await page.role('button', { name: `${otherWays.cancel.loan} de Banco Galicia` }).press()
      await page.role('dialog').appears()
    },
  },
  {
    name: 'pago-aprobado-encuesta',
    address: as('marta', summaryOfMarta),
    prepare: async (page) => {
      await pay(page, paymentsTexts.status.paidTitle)
      await page.device.letPass(6)
      await page.role('heading', { name: paymentWaysTexts.survey.title }).appears()
    },
  },
  ...[
    { name: 'en-proceso', query: 'status=in_process&id=40128753&amount=12625.00' },
    { name: 'desconocido', query: 'status=otra&id=40128753' },
  ].map(({ name, query }) => ({ name: `pago-${name}`, address: as('marta', `/estado-pago?${query}`) })),
  paid('aprobado', {}, paymentsTexts.status.paidTitle),
  paid('recibido', { set: { withoutTransaction: true } }, paymentsTexts.status.receivedTitle),
  paid('rechazado', { set: { cardRefusal: 'UNLISTED_CODE' } }, paymentsTexts.status.errorTitle),
  paid(
    'rechazado-con-motivo',
    { set: { cardRefusal: 'INSUFFICIENT_FUNDS' }, ...next('payments.payWithSavedCard', 'lost-answer') },
    cardRefusalText('insufficient-funds').title,
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
      await page.text(paymentsTexts.summary.againTitle).appears()
    },
  },
]

/** What the longest name and the biggest amounts make of the rest. */
const ofMaria: readonly GalleryState[] = [
  { name: 'maria-ver-todas', address: as('maria', '/mis-prestamos/p-3f0e8b97/ver-todas') },
  { name: 'maria-salida-pregunta', address: as('maria', '/cerrar-sesion') },
  { name: 'maria-enlace-pregunta', address: as('maria', '/autologin?data=raul') },
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

const around: readonly GalleryState[] = [
  {
    name: 'panel-de-la-demo',
    address: as('marta', '/inicio'),
    onlyWindow: true,
    prepare: async (page) => {
      await atRest(page)
      await page.role('button', { name: demoTexts.open }).press()
      await page.role('dialog').appears()
    },
  },
  {
    name: 'configuracion-mal',
    address: '/validacion-dni',
    configuration: 'wrong',
    prepare: async (page) => page.role('heading', { level: 1 }).appears(),
  },
  { name: 'wiki', address: at('/wiki'), prepare: async (page) => heading(page, wikiTexts.title) },
]

const validated = async (page: Page): Promise<void> => {
  await page.label(phoneChangeTexts.phone.label).fill('1155550001')
  await press(page, phoneChangeTexts.phone.submit)
  await page.label(accessTexts.code.label).appears()
}

const fillCard = async (page: Page, number: string): Promise<void> => {
  const { form, update } = cardsTexts
  await page.label(form.number).fill(number)
  await page.label(form.holder).fill('Marta Giménez')
  await page.label(form.expiry).fill('12/39')
  await page.label(form.securityCode).fill('123')
  await page.label(form.dni).fill('28456123')
  await press(page, update.submit)
}

const offerInstall = async (page: Page): Promise<void> => {
  await atRest(page)
  await page.device.installation.offer('accepted')
}

const doors: readonly GalleryState[] = [
  { name: 'presentacion-final', address: '/intro?paso=3' },
  { name: 'instalar-app-ofrecida', address: '/instalar-app', prepare: offerInstall },
  {
    name: 'instalar-app-instalada',
    address: '/instalar-app',
    prepare: async (page) => {
      await offerInstall(page)
      await page.device.installation.finish()
    },
  },
  { name: 'ingreso-por-enlace-pregunta', address: as('marta', '/autologin?data=raul') },
  {
    name: 'ingreso-por-enlace',
    address: at('/autologin?data=marta', next('auto-login.enterWithLink', 'never')),
    prepare: async (page) => {
      await page.heading.appears()
      await page.device.letPass(11)
      await page.text(failureTexts.slow).appears()
    },
  },
  {
    name: 'generar-clave-mal',
    address: '/generar-clave?cliente=bruno',
    prepare: async (page) => {
      await page.label(newPasswordTexts.label).fill('$5')
      await press(page, newPasswordTexts.submit)
      await complaint(page)
    },
  },
  {
    name: 'generar-clave-guardada',
    address: '/generar-clave?cliente=marta',
    prepare: async (page) => {
      await page.label(newPasswordTexts.label).fill('cuota2027')
      await page.label(newPasswordTexts.repeatLabel).fill('cuota2027')
      await press(page, newPasswordTexts.submit)
      await heading(page, newPasswordTexts.doneTitle)
    },
  },
  {
    name: 'actualizar-td-mal',
    address: '/actualizar-td?data=marta',
    prepare: async (page) => {
      await press(page, cardsTexts.update.submit)
      await complaint(page)
    },
  },
  {
    name: 'actualizar-td-lista',
    address: '/actualizar-td?data=marta',
    prepare: async (page) => {
      await fillCard(page, '5412 7500 1234 5014')
      await heading(page, cardsTexts.update.doneTitle)
    },
  },
  {
    name: 'actualizar-td-rechazada',
    address: '/actualizar-td?data=marta',
    prepare: async (page) => {
      await fillCard(page, '4517 6500 1234 0002')
      await heading(page, cardsTexts.update.notDoneTitle)
    },
  },
  {
    name: 'actualizar-td-sin-respuesta',
    address: at('/actualizar-td?data=marta', next('card-update.updateCard', 'lost-answer')),
    prepare: async (page) => {
      await fillCard(page, '5412 7500 1234 5014')
      await heading(page, cardsTexts.update.unsureTitle)
    },
  },
  {
    name: 'cambio-celular-validando',
    address: as('marta', '/cambio-celular?idtx=a&externaltxid=b', next('identity-check.findResult', 'never')),
    prepare: async (page) => {
      await heading(page, phoneChangeTexts.checking.title)
    },
  },
  {
    name: 'cambio-celular-sin-resultado',
    address: as(
      'marta',
      '/cambio-celular?idtx=a&externaltxid=b',
      next('identity-check.findResult', { status: 500 }),
    ),
    prepare: async (page) => heading(page, phoneChangeTexts.notValidated.title),
  },
  {
    name: 'cambio-celular-mal',
    address: `/cambio-celular?idtx=a&externaltxid=b${identityCheckEnding('HIT')}`,
    prepare: async (page) => {
      await page.label(phoneChangeTexts.phone.label).fill('01145678901')
      await press(page, phoneChangeTexts.phone.submit)
      await complaint(page)
    },
  },
  {
    name: 'cambio-celular-codigo',
    address: as('marta', '/cambio-celular'),
    prepare: async (page) => {
      await new PhoneChangeTasks(page).takeSelfie('Es la persona (HIT)')
      await validated(page)
    },
  },
  {
    name: 'recibir-avisos-bloqueados',
    address: '/recibir-notificaciones?cliente=marta',
    prepare: async (page) => {
      await page.device.notices.forbid()
      await page.reload()
      await heading(page, notificationsTexts.blockedTitle)
    },
  },
  { name: 'presentacion', address: '/intro' },
  { name: 'instalar-app', address: '/instalar-app' },
  { name: 'generar-clave', address: '/generar-clave?cliente=bruno' },
  { name: 'actualizar-td', address: '/actualizar-td?data=marta' },
  { name: 'actualizar-td-sin-enlace', address: '/actualizar-td' },
  {
    name: 'cambio-celular',
    address: '/cambio-celular?cliente=marta',
    prepare: async (page) => page.text(containing('Marta Giménez · CUIT')).appears(),
  },
  {
    name: 'cambio-celular-nuevo',
    address: `/cambio-celular?idtx=a&externaltxid=b${identityCheckEnding('HIT')}`,
    prepare: async (page) => page.role('textbox').appears(),
  },
  {
    name: 'cambio-celular-no-coincide',
    address: `/cambio-celular?idtx=a&externaltxid=b${identityCheckEnding('NO_HIT')}`,
    prepare: async (page) => page.role('button', { name: 'Sacarme otra selfie' }).appears(),
  },
  {
    name: 'demo-identidad',
    address: '/demo-identidad',
    prepare: async (page) => page.role('button').first().appears(),
  },
  {
    name: 'modo-desbloqueo',
    address: '/modo-desbloqueo?cliente=nicolas',
    prepare: async (page) => {
      await page.device.reader.give()
      await page.reload()
      await page.text(unlockTexts.register.elsewhere).appears()
    },
  },
  {
    name: 'modo-desbloqueo-sin-lector',
    address: '/modo-desbloqueo?cliente=marta',
    prepare: async (page) => page.text(unlockTexts.register.notSupportedTitle).appears(),
  },
  { name: 'recibir-avisos', address: '/recibir-notificaciones?cliente=marta' },
  {
    name: 'recibir-avisos-activados',
    address: '/recibir-notificaciones?cliente=marta',
    prepare: async (page) => {
      await page.device.notices.allow()
      await page.reload()
      await page.device.notices.workerIs('ready')
      await press(page, notificationsTexts.submit)
      await page.arrivesAt(addresses.home.path)
      await page.go(addresses.pushOptIn.path)
      await heading(page, notificationsTexts.alreadyTitle)
    },
  },
  { name: 'ingreso-automatico-fallido', address: '/mi-cuenta?autologin=error' },
]

const dialog = async (page: Page, name: string | RegExp): Promise<void> => {
  await page.role('dialog', { name }).appears()
}

const pressInDialog = async (page: Page, name: string): Promise<void> => {
  await page.role('dialog').role('button', { name }).press()
}

const banners = async (page: Page): Promise<void> => {
  await atRest(page)
  await page.role('region', { name: homeTexts.banners.title }).appears()
}

/** The line is announced on small windows only. */
const closeAnnouncement = async (page: Page, window: WindowSize): Promise<void> => {
  await atRest(page)
  if (window === 'small') await pressInDialog(page, kitTexts.close)
}

const homeStates: readonly GalleryState[] = [
  ...['hector', 'norma', 'oscar', 'silvia'].map((id) => ({
    name: `inicio-${id}`,
    address: as(id, '/inicio'),
  })),
  {
    name: 'inicio-oculto',
    address: as('lucia', '/inicio'),
    prepare: async (page) => press(page, homeTexts.line.hide),
  },
  { name: 'inicio-oferta', address: as('diego', '/inicio'), prepare: closeAnnouncement },
  {
    name: 'inicio-anuncio',
    address: as('diego', '/inicio'),
    onlyWindow: true,
    prepare: async (page, window) => {
      await atRest(page)
      if (window === 'large') return
      await dialog(page, homeTexts.popUp.newsTitle)
      await pressInDialog(page, homeTexts.popUp.next)
      await dialog(page, homeTexts.popUp.offerTitle)
    },
  },
  {
    name: 'inicio-novedad',
    address: as('sofia', '/inicio'),
    onlyWindow: true,
    prepare: async (page) => dialog(page, homeTexts.notification.title),
  },
  {
    name: 'inicio-beneficio',
    address: as('sofia', '/inicio', next('home.listNotifications', { status: 500 })),
    onlyWindow: true,
    prepare: async (page) => dialog(page, homeTexts.benefit.percentTitle(18)),
  },
  {
    name: 'inicio-novedades',
    address: as('sofia', '/inicio', {
      next: [
        { call: 'home.listNotifications', answer: { status: 500 } },
        { call: 'home.findPrepaidBenefit', answer: { status: 500 } },
      ],
    }),
    prepare: banners,
  },
  {
    name: 'panel-de-la-demo-fallas',
    address: as('raul', '/inicio'),
    onlyWindow: true,
    prepare: async (page) => {
      await atRest(page)
      await page.role('button', { name: demoTexts.open }).press()
      const panel = page.role('dialog')
      await panel.label(demoTexts.mishaps.call).choose('payments.payWithSavedCard')
      await panel.label(containing(demoTexts.mishaps.answer)).choose(demoTexts.mishaps.answers.code)
      const codes = panel.label(demoTexts.mishaps.code)
      await codes.choose((await codes.options())[1] ?? '')
      await panel.role('button', { name: demoTexts.mishaps.add }).press()
      await panel.role('listitem').first().appears()
    },
  },
  {
    name: 'panel-de-la-demo-situaciones',
    address: as('raul', '/inicio', { set: { cardRefusal: 'DENIED', noCvu: true } }),
    onlyWindow: true,
    prepare: async (page) => {
      await atRest(page)
      await page.role('button', { name: demoTexts.open }).press()
      const panel = page.role('dialog')
      await panel.label(containing(demoTexts.credit)).choose('40116602')
      await panel.css('summary').having(arrangementsTexts.loan.title).press()
      await panel.css('summary').having(arrangementsTexts.title).press()
      await panel.label(arrangementsTexts.labels.noLoans).pointAt()
    },
  },
  {
    name: 'cinta-oculta',
    address: as('raul', '/inicio'),
    onlyWindow: true,
    prepare: async (page) => {
      await atRest(page)
      await page.role('button', { name: demoTexts.hide }).press()
      await page.role('button', { name: demoTexts.open }).goes()
    },
  },
]

/** A person who sets twice the size of the letters. */
const withLargeLetters = (state: GalleryState): GalleryState => ({
  ...state,
  name: `letra-grande-${state.name}`,
  letters: 'large',
})

const dense = [
  'mis-datos',
  'mis-datos-domicilio-largo',
  'mis-datos-foto-acomodar',
  'actualizar-td-mal',
  'cambio-celular',
  'recibir-avisos',
  'ingreso-no-encontrado',
  'codigo',
  'inicio-en-deuda',
  'inicio-novedades',
  'prestamos-importes-grandes',
  'prestamo-vencido',
  'resumen-vencido',
  'pagar-por-cvu-sin-cvu',
  'tarjetas',
  'tarjetas-agregar-resumen',
  'mis-pagos',
  'cuponera-con-debito-automatico',
  'comprobante-con-archivo',
]

const plain: readonly GalleryState[] = [
  ...entering,
  ...home,
  ...loans,
  ...paying,
  ...ofMaria,
  ...cardStates,
  ...paperStates,
  ...profileStates,
  ...cancellationStates,
  ...offerStates,
  ...around,
  ...doors,
  ...homeStates,
]

/** Every address that no state above opens, as Marta meets it. */
const elsewhere: readonly GalleryState[] = Object.values<Address>(addresses)
  .filter(({ path, door }) => !path.includes(':') && !door.needs)
  .filter(({ fits }) => !plain.some(({ address }) => fits(address.split(/[?#]/, 1)[0] ?? '')))
  .map(({ path, door }) => ({
    name: `en${path.replaceAll('/', '-')}`,
    address: door.access === 'signed-in' ? as('marta', path) : at(path),
  }))

export const galleryStates: readonly GalleryState[] = [
  ...plain,
  ...elsewhere,
  ...plain.filter(({ name }) => dense.includes(name)).map(withLargeLetters),
]

/** Marta's identity check ends so. */
function identityCheckEnding(identityDecision: string): string {
  const situation = { ...everydaySituation, customer: 'marta', set: { identityDecision } }
  return `#situacion=${encodeSituation(situation)}`
}
