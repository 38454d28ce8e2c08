import { nameOf } from '#passport/check'
import { everyCheck } from '#passport/checks/every-check'
import { Transport } from '#passport/exchange'
import { Lab, type LabOptions } from '#passport/lab'
import type { Verdict } from '#passport/outcome'
import type { Role } from '#passport/profile'
import { exitCodeOf, runChecks, type Result } from '#passport/run'
import { everyDeviation } from '#tests/passport/deviations/every-deviation'
import { sandboxProfile, startDeviantServer, type DeviantServer } from '#tests/passport/deviant-server'
import { assert } from '#features/support/assert'

/** The planted deviations that scenarios name. */
const deviations: Readonly<Record<string, string>> = {
  'cobra dos veces con la misma clave': 'a second charge under the same key',
  'no deja leer sus errores': 'allows no origin on errors',
  'cambia un centavo de una cuota': 'one cent more',
  'deja leer la cuenta de otro cliente': 'any caller reads an account status',
  'activa dos veces con la misma clave': 'a second joining under the same key',
  'dice quién existe al avisar un robo': 'a lost phone that says who exists',
  'altera lo que firmó': 'a certificate altered after it was signed',
  'responde los datos en un mes': 'personal data that are answered in a month',
  'hace un cambio que está en pausa': 'a blocked change is made',
  'crea dos préstamos con la misma clave': 'a second loan of the line under the same key',
  'le paga a otro comercio': 'a shop of another name is paid',
  'lee un enlace sin su secreto': 'a refinancing link without its secret',
  'guarda una tarjeta vencida': 'an expired card is added',
  'recibe cualquier archivo': 'any file is taken as a receipt',
  'cobra igual lo que se pagó a mano': 'a collection that is made although it was stopped',
}

/** Checks a server against the contract, like its integrators. */
export class PassportTasks {
  private server: DeviantServer | undefined
  private results: readonly Result[] = []
  private readonly missing = new Set<Role>()
  private readonly written: string[] = []

  async start(): Promise<void> {
    this.server = await startDeviantServer()
    this.server.deviate(async (asked, forward) => {
      const changesNothing = /\/(login|refreshtoken|logout|certificates\/standing)(\?|$)/.test(asked.path)
      if (asked.method !== 'GET' && asked.method !== 'OPTIONS' && !changesNothing)
        this.written.push(asked.path)
      return forward(asked)
    })
  }

  async startWithoutOperations(): Promise<void> {
    this.server = await startDeviantServer()
    this.server.deviate(async (asked, forward) => {
      const answered = await forward(asked)
      return asked.path.includes('/operations') ? { ...answered, status: 501 } : answered
    })
  }

  async startDeviating(name: string): Promise<void> {
    const planted = everyDeviation.find((each) => each.name === deviations[name])
    if (!planted) throw new Error(`No hay ningún desvío ${name}`)
    this.server = await startDeviantServer()
    this.server.deviate(planted.deviation())
  }

  leaveOut(role: Role): void {
    this.missing.add(role)
  }

  /** Runs every check, or only the named one. */
  async run(options: LabOptions, name?: string): Promise<void> {
    if (!this.server) throw new Error('Ningún servidor arrancó')
    const profile = await sandboxProfile(this.server)
    const customers = Object.fromEntries(
      Object.entries(profile.customers).filter(([role]) => !this.missing.has(role as Role)),
    )
    const transport = new Transport(this.server.api, profile.origin)
    const checks = everyCheck.filter((check) => name === undefined || nameOf(check) === name)
    this.results = await runChecks(checks, new Lab(transport, { ...profile, customers }, options))
  }

  isWhole(): void {
    const notKept = this.results.filter(
      ({ outcome }) => outcome.verdict === 'fail' || outcome.verdict === 'could-not-run',
    )
    assert.equal(notKept.map(({ name }) => name).join(', '), '')
    assert.equal(exitCodeOf(this.results), 0)
  }

  isNotWhole(): void {
    assert.ok(exitCodeOf(this.results) !== 0, 'El pasaporte se da por completo.')
  }

  ended(name: string, verdict: Verdict, why?: string): void {
    const result = this.results.find((each) => each.name === name)
    assert.equal(result?.outcome.verdict, verdict)
    if (why === undefined) return
    const details = result?.outcome.details.join(' ') ?? ''
    assert.ok(details.includes(why), `Esperaba «${why}»; el pasaporte dice «${details}».`)
  }

  nothingWasWritten(): void {
    assert.equal(this.written.join(', '), '')
  }

  async close(): Promise<void> {
    await this.server?.close()
  }
}
