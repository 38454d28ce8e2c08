import { Given, Then, When } from '@cucumber/cucumber'
import { assert } from '#features/support/assert'
import type { PortalWorld } from '#features/support/world'

interface Rows {
  hashes(): Record<string, string>[]
}

Given('que el único motivo para elegir es {string}', function (this: PortalWorld, description: string) {
  const body = [{ id: 'M-1', description }]
  this.given({ next: [{ call: 'support.listClaimReasons', answer: { status: 200, body } }] })
})

Given(
  'que al reclamo le toca el número {string} y respuesta el {string}',
  function (this: PortalWorld, caseNumber: string, answerBy: string) {
    const body = { caseNumber, answerBy }
    this.given({ next: [{ call: 'support.sendClaim', answer: { status: 201, body } }] })
  },
)

Given('que el prestamista no da número a los reclamos', function (this: PortalWorld) {
  this.given({ next: [{ call: 'support.sendClaim', answer: { status: 204 } }] })
})

Given('que el prestamista tiene estos reclamos suyos:', function (this: PortalWorld, table: Rows) {
  const body = table.hashes().map((row) => ({
    caseNumber: row['número'],
    reason: row['motivo'],
    createdAt: `${row['día']}T15:00:00Z`,
    status: row['estado'],
    ...(row['responde'] ? { answerBy: row['responde'] } : {}),
    ...(row['respuesta'] ? { answer: row['respuesta'] } : {}),
  }))
  this.given({ next: [{ call: 'support.listClaims', answer: { status: 200, body } }] })
})

When('elige el motivo {string}', async function (this: PortalWorld, reason: string) {
  await (await this.portal()).claims.chooseReason(reason)
})

When('cuenta {string}', async function (this: PortalWorld, text: string) {
  await (await this.portal()).claims.writeComments(text)
})

When('cuenta algo de {int} letras', async function (this: PortalWorld, count: number) {
  await (await this.portal()).claims.writeComments('ñ'.repeat(count))
})

When('pone el correo {string}', async function (this: PortalWorld, email: string) {
  await (await this.portal()).claims.writeEmail(email)
})

When(
  'pone un correo de {int} letras, con {int} antes de la arroba',
  async function (this: PortalWorld, length: number, before: number) {
    const [mailbox, end] = ['a'.repeat(before), '.com']
    const host = 'b'.repeat(length - before - '@'.length - end.length)
    await (await this.portal()).claims.writeEmail(`${mailbox}@${host}${end}`)
  },
)

When('manda el reclamo', async function (this: PortalWorld) {
  await (await this.portal()).claims.send()
})

When('elige {string} entre sus derechos', async function (this: PortalWorld, request: string) {
  await (await this.portal()).claims.chooseDataRequest(request)
})

When('va a sus datos personales', async function (this: PortalWorld) {
  await (await this.portal()).claims.openPersonalData()
})

When('manda el pedido de datos', async function (this: PortalWorld) {
  await (await this.portal()).claims.sendDataRequest()
})

When('aprieta dos veces para mandar el reclamo', async function (this: PortalWorld) {
  await (await this.portal()).claims.sendTwice()
})

When('mira todos sus reclamos', async function (this: PortalWorld) {
  await (await this.portal()).claims.seeAll()
})

When('dice que es por otra cosa', async function (this: PortalWorld) {
  await (await this.portal()).claims.dropSubject()
})

Then('tiene {int} reclamo(s)', async function (this: PortalWorld, count: number) {
  assert.equal(await (await this.portal()).claims.count(), count)
})

Then('no hay ninguna lista de reclamos', async function (this: PortalWorld) {
  assert.equal(await (await this.portal()).claims.hasList(), false)
})

Then('el reclamo es por {string}', async function (this: PortalWorld, subject: string) {
  assert.equal(await (await this.portal()).claims.subject(), subject)
})

Then('lo escrito es {string}', async function (this: PortalWorld, written: string) {
  assert.equal((await (await this.portal()).claims.written()).join(' · '), written)
})

Given('que la encuesta pregunta:', function (this: PortalWorld, table: Rows) {
  const questions = table.hashes().map((row) => ({
    code: row['código'],
    order: Number(row['orden']),
    type: row['tipo'],
    label: row['pregunta'],
    answers: row['respuestas']
      ?.split(' / ')
      .flatMap((label, position) => (label === '' ? [] : [{ code: `r${position + 1}`, label }])),
  }))
  const body = { npsRunId: 'nps-2026-11', questions }
  this.given({ next: [{ call: 'survey.findSurvey', answer: { status: 200, body } }] })
})

When('le pone {string}', async function (this: PortalWorld, star: string) {
  await (await this.portal()).survey.pressStar(star)
})

When('aprieta la barra espaciadora en {string}', async function (this: PortalWorld, star: string) {
  await (await this.portal()).survey.strikeStar(star)
})

When('dice que {string}', async function (this: PortalWorld, option: string) {
  await (await this.portal()).survey.chooseOption(option)
})

When('a {string} contesta {string}', async function (this: PortalWorld, question: string, text: string) {
  await (await this.portal()).survey.write(question, text)
})

When('responde la encuesta', async function (this: PortalWorld) {
  const { survey } = await this.portal()
  await survey.pressStar('4 estrellas')
  await survey.write('¿Por qué?', 'Encontré todo.')
  await survey.chooseOption('Sí, todo')
})

When('manda la encuesta', async function (this: PortalWorld) {
  await (await this.portal()).survey.send()
})

When('aprieta dos veces para mandar la encuesta', async function (this: PortalWorld) {
  await (await this.portal()).survey.sendTwice()
})

When('no quiere responder la encuesta', async function (this: PortalWorld) {
  await (await this.portal()).survey.skip()
})

Then('la encuesta pregunta:', async function (this: PortalWorld, table: { raw(): string[][] }) {
  assert.deepEqual(await (await this.portal()).survey.questions(), table.raw().flat())
})

Then('la encuesta tiene {string}', async function (this: PortalWorld, star: string) {
  assert.equal(await (await this.portal()).survey.chosenStar(), star)
})

Then('la encuesta no tiene ninguna estrella', async function (this: PortalWorld) {
  assert.equal(await (await this.portal()).survey.chosenStar(), '')
})

When('busca {string}', async function (this: PortalWorld, words: string) {
  await (await this.portal()).help.search(words)
})

When('abre la pregunta {string}', async function (this: PortalWorld, question: string) {
  await (await this.portal()).help.open(question)
})

Then('la ayuda tiene:', async function (this: PortalWorld, table: { raw(): string[][] }) {
  assert.deepEqual(await (await this.portal()).help.sections(), table.raw().flat())
})

Then('la ayuda responde:', async function (this: PortalWorld, table: { raw(): string[][] }) {
  assert.deepEqual(await (await this.portal()).help.questions(), table.raw().flat())
})

Then('la ayuda responde {int} preguntas', async function (this: PortalWorld, count: number) {
  assert.equal((await (await this.portal()).help.questions()).length, count)
})

Then('están marcadas {string}', async function (this: PortalWorld, marks: string) {
  assert.equal((await (await this.portal()).help.marks()).join(', '), marks)
})

Then('no hay nada marcado', async function (this: PortalWorld) {
  assert.deepEqual(await (await this.portal()).help.marks(), [])
})

Then('de la búsqueda se anuncia {string}', async function (this: PortalWorld, outcome: string) {
  assert.equal(await (await this.portal()).help.outcome(), outcome)
})

When('no reconoce el pago de {string}', async function (this: PortalWorld, payment: string) {
  await (await this.portal()).myPayments.disown(payment)
})
