import { Given } from '@cucumber/cucumber'
import { callNamed } from '#features/support/call-names'
import type { PortalWorld } from '#features/support/world'

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
  'que la consulta de {string} responde que {motivo}',
  function (this: PortalWorld, call: string, status: number) {
    this.given({ next: [{ call: callNamed(call), answer: { status } }] })
  },
)

Given(
  'que la consulta de {string} responde que {motivo} con {string}',
  function (this: PortalWorld, call: string, status: number, code: string) {
    this.given({ next: [{ call: callNamed(call), answer: { status, code } }] })
  },
)

Given(
  'que la consulta de {string} responde que {motivo} y dice {string}',
  function (this: PortalWorld, call: string, status: number, message: string) {
    this.given({ next: [{ call: callNamed(call), answer: { status, message } }] })
  },
)

Given('que la consulta de {string} no se puede leer', function (this: PortalWorld, call: string) {
  this.given({ next: [{ call: callNamed(call), answer: 'malformed' }] })
})

Given('que la consulta de {string} no llega', function (this: PortalWorld, call: string) {
  this.given({ next: [{ call: callNamed(call), answer: 'network-error' }] })
})

Given('que la consulta de {string} no trae nada', function (this: PortalWorld, call: string) {
  this.given({ next: [{ call: callNamed(call), answer: { status: 200, body: [] } }] })
})

Given(
  'que la consulta de {string} se rechaza con {string}',
  function (this: PortalWorld, call: string, code: string) {
    this.given({ next: [{ call: callNamed(call), answer: { status: 409, code } }] })
  },
)

Given('que la respuesta de {string} se pierde', function (this: PortalWorld, call: string) {
  this.given({ next: [{ call: callNamed(call), answer: 'lost-answer' }] })
})

Given(
  'que {string} se hace y se responde que {motivo}',
  function (this: PortalWorld, call: string, status: number) {
    this.given({ next: [{ call: callNamed(call), answer: { done: { status } } }] })
  },
)

Given(
  'que la conexión se corta y {string} llega {int} consultas después',
  function (this: PortalWorld, call: string, late: number) {
    this.given({ next: [{ call: callNamed(call), answer: { late } }] })
  },
)

Given('que a {string} contesta la página de la red', function (this: PortalWorld, call: string) {
  this.given({ next: [{ call: callNamed(call), answer: 'captive-portal' }] })
})

Given(
  'que a {string} contesta la página de la red como si dijera que {motivo}',
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

Given('que la consulta de {string} tarda lo de siempre', function (this: PortalWorld, call: string) {
  callNamed(call)
})

Given(
  'que lo que tiene límite se contesta {int} vez/veces por hora',
  function (this: PortalWorld, requestsAllowed: number) {
    this.given({ set: { requestsAllowed } })
  },
)

Given(
  'que la primera vez que se pregunta el pago no llegó, y después está en proceso',
  function (this: PortalWorld) {
    for (const status of ['NOT_FOUND', ...Array<string>(9).fill('IN_PROCESS')])
      this.given({ next: [{ call: 'payments.paymentStatus', answer: { status: 200, body: { status } } }] })
  },
)
