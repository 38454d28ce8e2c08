import type { Page } from 'playwright'
import { everydaySituation, type Situation } from '@/adapters/fake/situation'
import { encodeSituation } from '@/adapters/fake/situation-link'
import { accessTexts } from '@/ui/texts/access.texts'
import { cardsTexts } from '@/ui/texts/cards.texts'
import { demoTexts } from '@/ui/texts/demo.texts'
import { failureTexts } from '@/ui/texts/failures.texts'
import { homeTexts } from '@/ui/texts/home.texts'
import { kitTexts } from '@/ui/texts/kit.texts'
import { notificationsTexts } from '@/ui/texts/notifications.texts'
import { newPasswordTexts } from '@/ui/texts/new-password.texts'
import { paymentWaysTexts } from '@/ui/texts/payment-ways.texts'
import { paymentsTexts } from '@/ui/texts/payments.texts'
import { phoneChangeTexts } from '@/ui/texts/phone-change.texts'
import { shellTexts } from '@/ui/texts/shell.texts'
import { unlockTexts } from '@/ui/texts/unlock.texts'
import { wikiTexts } from '@/ui/texts/wiki.texts'
import { cardStates } from './card-gallery-states'
import { as, at, atRest, complaint, next, press, type GalleryState } from './gallery-tools'
import { paperStates } from './paper-gallery-states'
import { VirtualReader } from './virtual-reader'

const slow = async (page: Page): Promise<void> => {
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
  await page.clock.fastForward(11_000)
  await page.getByText(failureTexts.slow).waitFor()
}

const heading = async (page: Page, name: string | RegExp): Promise<void> => {
  await page.getByRole('heading', { level: 1, name }).waitFor()
}

const enterDni = async (page: Page, dni: string): Promise<void> => {
  await page.getByLabel(accessTexts.dni.label).fill(dni)
  await press(page, accessTexts.dni.submit)
}

function afterDni(name: string, dni: string, rest: GalleryState['prepare'], change = {}): GalleryState {
  return {
    name,
    address: at('/validacion-dni', change),
    prepare: async (page) => {
      await enterDni(page, dni)
      await page.waitForURL((url) => url.pathname !== '/validacion-dni')
      await rest?.(page)
    },
  }
}

const atCode = async (page: Page): Promise<void> => page.getByLabel(accessTexts.code.label).waitFor()

const enterCode = async (page: Page, code: string): Promise<void> => {
  await page.getByLabel(accessTexts.code.label).fill(code)
  await press(page, accessTexts.code.submit)
}

const enterPassword = async (page: Page, password: string): Promise<void> => {
  await page.getByLabel(accessTexts.password.label, { exact: true }).fill(password)
  await press(page, accessTexts.password.submit)
  await complaint(page)
}

const entering: readonly GalleryState[] = [
  { name: 'ingreso', address: at('/validacion-dni') },
  {
    name: 'ingreso-vacio',
    address: at('/validacion-dni'),
    prepare: async (page) => {
      await press(page, accessTexts.dni.submit)
      await complaint(page)
    },
  },
  {
    name: 'ingreso-recordado',
    address: at('/validacion-dni'),
    prepare: async (page) => {
      await page.getByLabel(accessTexts.dni.remember).check()
      await enterDni(page, '28456123')
      await page.waitForURL((url) => url.pathname === '/iniciar-sesion')
      await page.getByRole('button', { name: accessTexts.changeUser }).click()
      await page.getByLabel(accessTexts.dni.label).waitFor()
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
    prepare: async (page) => page.getByText(accessTexts.dni.sessionExpired).waitFor(),
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
    await page.clock.fastForward(61_000)
    await page.getByRole('button', { name: accessTexts.code.resend }).waitFor()
  }),
  afterDni('codigo-reenviado', '38214690', async (page) => {
    await atCode(page)
    await page.clock.fastForward(61_000)
    await press(page, accessTexts.code.resend)
    await page.getByText(/por correo/).waitFor()
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
    await page.getByRole('link', { name: accessTexts.code.notReceived }).click()
    await heading(page, accessTexts.notReceived.title)
  }),
  afterDni('contrasena', '28456123', async (page) => heading(page, /Hola/)),
  afterDni('contrasena-incorrecta', '28456123', async (page) => enterPassword(page, 'otra-cosa')),
  afterDni('contrasena-bloqueada', '28456123', async (page) => {
    await enterPassword(page, 'uno')
    await enterPassword(page, 'dos')
    await page.getByLabel(accessTexts.password.label, { exact: true }).fill('tres')
    await press(page, accessTexts.password.submit)
    await heading(page, accessTexts.password.blockedTitle)
  }),
  afterDni('contrasena-nombre-largo', '11203994', async (page) => heading(page, /Hola/)),
  afterDni('no-cliente', '40118223', async (page) => heading(page, accessTexts.notACustomer.title)),
  { name: 'salida', address: as('marta', '/cerrar-sesion') },
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
    prepare: async (page) => {
      await atRest(page)
      const hamburger = page.getByRole('button', { name: kitTexts.openMenu })
      if (await hamburger.isVisible()) await hamburger.click()
      else await page.getByRole('banner').getByText('Comprobantes').click()
      await page.getByRole('link', { name: 'Cuponera' }).waitFor()
    },
  },
  {
    name: 'disponible-pronto',
    address: as('marta', '/cancelacion-anticipada'),
    prepare: async (page) => heading(page, shellTexts.comingSoon.title),
  },
  {
    name: 'disponible-pronto-sin-sesion',
    address: at('/refinanciacion'),
    prepare: async (page) => heading(page, shellTexts.comingSoon.title),
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
  await page.getByLabel(cardsTexts.form.number).fill(number)
  await page.getByLabel(cardsTexts.form.holder).fill('Marta Giménez')
  await page.getByLabel(cardsTexts.form.expiry).fill('09/28')
  await page.getByLabel(cardsTexts.form.dni).fill('28456123')
}

