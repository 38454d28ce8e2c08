import { Given } from '@cucumber/cucumber'
import type { StepPhrases } from '#features/support/step-phrases'
import type { PortalWorld } from '#features/support/world'
import { setNextCallAnswer } from '#features/support/set-next-call-answer'
import type { StepTable } from '#features/support/step-table'

export const givenStepPhrasesForHome: StepPhrases = {
  'que el prestamista …': {
    'dice que hay deuda, y no cuánta': (world) =>
      setNextCallAnswer(world, 'session.accountStatus', { status: 200, body: { customerIsUpToDate: false } }),
    'escribe los nombres en mayúsculas': (world) => world.changeDemoState({ set: { namesInCapitals: true } }),
  },
  'que … (cliente)': {
    'ya usó toda su línea': (world) => {
      const customerRevolvingLine = { maxAmount: 600_000, remainingAmount: 0, enabled: true }
      const body = { customerIsUpToDate: true, customerRevolvingLine }
      setNextCallAnswer(world, 'session.accountStatus', { status: 200, body })
    },
    'dejó para después la huella y los avisos en otro dispositivo': (world) =>
      world.changeDemoState({ set: { offersPutOff: true } }),
    'el beneficio ya se le ofreció en otro dispositivo': (world) =>
      world.changeDemoState({ set: { benefitShown: true } }),
    'también tiene una novedad y un beneficio': (world) => {
      const notices = [{ id: 'n-4b20', steps: [{ order: 1, htmlCode: '<p>Hola</p>' }] }]
      const benefit = { amount: 820, totalInstallmentAmount: 1000 }
      world.changeDemoState({
        next: [
          { call: 'home.listNotifications', answer: { status: 200, body: notices } },
          { call: 'home.findPrepaidBenefit', answer: { status: 200, body: benefit } },
        ],
      })
    },
  },
  'que … (respuesta)': {
    'la novedad trae código peligroso': (world) => {
      const htmlCode =
        '<h1>Hola</h1><p onclick="x()">Se lee</p><script>document.title = "tomado"</script><img src="x" onerror="document.title=\'tomado\'"><a href="javascript:alert(1)">no</a><form><input></form>'
      const body = [{ id: 'n-4b20', steps: [{ order: 1, htmlCode }] }]
      setNextCallAnswer(world, 'home.listNotifications', { status: 200, body })
    },
    'fallan los avisos, las novedades y el beneficio': (world) =>
      world.changeDemoState({
        next: [
          { call: 'home.listNotifications', answer: { status: 500 } },
          { call: 'home.listBanners', answer: 'malformed' },
          { call: 'home.findPendingLoan', answer: 'network-error' },
          { call: 'home.findPrepaidBenefit', answer: { status: 503 } },
        ],
      }),
  },
}

Given(
  'que el prestamista no dice si está al día y le cuenta {int} pesos de deuda',
  function (this: PortalWorld, totalDebt: number) {
    setNextCallAnswer(this, 'session.accountStatus', { status: 200, body: { totalDebt } })
  },
)

Given(
  'que el prestamista dice de su gestión legal {string}',
  function (this: PortalWorld, managmentLegalStudyStatus: string) {
    const body = { customerIsUpToDate: true, managmentLegalStudyStatus }
    setNextCallAnswer(this, 'session.accountStatus', { status: 200, body })
  },
)

Given(
  'que el beneficio es pagar {float} en lugar de {float}',
  function (this: PortalWorld, amount: number, totalInstallmentAmount: number) {
    const body = { amount, totalInstallmentAmount }
    this.changeDemoState({
      next: [
        { call: 'home.findPrepaidBenefit', answer: { status: 200, body } },
        { call: 'home.listNotifications', answer: { status: 200, body: [] } },
      ],
    })
  },
)

Given(
  'que en Buenos Aires son las {string} del {string}',
  function (this: PortalWorld, time: string, day: string) {
    this.changeDemoState({ now: `${day}T${time}-03:00` })
  },
)

Given('que las novedades con imagen son:', function (this: PortalWorld, table: StepTable) {
  const image = 'data:image/svg+xml,%3Csvg/%3E'
  const body = table.hashes().map((row) => ({ index: Number(row['lugar']), link: row['enlace'], image }))
  setNextCallAnswer(this, 'home.listBanners', { status: 200, body })
})

Given('que le ofrecen renovar por {int} pesos', function (this: PortalWorld, maxAmountOffer: number) {
  const body = { customerIsUpToDate: true, renewersCampaignOffer: { maxAmountOffer } }
  setNextCallAnswer(this, 'session.accountStatus', { status: 200, body })
})

Given('que le ofrecen un préstamo de {int} pesos', function (this: PortalWorld, maxAmount: number) {
  const body = { customerIsUpToDate: true, loanOffer: { hashKey: 'h-7c01d9e5', maxAmount } }
  setNextCallAnswer(this, 'session.accountStatus', { status: 200, body })
})

Given('que dejó a medias un préstamo de {int} pesos', function (this: PortalWorld, requestedAmount: number) {
  const body = { hash: 'h-7c01d9e6', requestedAmount }
  setNextCallAnswer(this, 'home.findPendingLoan', { status: 200, body })
})

