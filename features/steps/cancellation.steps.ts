import { Given, Then, When } from '@cucumber/cucumber'
import { assert } from '#features/support/assert'
import type { StepPhrases } from '#features/support/step-phrases'
import type { PortalWorld } from '#features/support/world'
import { setNextCallAnswer } from '#features/support/set-next-call-answer'
import type { StepTable } from '#features/support/step-table'

export const loanCancellationStepPhrases: StepPhrases = {
  'que el prestamista …': {
    'ya cerró el mes': (world) => world.changeDemoState({ set: { monthClosed: true } }),
  },
  'elige … "…"': {
    'cancelar el préstamo': ({ cancellation }, loan) => cancellation.chooseLoanOrPaymentMethod(loan),
    'pagar la cancelación': ({ cancellation }, method) => cancellation.chooseLoanOrPaymentMethod(method),
  },
  '… son:': {
    'los datos para transferir': ({ cancellation }) => cancellation.transferDetails(),
  },
}

Given(
  /^que cancelar cuesta \$ ([\d.]+) del "(.+)" al "(.+)"$/,
  function (this: PortalWorld, amount: string, from: string, until: string) {
    const body = { importeMinimo: Number(amount), f_vigencia_inicio: from, f_vigencia_fin: until }
    setNextCallAnswer(this, 'cancellation.findTerms', { status: 200, body })
  },
)

Given(
  'que el préstamo {string} se le dio hace {int} días',
  function (this: PortalWorld, externalId: string, disbursedDaysAgo: number) {
    this.changeDemoState({ set: { loans: { [externalId]: { disbursedDaysAgo } } } })
  },
)

Then('el archivo guardado dice:', async function (this: PortalWorld, table: StepTable) {
  const [text = ''] = await (await this.portal()).page.device.downloadedFileTexts()
  assert.includes(text, ...table.raw().flat())
})

When('pide cancelar el préstamo {string}', async function (this: PortalWorld, loan: string) {
  await (await this.portal()).cancellation.requestCancellation(loan)
})

Then('la cancelación no sigue: {string}', async function (this: PortalWorld, text: string) {
  assert.equal(await (await this.portal()).cancellation.failureMessage(), text)
})

const consumerRequestLinkKeysByPhrase: Readonly<Record<string, string>> = {
  'el arrepentimiento': 'revocation',
  'la baja': 'serviceCancellation',
}

Given(
  /^que el prestamista recibe (el arrepentimiento|la baja) en "(.*)"$/,
  function (this: PortalWorld, what: string, address: string) {
    this.changeConfiguredLenderLinks({ [consumerRequestLinkKeysByPhrase[what] ?? what]: address })
  },
)

When('toca al pie {string}', async function (this: PortalWorld, label: string) {
  await (await this.portal()).shell.followFooterLink(label)
})

When(
  'pide {string} como {string} con DNI {string} y contacto {string}',
  async function (this: PortalWorld, button: string, fullName: string, dni: string, contact: string) {
    await (await this.portal()).consumerRequests.sendRequest(button, { dni, fullName, contact })
  },
)

When(
  'pide {string} con contacto {string}',
  async function (this: PortalWorld, button: string, contact: string) {
    await (await this.portal()).consumerRequests.sendRequest(button, { contact })
  },
)

Then('el pedido no sigue: {string}', async function (this: PortalWorld, text: string) {
  assert.equal(await (await this.portal()).consumerRequests.unconfirmedRequestMessage(), text)
})

Then('sigue escrito {string} en {string}', async function (this: PortalWorld, text: string, label: string) {
  assert.equal(await (await this.portal()).consumerRequests.typedValue(label), text)
})

Then(/^de arrepentirse (se le ofrece|ya no se dice)$/, async function (this: PortalWorld, what: string) {
  const { cancellation } = await this.portal()
  assert.equal(await cancellation.isLoanRevocationOffered(), what === 'se le ofrece')
})
