import { Given, Then, When } from '@cucumber/cucumber'
import assert from 'node:assert/strict'
import { addresses } from '@/ui/addresses'
import { homeTexts } from '@/ui/texts/home.texts'
import { menuTexts } from '@/ui/texts/menu.texts'
import { assertWaysOn, type Wording } from '#features/support/ways-on'
import type { PortalWorld } from '#features/support/world'

const { line } = homeTexts

const waysFromLine: Wording = [
  ['ocultar los importes', line.hide],
  ['mostrar los importes', line.show],
  ['ver su línea', line.detail],
  ['ver los movimientos', line.movements],
  ['conocer su oferta', line.seeOffer],
  ['escribir por WhatsApp', line.write],
]

When('quiere pagar un servicio', async function (this: PortalWorld) {
  await (await this.portal()).home.chooseTile(homeTexts.tiles['pay-service'])
})

When('quiere recargar el celular', async function (this: PortalWorld) {
  await (await this.portal()).home.chooseTile(homeTexts.tiles.recharge)
})

When('quiere ver sus facturas', async function (this: PortalWorld) {
  await (await this.portal()).home.chooseFromMenu(menuTexts.entries.invoices)
})

When('elige pagar su deuda', async function (this: PortalWorld) {
  await (await this.portal()).home.payDebt()
})

Then('la saluda {string}', async function (this: PortalWorld, text: string) {
  assert.equal(await (await this.portal()).home.welcome(), text)
})

Given('que el prestamista escribe los nombres en mayúsculas', function (this: PortalWorld) {
  this.given({ set: { namesInCapitals: true } })
})

Given(
  'que el prestamista no dice si está al día y le cuenta {int} pesos de deuda',
  function (this: PortalWorld, totalDebt: number) {
    this.given({ next: [{ call: 'session.accountStatus', answer: { status: 200, body: { totalDebt } } }] })
  },
)

Given('que ya usó toda su línea', function (this: PortalWorld) {
  const customerRevolvingLine = { maxAmount: 600_000, remainingAmount: 0, enabled: true }
  const body = { customerIsUpToDate: true, customerRevolvingLine }
  this.given({ next: [{ call: 'session.accountStatus', answer: { status: 200, body } }] })
})

Given(
  'que el prestamista dice de su gestión legal {string}',
  function (this: PortalWorld, managmentLegalStudyStatus: string) {
    const body = { customerIsUpToDate: true, managmentLegalStudyStatus }
    this.given({ next: [{ call: 'session.accountStatus', answer: { status: 200, body } }] })
  },
)

Given('que dejó para después la huella y los avisos en otro dispositivo', function (this: PortalWorld) {
  this.given({ set: { offersPutOff: true } })
})

Given('que el beneficio ya se le ofreció en otro dispositivo', function (this: PortalWorld) {
  this.given({ set: { benefitShown: true } })
})

Then('los accesos llevan a:', async function (this: PortalWorld, table: { raw(): string[][] }) {
  assert.deepEqual(await (await this.portal()).home.tileTargets(), table.raw())
})

Then('la barra de abajo lleva a {string}', async function (this: PortalWorld, paths: string) {
  const targets = await (await this.portal()).home.bottomBarTargets()
  assert.deepEqual(targets, paths.split(', '))
})

Then('no ve accesos ni la barra de abajo', async function (this: PortalWorld) {
  const { home } = await this.portal()
  assert.deepEqual([await home.tiles(), await home.bottomBar()], [[], []])
})

When('elige del menú {string}', async function (this: PortalWorld, entry: string) {
  await (await this.portal()).home.chooseFromMenu(entry)
})

Then('el menú lleva a:', async function (this: PortalWorld, table: { raw(): string[][] }) {
  assert.deepEqual(await (await this.portal()).home.menuTargets(), table.raw())
})

Then('ve estos accesos:', async function (this: PortalWorld, table: { raw(): string[][] }) {
  assert.deepEqual(await (await this.portal()).home.tiles(), table.raw().flat())
})

Then('el aviso de deuda dice {string}', async function (this: PortalWorld, text: string) {
  assert.equal((await (await this.portal()).home.debtBanner()).replaceAll('\u00a0', ' '), text)
})

Then('no ve el aviso de deuda', async function (this: PortalWorld) {
  assert.equal(await (await this.portal()).home.debtBanner(), '')
})

Then('la barra de abajo tiene cerrado:', async function (this: PortalWorld, table: { raw(): string[][] }) {
  assert.deepEqual(await (await this.portal()).home.closedInBottomBar(), table.raw().flat())
})

Then('la barra de abajo lo explica: {string}', async function (this: PortalWorld, text: string) {
  assert.deepEqual(await (await this.portal()).home.bottomBarReasons(), [text])
})

