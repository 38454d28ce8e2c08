import { Given } from '@cucumber/cucumber'
import { findCallNameBySpanishName } from '#features/support/call-names'
import type { StepPhrases } from '#features/support/step-phrases'
import type { PortalWorld } from '#features/support/world'
import { setNextCallAnswer } from '#features/support/set-next-call-answer'

export const lenderAnswersStepPhrases: StepPhrases = {
  'que la consulta de "…" …': {
    'responde con un error': (world, call) =>
      setNextCallAnswer(world, findCallNameBySpanishName(call), { status: 500 }),
    'no se puede leer': (world, call) =>
      setNextCallAnswer(world, findCallNameBySpanishName(call), 'malformed'),
    'no llega': (world, call) => setNextCallAnswer(world, findCallNameBySpanishName(call), 'network-error'),
    'no trae nada': (world, call) =>
      setNextCallAnswer(world, findCallNameBySpanishName(call), { status: 200, body: [] }),
    'no vuelve': (world, call) => setNextCallAnswer(world, findCallNameBySpanishName(call), 'never'),
    'tarda lo de siempre': (_, call) => findCallNameBySpanishName(call),
  },
  'que … (respuesta)': {
    'los pagos llegan todos ilegibles': (world) =>
      setNextCallAnswer(world, 'payments.listPayments', { status: 200, body: [{}, 0] }),
    'la primera vez que se pregunta el pago no llegó, y después está en proceso': (world) => {
      for (const status of ['NOT_FOUND', ...Array<string>(9).fill('IN_PROCESS')])
        setNextCallAnswer(world, 'payments.paymentStatus', { status: 200, body: { status } })
    },
  },
}

Given(
  'que la consulta de {string} responde con un error y el mensaje {string}',
  function (this: PortalWorld, call: string, message: string) {
    setNextCallAnswer(this, findCallNameBySpanishName(call), { status: 503, code: 'UNAVAILABLE', message })
  },
)

Given(
  'que la consulta de {string} responde que {motivo}',
  function (this: PortalWorld, call: string, status: number) {
    setNextCallAnswer(this, findCallNameBySpanishName(call), { status })
  },
)

Given(
  'que la consulta de {string} responde que {motivo} con {string}',
  function (this: PortalWorld, call: string, status: number, code: string) {
    setNextCallAnswer(this, findCallNameBySpanishName(call), { status, code })
  },
)

Given(
  'que la consulta de {string} responde que {motivo} y dice {string}',
  function (this: PortalWorld, call: string, status: number, message: string) {
    setNextCallAnswer(this, findCallNameBySpanishName(call), { status, message })
  },
)

Given(
  'que la consulta de {string} se rechaza con {string}',
  function (this: PortalWorld, call: string, code: string) {
    setNextCallAnswer(this, findCallNameBySpanishName(call), { status: 409, code })
  },
)

Given('que la respuesta de {string} se pierde', function (this: PortalWorld, call: string) {
  setNextCallAnswer(this, findCallNameBySpanishName(call), 'lost-answer')
})

Given(
  'que {string} se hace y se responde que {motivo}',
  function (this: PortalWorld, call: string, status: number) {
    setNextCallAnswer(this, findCallNameBySpanishName(call), { done: { status } })
  },
)

Given(
  'que la conexión se corta y {string} llega {int} consultas después',
  function (this: PortalWorld, call: string, late: number) {
    setNextCallAnswer(this, findCallNameBySpanishName(call), { late })
  },
)

Given('que a {string} contesta la página de la red', function (this: PortalWorld, call: string) {
  setNextCallAnswer(this, findCallNameBySpanishName(call), 'captive-portal')
})

Given(
  'que a {string} contesta la página de la red como si dijera que {motivo}',
  function (this: PortalWorld, call: string, status: number) {
    setNextCallAnswer(this, findCallNameBySpanishName(call), { status, page: true })
  },
)

Given('que en {string} viene algo que no se puede leer', function (this: PortalWorld, call: string) {
  setNextCallAnswer(this, findCallNameBySpanishName(call), 'odd-entry')
})

Given('que el servidor tarda {int} segundos', function (this: PortalWorld, seconds: number) {
  this.changeDemoState({ latencyMs: seconds * 1000 })
})

Given(
  'que lo que tiene límite se contesta {int} vez/veces por hora',
  function (this: PortalWorld, requestsAllowed: number) {
    this.changeDemoState({ set: { requestsAllowed } })
  },
)
