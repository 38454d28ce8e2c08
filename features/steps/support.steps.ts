import { Given, Then, When } from '@cucumber/cucumber'
import { assert } from '#features/support/assert'
import type { StepPhrases } from '#features/support/step-phrases'
import type { PortalWorld } from '#features/support/world'
import { setNextCallAnswer } from '#features/support/set-next-call-answer'
import type { StepTable } from '#features/support/step-table'

export const supportStepPhrases: StepPhrases = {
  'que el prestamista …': {
    'no da número a los reclamos': (world) => setNextCallAnswer(world, 'support.sendClaim', { status: 204 }),
  },
  'elige … "…"': {
    'el motivo': ({ claims }, reason) => claims.chooseReason(reason),
  },
  'manda …': {
    'el reclamo': ({ claims }) => claims.sendClaim(),
    'el pedido de datos': ({ claims }) => claims.sendPersonalDataRequest(),
    'la encuesta': ({ survey }) => survey.sendSurvey(),
  },
  'elige "…" …': {
    'entre sus derechos': ({ claims }, request) => claims.followPersonalDataRequestLink(request),
  },
  'va …': {
    'a sus datos personales': ({ claims }) => claims.openPersonalDataPage(),
  },
  'aprieta …': {
    'dos veces para mandar el reclamo': ({ claims }) => claims.pressSendClaimTwice(),
    'dos veces para mandar la encuesta': ({ survey }) => survey.pressSendSurveyTwice(),
  },
  'mira …': {
    'todos sus reclamos': ({ claims }) => claims.openAllClaims(),
  },
  'dice que …': {
    'es por otra cosa': ({ claims }) => claims.dismissSuggestedClaimSubject(),
  },
  'no hay …': {
    'ninguna lista de reclamos': async ({ claims }) => assert.equal(await claims.hasClaimsList(), false),
    'nada marcado': async ({ help }) => assert.deepEqual(await help.highlightedWords(), []),
  },
  '… es "…"': {
    'lo escrito': async ({ claims }) => (await claims.typedValues()).join(' · '),
  },
  'abre … "…"': {
    'la pregunta': ({ help }, question) => help.openQuestion(question),
  },
  '… tiene:': {
    'la ayuda': ({ help }) => help.sectionTitles(),
  },
}

Given('que el único motivo para elegir es {string}', function (this: PortalWorld, description: string) {
  const body = [{ id: 'M-1', description }]
  setNextCallAnswer(this, 'support.listClaimReasons', { status: 200, body })
})

Given(
  'que al reclamo le toca el número {string} y respuesta el {string}',
  function (this: PortalWorld, caseNumber: string, answerBy: string) {
    const body = { caseNumber, answerBy }
    setNextCallAnswer(this, 'support.sendClaim', { status: 201, body })
  },
)

Given('que el prestamista tiene estos reclamos suyos:', function (this: PortalWorld, table: StepTable) {
  const body = table.hashes().map((row) => ({
    caseNumber: row['número'],
    reason: row['motivo'],
    createdAt: `${row['día']}T15:00:00Z`,
    status: row['estado'],
    ...(row['responde'] ? { answerBy: row['responde'] } : {}),
    ...(row['respuesta'] ? { answer: row['respuesta'] } : {}),
  }))
  setNextCallAnswer(this, 'support.listClaims', { status: 200, body })
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

Then('tiene {int} reclamo(s)', async function (this: PortalWorld, count: number) {
  assert.equal(await (await this.portal()).claims.countClaims(), count)
})

Then('el reclamo es por {string}', async function (this: PortalWorld, subject: string) {
  assert.equal(await (await this.portal()).claims.claimSubjectText(), subject)
})

Given('que la encuesta pregunta:', function (this: PortalWorld, table: StepTable) {
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
  setNextCallAnswer(this, 'survey.findSurvey', { status: 200, body })
})

When('le pone {string}', async function (this: PortalWorld, star: string) {
  await (await this.portal()).survey.pressStar(star)
})

When('aprieta la barra espaciadora en {string}', async function (this: PortalWorld, star: string) {
  await (await this.portal()).survey.pressSpaceOnStar(star)
})

When('dice que {string}', async function (this: PortalWorld, option: string) {
  await (await this.portal()).survey.chooseSurveyOption(option)
})

When('a {string} contesta {string}', async function (this: PortalWorld, question: string, text: string) {
  await (await this.portal()).survey.writeSurveyAnswer(question, text)
})

When('responde la encuesta', async function (this: PortalWorld) {
  const { survey } = await this.portal()
  await survey.pressStar('4 estrellas')
  await survey.writeSurveyAnswer('¿Por qué?', 'Encontré todo.')
  await survey.chooseSurveyOption('Sí, todo')
})

When('no quiere responder la encuesta', async function (this: PortalWorld) {
  await (await this.portal()).survey.skipSurvey()
})

Then('la encuesta pregunta:', async function (this: PortalWorld, table: StepTable) {
  assert.deepEqual(await (await this.portal()).survey.surveyQuestions(), table.raw().flat())
})

Then('la encuesta tiene {string}', async function (this: PortalWorld, star: string) {
  assert.equal(await (await this.portal()).survey.chosenStarName(), star)
})

Then('la encuesta no tiene ninguna estrella', async function (this: PortalWorld) {
  assert.equal(await (await this.portal()).survey.chosenStarName(), '')
})

When('busca {string}', async function (this: PortalWorld, words: string) {
  await (await this.portal()).help.searchHelp(words)
})

Then('la ayuda responde:', async function (this: PortalWorld, table: StepTable) {
  assert.deepEqual(await (await this.portal()).help.helpQuestions(), table.raw().flat())
})

Then('la ayuda responde {int} preguntas', async function (this: PortalWorld, count: number) {
  assert.equal((await (await this.portal()).help.helpQuestions()).length, count)
})

Then('están marcadas {string}', async function (this: PortalWorld, marks: string) {
  assert.equal((await (await this.portal()).help.highlightedWords()).join(', '), marks)
})

Then('de la búsqueda se anuncia {string}', async function (this: PortalWorld, outcome: string) {
  assert.equal(await (await this.portal()).help.searchResultCountText(), outcome)
})

When('no reconoce el pago de {string}', async function (this: PortalWorld, payment: string) {
  await (await this.portal()).myPayments.reportUnrecognisedPayment(payment)
})