Then('la barra de abajo no tiene nada cerrado', async function (this: PortalWorld) {
  const { home } = await this.portal()
  assert.ok((await home.bottomBar()).length > 0)
  assert.deepEqual([await home.closedInBottomBar(), await home.bottomBarReasons()], [[], []])
})

Then('el encabezado tiene cerrado:', async function (this: PortalWorld, table: { raw(): string[][] }) {
  assert.deepEqual(await (await this.portal()).home.closedInHeader(), table.raw().flat())
})

Then('la barra de abajo tiene:', async function (this: PortalWorld, table: { raw(): string[][] }) {
  assert.deepEqual(await (await this.portal()).home.bottomBar(), table.raw().flat())
})

Then('el menú tiene:', async function (this: PortalWorld, table: { raw(): string[][] }) {
  assert.deepEqual(await (await this.portal()).home.menu(), table.raw().flat())
})

Then('primero ve {string}', async function (this: PortalWorld, text: string) {
  assert.equal(await (await this.portal()).home.loading(), text)
})

Then('se le dice que está tardando', async function (this: PortalWorld) {
  assert.match(await (await this.portal()).home.slowSentence(), /^Está tardando más de lo normal/)
})

When('oculta los importes', async function (this: PortalWorld) {
  await (await this.portal()).home.toggleAmount()
})

When('muestra los importes', async function (this: PortalWorld) {
  await (await this.portal()).home.toggleAmount()
})

When('cierra lo que haya y mira su línea', async function (this: PortalWorld) {
  await (await this.portal()).home.lookAtLine()
})

When('elige la novedad de su préstamo', async function (this: PortalWorld) {
  await (await this.portal()).home.chooseOfferBanner()
})

When('sigue leyendo la novedad', async function (this: PortalWorld) {
  await (await this.portal()).home.pressInDialog(homeTexts.notification.next)
})

When('da la novedad por leída', async function (this: PortalWorld) {
  await (await this.portal()).home.pressInDialog(homeTexts.notification.close)
})

When('deja el beneficio para otro día', async function (this: PortalWorld) {
  await (await this.portal()).home.pressInDialog(homeTexts.benefit.close)
})

When('quiere saber más del beneficio', async function (this: PortalWorld) {
  await (await this.portal()).home.pressInDialog(homeTexts.benefit.seeMore)
})

When('sigue leyendo sobre la línea', async function (this: PortalWorld) {
  await (await this.portal()).home.pressInDialog(homeTexts.popUp.next)
})

When('quiere conocer la oferta de la línea', async function (this: PortalWorld) {
  await (await this.portal()).home.pressInDialog(homeTexts.popUp.seeOffer)
})

When('cierra el cuadro', async function (this: PortalWorld) {
  await (await this.portal()).home.closeDialog()
})

When('quiere enviar un comprobante', async function (this: PortalWorld) {
  await (await this.portal()).home.chooseFurtherAction(homeTexts.further['receipt-notification'])
})

When('quiere hacer un reclamo', async function (this: PortalWorld) {
  await (await this.portal()).home.chooseFurtherAction(homeTexts.further.claims)
})

When('quiere contar su experiencia', async function (this: PortalWorld) {
  await (await this.portal()).home.chooseFurtherAction(homeTexts.further.survey)
})

Given('que la novedad trae código peligroso', function (this: PortalWorld) {
  const htmlCode =
    '<h1>Hola</h1><p onclick="x()">Se lee</p><script>document.title = "tomado"</script><img src="x" onerror="document.title=\'tomado\'"><a href="javascript:alert(1)">no</a><form><input></form>'
  const body = [{ id: 'n-4b20', steps: [{ order: 1, htmlCode }] }]
  this.given({ next: [{ call: 'home.listNotifications', answer: { status: 200, body } }] })
})

Given('que fallan los avisos, las novedades y el beneficio', function (this: PortalWorld) {
  this.given({
    next: [
      { call: 'home.listNotifications', answer: { status: 500 } },
      { call: 'home.listBanners', answer: 'malformed' },
      { call: 'home.findPendingLoan', answer: 'network-error' },
      { call: 'home.findPrepaidBenefit', answer: { status: 503 } },
    ],
  })
})

Given(
  'que el beneficio es pagar {float} en lugar de {float}',
  function (this: PortalWorld, amount: number, totalInstallmentAmount: number) {
    const body = { amount, totalInstallmentAmount }
    this.given({
      next: [
        { call: 'home.findPrepaidBenefit', answer: { status: 200, body } },
        { call: 'home.listNotifications', answer: { status: 200, body: [] } },
      ],
    })
  },
)

Given('que hoy es {string}', function (this: PortalWorld, day: string) {
  this.given({ now: `${day}T12:00:00-03:00` })
})

