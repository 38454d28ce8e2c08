import { Given, Then, When } from '@cucumber/cucumber'
import assert from 'node:assert/strict'
import type { Persona } from '@/adapters/fake/personas/persona'
import { addresses } from '@/ui/addresses'
import { unshownTexts } from '@/ui/texts/unshown.texts'
import { screens } from '#features/support/screens'
import type { CallName } from '@/adapters/fake/call-name'
import type { PortalWorld } from '#features/support/world'

Given('que {persona} ingresó', function (this: PortalWorld, persona: Persona) {
  this.signedIn(persona.firstName)
})

Given(
  'que {persona} ingresó y está en {string}',
  function (this: PortalWorld, persona: Persona, screen: string) {
    this.signedIn(persona.firstName, screens[screen] ?? screen)
  },
)

Given('que nadie ingresó', function (this: PortalWorld) {
  this.startingAt(addresses.dni.path)
})

Given('que la consulta de {string} responde con un error', function (this: PortalWorld, call: string) {
  this.given({ next: [{ call: callNamed(call), answer: { status: 500 } }] })
})

Given(
  'que la consulta de {string} responde con un error y el mensaje {string}',
  function (this: PortalWorld, call: string, message: string) {
    this.given({ next: [{ call: callNamed(call), answer: { status: 503, code: 'UNAVAILABLE', message } }] })
  },
)

Given(
  'que la consulta de {string} responde {int}',
  function (this: PortalWorld, call: string, status: number) {
    this.given({ next: [{ call: callNamed(call), answer: { status } }] })
  },
)

Given('que la consulta de {string} no se puede leer', function (this: PortalWorld, call: string) {
  this.given({ next: [{ call: callNamed(call), answer: 'malformed' }] })
})

Given('que la consulta de {string} no llega', function (this: PortalWorld, call: string) {
  this.given({ next: [{ call: callNamed(call), answer: 'network-error' }] })
})

Given('que a {string} contesta la página de la red', function (this: PortalWorld, call: string) {
  this.given({ next: [{ call: callNamed(call), answer: 'captive-portal' }] })
})

Given(
  'que a {string} contesta la página de la red con {int}',
  function (this: PortalWorld, call: string, status: number) {
    this.given({ next: [{ call: callNamed(call), answer: { status, page: true } }] })
  },
)

Given('que la consulta de {string} no vuelve', function (this: PortalWorld, call: string) {
  this.given({ next: [{ call: callNamed(call), answer: 'never' }] })
})

Given('que en {string} viene algo que no se puede leer', function (this: PortalWorld, call: string) {
  this.given({ next: [{ call: callNamed(call), answer: 'odd-entry' }] })
})

Given('que los pagos llegan todos ilegibles', function (this: PortalWorld) {
  this.given({ next: [{ call: 'payments.listPayments', answer: { status: 200, body: [{}, 0] } }] })
})

Given('que el servidor tarda {int} segundos', function (this: PortalWorld, seconds: number) {
  this.given({ latencyMs: seconds * 1000 })
})

When('abre {string}', async function (this: PortalWorld, screen: string) {
  await (await this.portal()).session.open(screens[screen] ?? screen)
})

When('abre el portal', async function (this: PortalWorld) {
  await this.portal()
})

When('recarga la página', async function (this: PortalWorld) {
  await (await this.portal()).session.reload()
})

When('vuelve atrás', async function (this: PortalWorld) {
  await (await this.portal()).session.goBack()
})

When('{persona} abre su enlace en otra pestaña', async function (this: PortalWorld, { id }: Persona) {
  await (await this.portal()).session.openLinkElsewhere(id)
})

When('acepta entrar con el enlace', async function (this: PortalWorld) {
  await (await this.portal()).session.agreeToLink()
})

When('prefiere seguir en su cuenta', async function (this: PortalWorld) {
  await (await this.portal()).session.stay()
})

When('{persona} ingresa con su enlace en otra pestaña', async function (this: PortalWorld, { id }: Persona) {
  await (await this.portal()).session.enterElsewhere(id)
})

When('pasan {int} segundos', async function (this: PortalWorld, seconds: number) {
  await (await this.portal()).session.letPass(seconds)
})

When('pasan {int} horas', async function (this: PortalWorld, hours: number) {
  await (await this.portal()).session.letPass(hours * 3_600)
})

Then('el inicio, en otra pestaña, lleva a {string}', async function (this: PortalWorld, screen: string) {
  assert.equal(await (await this.portal()).session.homeElsewhere(), screens[screen] ?? screen)
})