Given(
  'que debe {int} pesos y le ofrecen renovar por {int}',
  function (this: PortalWorld, totalDebt: number, maxAmountOffer: number) {
    const body = { customerIsUpToDate: false, totalDebt, renewersCampaignOffer: { maxAmountOffer } }
    setNextCallAnswer(this, 'session.accountStatus', { status: 200, body })
  },
)

Given('que tiene una novedad vacía y otra que dice {string}', function (this: PortalWorld, words: string) {
  const body = [
    { id: 'n-4b20', steps: [] },
    { id: 'n-4b21', steps: [{ order: 1, htmlCode: `<p>${words}</p>` }] },
  ]
  setNextCallAnswer(this, 'home.listNotifications', { status: 200, body })
})

Given(
  'que tiene una novedad que lleva a {string} diciendo {string}',
  function (this: PortalWorld, to: string, words: string) {
    const body = [{ id: 'n-4b22', steps: [{ order: 1, htmlCode: `<p><a href="${to}">${words}</a></p>` }] }]
    setNextCallAnswer(this, 'home.listNotifications', { status: 200, body })
  },
)

/**
 * Prepares a notification whose text may contain invisible characters. In the step, `[202E]` stands for the
 * character with that code point.
 */
Given(
  'que tiene una novedad que dice, con signos que no se ven, {string}',
  function (this: PortalWorld, written: string) {
    const words = written.replaceAll(/\[([0-9A-F]{4})\]/g, (_, hex: string) =>
      String.fromCodePoint(Number.parseInt(hex, 16)),
    )
    const body = [{ id: 'n-4b24', steps: [{ order: 1, htmlCode: `<p>${words}</p>` }] }]
    setNextCallAnswer(this, 'home.listNotifications', { status: 200, body })
  },
)

Given('que tiene una novedad con los enlaces:', function (this: PortalWorld, table: StepTable) {
  const links = table.raw().map(([to]) => `<p><a href="${to}">${to}</a></p>`)
  const body = [{ id: 'n-4b23', steps: [{ order: 1, htmlCode: links.join('') }] }]
  setNextCallAnswer(this, 'home.listNotifications', { status: 200, body })
})

Given(
  'que su línea es de {float} pesos y le quedan {float}',
  function (this: PortalWorld, maxAmount: number, remainingAmount: number) {
    const customerRevolvingLine = { maxAmount, remainingAmount, enabled: true }
    const body = { customerIsUpToDate: true, customerRevolvingLine }
    setNextCallAnswer(this, 'session.accountStatus', { status: 200, body })
  },
)

Given('que su línea, de {float} pesos, está deshabilitada', function (this: PortalWorld, maxAmount: number) {
  const customerRevolvingLine = { maxAmount, remainingAmount: maxAmount, enabled: false }
  const body = { customerIsUpToDate: true, customerRevolvingLine }
  setNextCallAnswer(this, 'session.accountStatus', { status: 200, body })
})

Given(
  'que no tiene línea y le ofrecen una de {float} pesos',
  function (this: PortalWorld, campaignMaxAmount: number) {
    const campaignOffer = { maxAmountOffer: campaignMaxAmount }
    const customerRevolvingLine = { maxAmount: 0, remainingAmount: 0, enabled: true, campaignOffer }
    const body = { customerIsUpToDate: true, customerRevolvingLine }
    setNextCallAnswer(this, 'session.accountStatus', { status: 200, body })
  },
)

Given(
  'que su deuda tiene un estudio que atiende desde {string} hasta {string}',
  function (this: PortalWorld, startTimeAttention: string, endTimeAttention: string) {
    setLawFirmContactAnswer(this, {
      ...(startTimeAttention !== '' && { startTimeAttention }),
      ...(endTimeAttention !== '' && { endTimeAttention }),
    })
  },
)

Given(
  'que su deuda tiene un estudio que sólo dio el WhatsApp {string}',
  function (this: PortalWorld, whatsappNumber: string) {
    setLawFirmContactAnswer(this, { whatsappNumber })
  },
)

Given(
  'que su deuda tiene un estudio al que se le escribe por {string}',
  function (this: PortalWorld, whatsappApiUrl: string) {
    setLawFirmContactAnswer(this, { whatsappApiUrl, whatsappNumber: '+54 9 362 442-0187' })
  },
)

Given('que la oferta automática es de {int} pesos', function (this: PortalWorld, maxAmount: number) {
  const body = { hashKey: 'h-7c01d9e4', maxAmount }
  setNextCallAnswer(this, 'home.findAutomaticOffer', { status: 200, body })
})

function setLawFirmContactAnswer(world: PortalWorld, said: object): void {
  const legalStudyContact = { description: 'Estudio Jurídico Arrieta y Asociados', ...said }
  const body = { customerIsUpToDate: false, managmentLegalStudyStatus: 'ASSIGNED', legalStudyContact }
  setNextCallAnswer(world, 'session.accountStatus', { status: 200, body })
}