Given(
  'que en Buenos Aires son las {string} del {string}',
  function (this: PortalWorld, time: string, day: string) {
    this.given({ now: `${day}T${time}-03:00` })
  },
)

Then('la tarjeta de la línea dice {string}', async function (this: PortalWorld, text: string) {
  assert.equal((await (await this.portal()).home.lineCard()).replaceAll('\u00a0', ' '), text)
})

Then('no ve la tarjeta de la línea', async function (this: PortalWorld) {
  assert.equal(await (await this.portal()).home.lineCard(), '')
})

Then('desde la tarjeta de la línea puede:', async function (this: PortalWorld, table: { raw(): string[][] }) {
  assertWaysOn(await (await this.portal()).home.lineWays(), table.raw().flat(), waysFromLine)
})

Then('la tarjeta de la línea lleva a:', async function (this: PortalWorld, table: { raw(): string[][] }) {
  assert.deepEqual(await (await this.portal()).home.lineTargets(), table.raw())
})

Then('las novedades son:', async function (this: PortalWorld, table: { raw(): string[][] }) {
  const banners = await (await this.portal()).home.banners()
  assert.deepEqual(
    banners.map((text) => text.replaceAll('\u00a0', ' ')),
    table.raw().flat(),
  )
})

Given(
  'que las novedades con imagen son:',
  function (this: PortalWorld, table: { hashes(): Record<string, string>[] }) {
    const image = 'data:image/svg+xml,%3Csvg/%3E'
    const body = table.hashes().map((row) => ({ index: Number(row['lugar']), link: row['enlace'], image }))
    this.given({ next: [{ call: 'home.listBanners', answer: { status: 200, body } }] })
  },
)

Then('no ve novedades', async function (this: PortalWorld) {
  assert.deepEqual(await (await this.portal()).home.banners(), [])
})

Then('al pasar una novedad ve la número {int}', async function (this: PortalWorld, position: number) {
  assert.equal(await (await this.portal()).home.bannerAfterStep(), position)
})

Then('en lugar del inicio ve {string}', async function (this: PortalWorld, title: string) {
  assert.equal(await (await this.portal()).home.legalNotice(), title)
})

Then('los datos del estudio son:', async function (this: PortalWorld, table: { raw(): string[][] }) {
  assert.deepEqual(await (await this.portal()).home.studyContact(), table.raw())
})

Then('del aviso legal lee {string}', async function (this: PortalWorld, text: string) {
  assert.equal(await (await this.portal()).home.legalExplanation(), text)
})

Then('al tocar el teléfono llama a {string}', async function (this: PortalWorld, number: string) {
  assert.equal(await (await this.portal()).home.studyPhoneTarget(number), `tel:${number}`)
})

Then('puede cerrar la sesión', async function (this: PortalWorld) {
  assert.equal(await (await this.portal()).home.logoutTarget(), addresses.logout.path)
})

Then('puede escribir por WhatsApp a {string}', async function (this: PortalWorld, address: string) {
  assert.equal(await (await this.portal()).home.whatsApp(), address)
})

Then('se abre el cuadro {string}', async function (this: PortalWorld, title: string) {
  assert.equal((await (await this.portal()).home.dialogTitle()).replaceAll('\u00a0', ' '), title)
})

Then('el cuadro dice {string}', async function (this: PortalWorld, text: string) {
  const read = (await (await this.portal()).home.dialogText()).replaceAll('\u00a0', ' ')
  assert.ok(read.includes(text), read)
})

Then('no se abre ningún cuadro', async function (this: PortalWorld) {
  assert.equal(await (await this.portal()).home.dialogTitle(), '')
})

Then('el menú tiene cerrado:', async function (this: PortalWorld, table: { raw(): string[][] }) {
  assert.deepEqual(await (await this.portal()).home.closedInMenu(), table.raw().flat())
})

Then(
  'el menú dice que {string} está cerrado: {string}',
  async function (this: PortalWorld, entry: string, reason: string) {
    const closed = await (await this.portal()).home.closedInMenu()
    assert.ok(closed.includes(`${entry} ${reason}`), closed.join('; '))
  },
)

Then('las otras gestiones son:', async function (this: PortalWorld, table: { raw(): string[][] }) {
  assert.deepEqual(await (await this.portal()).home.furtherActions(), table.raw().flat())
})

Then('de las otras gestiones no puede:', async function (this: PortalWorld, table: { raw(): string[][] }) {
  assert.deepEqual(await (await this.portal()).home.closedActions(), table.raw().flat())
})

Then('de las otras gestiones no hay ninguna cerrada', async function (this: PortalWorld) {
  assert.deepEqual(await (await this.portal()).home.closedActions(), [])
})

Given('que su ventana mide {int} píxeles de ancho', async function (this: PortalWorld, width: number) {
  await (await this.portal()).home.widen(width)
})