const chooseMethod = async (page: Page, label: string): Promise<void> => {
  await page.getByRole('combobox', { name: paymentsTexts.summary.method }).selectOption({ label })
  await page.getByText(paymentsTexts.noReceiptNeeded).waitFor()
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
      await page.getByRole('button', { name: /^Pagar \$/ }).click()
      await page.getByRole('heading', { name: paymentsTexts.status.paidTitle }).waitFor()
      await page.goto(new URL(summaryOfMarta, page.url()).href)
      await page.getByRole('heading', { name: paymentsTexts.summary.justPaidTitle }).waitFor()
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
      await page.getByText(paymentsTexts.debitCard.paying).waitFor()
    },
  },
  byMethod('pagar-con-debito-varias', 'Tarjeta de débito', next('payments.listSavedCards', threeCards)),
  typingCard('tarjeta-nueva', async (page) => typeCard(page, '4517 6500 1234 4821')),
  typingCard('tarjeta-nueva-empezada', async (page) => {
    await page.getByLabel(cardsTexts.form.number).fill('5412 75')
    await page.getByLabel(cardsTexts.form.securityCode).focus()
  }),
  typingCard('tarjeta-nueva-con-errores', async (page) => {
    await press(page, debitCard.editAmount)
    await page.getByLabel(debitCard.partialAmount).fill('1,000')
    await press(page, debitCard.payUnknown)
    await complaint(page)
  }),
  ...['WRONG_NUMBER', 'MAX_ATTEMPTS'].map((code) => ({
    name: `pago-no-cobrado-${code.toLowerCase().replace('_', '-')}`,
    address: as('marta', summaryOfMarta, { set: { cardRefusal: code } }),
    prepare: async (page: Page) => {
      await chooseMethod(page, 'Tarjeta de débito')
      await press(page, /^Pagar \$/)
      await page.getByText(kitTexts.reference('409')).waitFor()
    },
  })),
  { name: 'pagar-en-linea', address: as('marta', '/pagar-cuota-online?id=40128753') },
  { name: 'pagar-en-linea-como', address: as('marta', '/como-pagar-cuota-online?id=40128753') },
  ...[otherWays.transferTitle, otherWays.depositTitle].map((title, position) => ({
    name: `otras-formas-${position + 1}`,
    address: as('marta', summaryOfMarta),
    prepare: async (page: Page) => {
      await atRest(page)
      await page.locator('summary').getByText(title).click()
    },
  })),
  {
    name: 'datos-para-cancelar',
    address: as('marta', summaryOfMarta),
    onlyWindow: true,
    prepare: async (page) => {
      await page.locator('summary').getByText(otherWays.transferTitle).click()
      await page.getByRole('button', { name: `${otherWays.cancel.loan} de Banco Galicia` }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'pago-aprobado-encuesta',
    address: as('marta', '/estado-pago?status=approved&id=40128753&amount=12625.00'),
    prepare: async (page) => {
      await atRest(page)
      await page.clock.runFor(6000)
      await page.getByRole('heading', { name: paymentWaysTexts.survey.title }).waitFor()
    },
  },
  ...[
    { name: 'aprobado', query: 'status=approved&id=40128753&transactionId=tx-51c7a8e0&amount=12625.00' },
    { name: 'recibido', query: 'status=approved&id=40128753&amount=12625.00' },
    { name: 'en-proceso', query: 'status=in_process&id=40128753&amount=12625.00' },
    { name: 'rechazado', query: 'status=rejected&id=40128753&amount=12625.00' },
    {
      name: 'rechazado-con-motivo',
      query: 'status=rejected&id=40128753&amount=12625.00&reason=insufficient-funds',
    },
    { name: 'sin-cobrar', query: 'status=not_found&id=40128753&amount=12625.00' },
    { name: 'desconocido', query: 'status=otra&id=40128753' },
  ].map(({ name, query }) => ({ name: `pago-${name}`, address: as('marta', `/estado-pago?${query}`) })),
]

const around: readonly GalleryState[] = [
  {
    name: 'panel-de-la-demo',
    address: as('marta', '/inicio'),
    onlyWindow: true,
    prepare: async (page) => {
      await atRest(page)
      await page.getByRole('button', { name: demoTexts.open }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'configuracion-mal',
    address: '/validacion-dni',
    before: async (page) => {
      await page.route('**/config.json', async (route) => route.fulfill({ json: {} }))
    },
    prepare: async (page) => page.getByRole('heading', { level: 1 }).waitFor(),
  },
  { name: 'wiki', address: at('/wiki'), prepare: async (page) => heading(page, wikiTexts.title) },
]

const validated = async (page: Page): Promise<void> => {
  await page.getByLabel(phoneChangeTexts.phone.label).fill('1155550001')
  await press(page, phoneChangeTexts.phone.submit)
  await page.getByLabel(accessTexts.code.label).waitFor()
}

const fillCard = async (page: Page, number: string): Promise<void> => {
  const { form, update } = cardsTexts
  await page.getByLabel(form.number).fill(number)
  await page.getByLabel(form.holder).fill('Marta Giménez')
  await page.getByLabel(form.expiry).fill('12/39')
  await page.getByLabel(form.securityCode).fill('123')
  await page.getByLabel(form.dni).fill('28456123')
  await press(page, update.submit)
}

const offerInstall = async (page: Page): Promise<void> => {
  await atRest(page)
  await page.evaluate(() => {
    const parts = {
      prompt: Promise.resolve.bind(Promise),
      userChoice: Promise.resolve({ outcome: 'accepted' }),
    }
    window.dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), parts))
  })
}