When('cierra la sesión en otra pestaña', async function (this: PortalWorld) {
  await (await this.portal()).session.logOutElsewhere()
})

When('prueba de nuevo', async function (this: PortalWorld) {
  await (await this.portal()).session.retry()
})

Then('llega a {string}', async function (this: PortalWorld, screen: string) {
  const address = screens[screen] ?? screen
  assert.equal(await (await this.portal()).session.addressOnTheWayTo(address), address)
})

Then('ve la pantalla {string}', async function (this: PortalWorld, title: string) {
  assert.equal(await (await this.portal()).session.title(), title)
})

Then('mientras tanto ve la pantalla {string}', async function (this: PortalWorld, title: string) {
  assert.equal(await (await this.portal()).session.titleNow(), title)
})

Then('en el dispositivo queda {string}', async function (this: PortalWorld, key: string) {
  assert.ok((await (await this.portal()).session.keptKeys()).includes(key))
})

Then('en el dispositivo queda sólo:', async function (this: PortalWorld, table: { raw(): string[][] }) {
  assert.deepEqual([...(await (await this.portal()).session.keptKeys())].toSorted(), table.raw().flat())
})

Then('en el dispositivo ya no queda {string}', async function (this: PortalWorld, key: string) {
  assert.ok(!(await (await this.portal()).session.keptKeys()).includes(key))
})

Then('no se lee ni queda guardado {string}', async function (this: PortalWorld, words: string) {
  assert.deepEqual(await (await this.portal()).session.placesOf(words), [])
})

Then('la pantalla explica {string}', async function (this: PortalWorld, text: string) {
  assert.equal(await (await this.portal()).session.failure(), text)
})

Then('un aviso dice {string}', async function (this: PortalWorld, text: string) {
  assert.ok((await (await this.portal()).session.toasts()).includes(text))
})

Given('que la consulta de {string} tarda lo de siempre', function (this: PortalWorld, call: string) {
  callNamed(call)
})

When('cierra el aviso', async function (this: PortalWorld) {
  await (await this.portal()).session.closeToast()
})

When('señala el aviso', async function (this: PortalWorld) {
  await (await this.portal()).session.pointAtToast()
})

When('deja de señalar el aviso', async function (this: PortalWorld) {
  await (await this.portal()).session.pointAway()
})

When('va al aviso con el teclado', async function (this: PortalWorld) {
  await (await this.portal()).session.focusToast()
})

When('sale del aviso con el teclado', async function (this: PortalWorld) {
  await (await this.portal()).session.focusElsewhere()
})

Then('el aviso se anuncia sin interrumpir', async function (this: PortalWorld) {
  assert.equal(await (await this.portal()).session.toastManners(), 'polite')
})

Then('{int} segundo después ya no hay avisos', async function (this: PortalWorld, seconds: number) {
  const { session } = await this.portal()
  await session.letPass(seconds)
  await session.hasNoToasts()
})

Then('en la pantalla lee {string}', async function (this: PortalWorld, text: string) {
  const read = await (await this.portal()).home.allOfScreen()
  assert.ok(read.includes(text), read)
})

Then('se le dice que hay algo que no se pudo mostrar', async function (this: PortalWorld) {
  assert.ok((await (await this.portal()).home.allOfScreen()).includes(unshownTexts.title))
})

Then('no falta mostrar nada', async function (this: PortalWorld) {
  assert.ok(!(await (await this.portal()).home.allOfScreen()).includes(unshownTexts.title))
})

Then('ya no hay avisos', async function (this: PortalWorld) {
  await (await this.portal()).session.hasNoToasts()
})