Then('la ayuda está en {string}', async function (this: PortalWorld, address: string) {
  assert.equal(await (await this.portal()).home.helpTarget(), address)
})

Then('las novedades se ven con la imagen {word}', async function (this: PortalWorld, picture: string) {
  const shown = await (await this.portal()).home.bannerPicture()
  assert.equal({ phone: 'angosta', wide: 'ancha' }[shown], picture)
})

Given('que le ofrecen renovar por {int} pesos', function (this: PortalWorld, maxAmountOffer: number) {
  const body = { customerIsUpToDate: true, renewersCampaignOffer: { maxAmountOffer } }
  this.given({ next: [{ call: 'session.accountStatus', answer: { status: 200, body } }] })
})

Given(
  'que debe {int} pesos y le ofrecen renovar por {int}',
  function (this: PortalWorld, totalDebt: number, maxAmountOffer: number) {
    const body = { customerIsUpToDate: false, totalDebt, renewersCampaignOffer: { maxAmountOffer } }
    this.given({ next: [{ call: 'session.accountStatus', answer: { status: 200, body } }] })
  },
)

Given('que tiene una novedad vacía y otra que dice {string}', function (this: PortalWorld, words: string) {
  const body = [
    { id: 'n-4b20', steps: [] },
    { id: 'n-4b21', steps: [{ order: 1, htmlCode: `<p>${words}</p>` }] },
  ]
  this.given({ next: [{ call: 'home.listNotifications', answer: { status: 200, body } }] })
})

Given(
  'que tiene una novedad que lleva a {string} diciendo {string}',
  function (this: PortalWorld, to: string, words: string) {
    const body = [{ id: 'n-4b22', steps: [{ order: 1, htmlCode: `<p><a href="${to}">${words}</a></p>` }] }]
    this.given({ next: [{ call: 'home.listNotifications', answer: { status: 200, body } }] })
  },
)

Given(
  'que su línea es de {float} pesos y le quedan {float}',
  function (this: PortalWorld, maxAmount: number, remainingAmount: number) {
    const customerRevolvingLine = { maxAmount, remainingAmount, enabled: true }
    const body = { customerIsUpToDate: true, customerRevolvingLine }
    this.given({ next: [{ call: 'session.accountStatus', answer: { status: 200, body } }] })
  },
)

Given('que su línea, de {float} pesos, está deshabilitada', function (this: PortalWorld, maxAmount: number) {
  const customerRevolvingLine = { maxAmount, remainingAmount: maxAmount, enabled: false }
  const body = { customerIsUpToDate: true, customerRevolvingLine }
  this.given({ next: [{ call: 'session.accountStatus', answer: { status: 200, body } }] })
})

Given(
  'que no tiene línea y le ofrecen una de {float} pesos',
  function (this: PortalWorld, campaignMaxAmount: number) {
    const campaignOffer = { maxAmountOffer: campaignMaxAmount }
    const customerRevolvingLine = { maxAmount: 0, remainingAmount: 0, enabled: true, campaignOffer }
    const body = { customerIsUpToDate: true, customerRevolvingLine }
    this.given({ next: [{ call: 'session.accountStatus', answer: { status: 200, body } }] })
  },
)

Given(
  'que su deuda tiene un estudio que atiende desde {string} hasta {string}',
  function (this: PortalWorld, startTimeAttention: string, endTimeAttention: string) {
    const legalStudyContact = {
      description: 'Estudio Jurídico Arrieta y Asociados',
      ...(startTimeAttention !== '' && { startTimeAttention }),
      ...(endTimeAttention !== '' && { endTimeAttention }),
    }
    const body = { customerIsUpToDate: false, managmentLegalStudyStatus: 'ASSIGNED', legalStudyContact }
    this.given({ next: [{ call: 'session.accountStatus', answer: { status: 200, body } }] })
  },
)

Then('al cerrarlo no se abre otro', async function (this: PortalWorld) {
  const { home } = await this.portal()
  await home.closeDialog()
  assert.equal(await home.dialogTitle(), '')
})

Given('que la oferta automática es de {int} pesos', function (this: PortalWorld, maxAmount: number) {
  const body = { hashKey: 'h-7c01d9e4', maxAmount }
  this.given({ next: [{ call: 'home.findAutomaticOffer', answer: { status: 200, body } }] })
})

Given('que también tiene una novedad y un beneficio', function (this: PortalWorld) {
  const notices = [{ id: 'n-4b20', steps: [{ order: 1, htmlCode: '<p>Hola</p>' }] }]
  const benefit = { amount: 820, totalInstallmentAmount: 1000 }
  this.given({
    next: [
      { call: 'home.listNotifications', answer: { status: 200, body: notices } },
      { call: 'home.findPrepaidBenefit', answer: { status: 200, body: benefit } },
    ],
  })
})