const doors: readonly GalleryState[] = [
  { name: 'presentacion-final', address: '/intro?paso=3' },
  { name: 'instalar-app-ofrecida', address: '/instalar-app', prepare: offerInstall },
  {
    name: 'instalar-app-instalada',
    address: '/instalar-app',
    prepare: async (page) => {
      await offerInstall(page)
      await page.evaluate(() => window.dispatchEvent(new Event('appinstalled')))
    },
  },
  {
    name: 'ingreso-por-enlace',
    address: at('/autologin?data=marta', next('auto-login.enterWithLink', 'never')),
    prepare: async (page) => {
      await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
      await page.clock.fastForward(11_000)
      await page.getByText(failureTexts.slow).waitFor()
    },
  },
  {
    name: 'generar-clave-mal',
    address: '/generar-clave?cliente=bruno',
    prepare: async (page) => {
      await page.getByLabel(newPasswordTexts.label, { exact: true }).fill('$5')
      await press(page, newPasswordTexts.submit)
      await complaint(page)
    },
  },
  {
    name: 'generar-clave-guardada',
    address: '/generar-clave?cliente=marta',
    prepare: async (page) => {
      await page.getByLabel(newPasswordTexts.label, { exact: true }).fill('cuota2027')
      await page.getByLabel(newPasswordTexts.repeatLabel, { exact: true }).fill('cuota2027')
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
      await page.getByLabel(phoneChangeTexts.phone.label).fill('01145678901')
      await press(page, phoneChangeTexts.phone.submit)
      await complaint(page)
    },
  },
  {
    name: 'cambio-celular-codigo',
    address: `/cambio-celular?idtx=a&externaltxid=b${identityCheckEnding('HIT')}`,
    prepare: validated,
  },
  {
    name: 'recibir-avisos-bloqueados',
    address: '/recibir-notificaciones?cliente=marta',
    prepare: async (page) => {
      await atRest(page)
      // Until the next load only: other states share the page.
      await page.evaluate(() => {
        Object.defineProperty(Notification, 'permission', { configurable: true, value: 'denied' })
        history.pushState(null, '', '/recibir-notificaciones?otra-vez')
        dispatchEvent(new PopStateEvent('popstate'))
      })
      await heading(page, notificationsTexts.blockedTitle)
    },
  },
  {
    name: 'mis-datos-restablecer',
    address: '/mis-datos?cliente=marta',
    onlyWindow: true,
    prepare: async (page) => {
      await page.getByRole('button', { name: unlockTexts.reset.start }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'mis-datos-nombre-largo',
    address: '/mis-datos?cliente=maria',
    prepare: async (page) => page.getByRole('button', { name: unlockTexts.reset.start }).waitFor(),
  },
  { name: 'presentacion', address: '/intro' },
  { name: 'instalar-app', address: '/instalar-app' },
  { name: 'generar-clave', address: '/generar-clave?cliente=bruno' },
  { name: 'actualizar-td', address: '/actualizar-td?data=marta' },
  { name: 'actualizar-td-sin-enlace', address: '/actualizar-td' },
  {
    name: 'cambio-celular',
    address: '/cambio-celular?cliente=marta',
    prepare: async (page) => page.getByText('Marta Giménez · CUIT').waitFor(),
  },
  {
    name: 'cambio-celular-nuevo',
    address: `/cambio-celular?idtx=a&externaltxid=b${identityCheckEnding('HIT')}`,
    prepare: async (page) => page.getByRole('textbox').waitFor(),
  },
  {
    name: 'cambio-celular-no-coincide',
    address: `/cambio-celular?idtx=a&externaltxid=b${identityCheckEnding('NO_HIT')}`,
    prepare: async (page) => page.getByRole('button', { name: 'Sacarme otra selfie' }).waitFor(),
  },
  {
    name: 'demo-identidad',
    address: '/demo-identidad',
    prepare: async (page) => page.getByRole('button').first().waitFor(),
  },
  {
    name: 'modo-desbloqueo',
    address: '/modo-desbloqueo?cliente=nicolas',
    prepare: async (page) => {
      await VirtualReader.on(page)
      await page.reload()
      await page.getByText(unlockTexts.register.elsewhere).waitFor()
    },
  },
  {
    name: 'modo-desbloqueo-sin-lector',
    address: '/modo-desbloqueo?cliente=marta',
    prepare: async (page) => page.getByText(unlockTexts.register.notSupportedTitle).waitFor(),
  },
  { name: 'recibir-avisos', address: '/recibir-notificaciones?cliente=marta' },
  {
    name: 'recibir-avisos-activados',
    address: '/recibir-notificaciones?cliente=marta',
    prepare: async (page) => {
      await page.evaluate(() =>
        localStorage.setItem('portal.pushSubscribed', '{"version":1,"value":["c-8f21d04b"]}'),
      )
      await page.reload()
      await heading(page, notificationsTexts.alreadyTitle)
    },
  },
  { name: 'ingreso-automatico-fallido', address: '/mi-cuenta?autologin=error' },
  {
    name: 'mis-datos',
    address: '/mis-datos?cliente=marta',
    prepare: async (page) => page.getByRole('button', { name: unlockTexts.reset.start }).waitFor(),
  },
]

const dialog = async (page: Page, name: string | RegExp): Promise<void> => {
  await page.getByRole('dialog', { name }).waitFor()
}

const pressInDialog = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click()
}

const banners = async (page: Page): Promise<void> => {
  await atRest(page)
  await page.getByRole('region', { name: homeTexts.banners.title }).waitFor()
}

/** The line is announced on small windows only. */
const isLarge = (page: Page): boolean => (page.viewportSize()?.width ?? 0) > 600

const closeAnnouncement = async (page: Page): Promise<void> => {
  await atRest(page)
  if (!isLarge(page)) await pressInDialog(page, kitTexts.close)
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
    prepare: async (page) => {
      await atRest(page)
      if (isLarge(page)) return
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
      await page.getByRole('button', { name: demoTexts.open }).click()
      const panel = page.getByRole('dialog')
      await panel.getByLabel(demoTexts.mishaps.call).selectOption('payments.payWithSavedCard')
      await panel.getByLabel(demoTexts.mishaps.answer).selectOption(demoTexts.mishaps.answers.code)
      await panel.getByLabel(demoTexts.mishaps.code, { exact: true }).selectOption({ index: 1 })
      await panel.getByRole('button', { name: demoTexts.mishaps.add }).click()
      await panel.getByRole('listitem').first().scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'cinta-oculta',
    address: as('raul', '/inicio'),
    onlyWindow: true,
    prepare: async (page) => {
      await atRest(page)
      await page.getByRole('button', { name: demoTexts.hide }).click()
      await page.getByRole('button', { name: demoTexts.open }).waitFor({ state: 'detached' })
    },
  },
]

/** A person who sets twice the size of the letters. */
const withLargeLetters = (state: GalleryState): GalleryState => ({
  ...state,
  name: `letra-grande-${state.name}`,
  prepare: async (page) => {
    await (state.prepare ?? atRest)(page)
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  },
})

const dense = [
  'mis-datos',
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
  ...cardStates,
  ...paperStates,
  ...around,
  ...doors,
  ...homeStates,
]

export const galleryStates: readonly GalleryState[] = [
  ...plain,
  ...plain.filter(({ name }) => dense.includes(name)).map(withLargeLetters),
]

/** Marta's identity check ends so. */
function identityCheckEnding(identityDecision: string): string {
  const situation = { ...everydaySituation, customer: 'marta', set: { identityDecision } }
  return `#situacion=${encodeSituation(situation)}`
}