/** The calls as the specifications speak of them. */
const calls: Readonly<Record<string, CallName>> = {
  'la situación de la cuenta': 'session.accountStatus',
  'el ingreso por enlace': 'auto-login.enterWithLink',
  'la salida': 'session.logOut',
  'la renovación de la sesión': 'session.refreshToken',
  'el envío de códigos': 'access.sendCode',
  'la contraseña nueva': 'passwords.setPassword',
  'la tarjeta del enlace': 'card-update.findCardToUpdate',
  'la actualización de la tarjeta': 'card-update.updateCard',
  'la lista de tarjetas': 'cards.listCards',
  'los préstamos de la tarjeta': 'cards.listLinkedLoans',
  'los préstamos sin tarjeta': 'cards.listLinkableLoans',
  'la tarjeta nueva': 'cards.addCard',
  'los términos de la adhesión': 'cards.adherenceTerms',
  'el reemplazo': 'cards.replaceByExisting',
  'el reemplazo por una nueva': 'cards.replaceByNew',
  'las personas': 'access.findPeople',
  'la sesión': 'session.validateSession',
  'los préstamos': 'loans.listLoans',
  'los préstamos a pagar': 'payments.listPayableLoans',
  'los tipos de comprobante': 'documents.listReceiptTypes',
  'los pagos recientes': 'loans.listRecentPayments',
  'lo que se debe': 'payments.amountDue',
  'los pagos': 'payments.listPayments',
  'el estado del pago': 'payments.paymentStatus',
  'la cuponera': 'documents.couponBook',
  'el archivo del préstamo': 'documents.loanFile',
  'el envío del comprobante': 'documents.sendReceipt',
  'el importe para cancelar': 'cancellation.findTerms',
  'el pedido de cancelación': 'cancellation.requestCancellation',
  'el documento de la cancelación': 'cancellation.cancellationDocument',
  'el pedido de la ley': 'revocations.sendRevocation',
  'el libre deuda': 'debt-free.debtFreeCertificate',
  'las facturas': 'invoices.listInvoices',
  'la factura': 'invoices.invoice',
  'el CVU': 'payments.virtualAccount',
  'el QR del pago': 'payments.paymentQr',
  'el código de barras': 'payments.cashBarcode',
  'las tarjetas para pagar': 'payments.listSavedCards',
  'el enlace de la tarjeta de crédito': 'payments.creditCardLink',
  'la billetera': 'payments.startWalletPayment',
  'el pago con una tarjeta guardada': 'payments.payWithSavedCard',
  'la huella que activó': 'passkeys.findRegistration',
  'el QR': 'qr-payment.readQr',
  'las cuotas de la compra': 'revolving-line.installmentPlan',
  'el préstamo de la compra': 'revolving-line.createLoan',
  'el pago de la compra': 'qr-payment.pay',
  'el comprobante del QR': 'qr-payment.findOperation',
  'el contrato de la compra': 'qr-payment.agreement',
  'las deudas': 'loans.listLoanDebts',
  'la última solicitud': 'offers.findLastRequest',
  'la oferta nueva': 'offers.startOffer',
  'la oferta': 'offers.findOffer',
  'la solicitud': 'offers.findRequest',
  'el resumen de la solicitud': 'offers.findRequestSummary',
  'las novedades': 'home.listNotifications',
  'los carteles': 'home.listBanners',
  'los medios de pago': 'payments.paymentMethods',
  'la suscripción a los avisos': 'notifications.subscribeDevice',
  'la baja de los avisos': 'notifications.unsubscribeDevice',
  'el cambio del celular': 'phone-change.updateCellphone',
  'el registro de la huella': 'passkeys.register',
  'los datos editables': 'profile.findEditableData',
  'el guardado del contacto': 'profile.saveContact',
  'el guardado del domicilio': 'profile.saveLocation',
  'las provincias': 'profile.listStates',
  'los partidos': 'profile.listDistricts',
  'las localidades': 'profile.listCities',
  'la foto': 'profile.findAvatar',
  'el guardado de la foto': 'profile.saveAvatar',
  'la propuesta': 'refinancing.findProposal',
  'los planes de la refinanciación': 'refinancing.installmentPlan',
  'la refinanciación': 'refinancing.createLoan',
  'el anticipo': 'refinancing.payDownPayment',
  'el costo': 'loan-cost.costDetail',
  'el acuerdo': 'loan-cost.agreement',
  'el resultado de la selfie': 'identity-check.findResult',
  'la foto de la selfie': 'identity-check.savePhoto',
  'el restablecimiento de la huella': 'passkeys.deleteCredentials',
  'los motivos de reclamo': 'support.listClaimReasons',
  'el envío del reclamo': 'support.sendClaim',
  'los reclamos': 'support.listClaims',
  'la línea': 'revolving-line.findLine',
  'el plan de cuotas': 'revolving-line.installmentPlan',
  'el pedido de la línea': 'revolving-line.createLoan',
  'el próximo vencimiento': 'revolving-line.nextExpiration',
  'la tarjeta del préstamo': 'revolving-line.findActiveCard',
  'el costo del préstamo': 'loan-cost.costDetail',
  'los términos del préstamo': 'loan-cost.agreement',
  'la encuesta': 'survey.findSurvey',
  'el envío de la encuesta': 'survey.answerSurvey',
  'dejar pasar la encuesta': 'survey.skipSurvey',
}

export function callNamed(name: string): CallName {
  const call = calls[name]
  if (!call) throw new Error(`No call is known as ${name}`)
  return call
}
