import { dayInBuenosAires, instant, type CalendarDate } from '@/domain/shared/calendar-date'
import * as v from 'valibot'
import { apiContracts } from '@/adapters/contract/contracts'
import type { ApiCall } from '@/adapters/contract/call'
import { signedInCustomerSchema } from '@/adapters/contract/customer.schema'
import { loanSchema } from '@/adapters/contract/loan.schema'
import type { Exchange, Request, Transport } from './exchange'
import { CouldNotRun } from './outcome'
import { roleNames, type Profile, type Role } from './profile'

/** A test customer who is signed in. */
export interface SignedIn {
  readonly customerId: string
  readonly taxId: string
  readonly fullName: string
  readonly accessToken: string
  readonly refreshToken: string
}

export type Loan = v.InferOutput<typeof loanSchema>

export interface LabOptions {
  /** Whether checks may charge cards and change data. Source: CON-03. */
  readonly writes: boolean
  /** Whether checks may use up the rate limit of an API call. */
  readonly limits: boolean
  /**
   * Returns the time of the server's clock, in milliseconds since 1970. Default: the clock of this machine. A
   * test server may be at another day.
   */
  readonly now?: () => number
}

const { access, loans, payments, support, invoices, cards } = apiContracts
const revolvingLine = apiContracts['revolving-line']

/**
 * Values that the checks of a lender's server share: the server, the test customers and their data. Each
 * value is requested once.
 */
export class Lab {
  private readonly known = new Map<string, Promise<unknown>>()

  constructor(
    readonly transport: Transport,
    readonly profile: Profile,
    readonly options: LabOptions,
  ) {}

  /** Returns the day in Buenos Aires at the server. */
  today(): CalendarDate {
    const { now = Date.now } = this.options
    return dayInBuenosAires(instant(now()))
  }

  /**
   * Returns the signed-in customer of a role. Throws `CouldNotRun` if the profile names no customer for
   * the role, or if they cannot sign in.
   */
  async signedIn(role: Role): Promise<SignedIn> {
    return this.once(`session of ${role}`, () => this.signIn(role))
  }

  /**
   * Signs the customer of a role in again. The caller may end this session, because no other check uses
   * it.
   */
  async signIn(role: Role): Promise<SignedIn> {
    const customer = this.profile.customers[role]
    if (!customer) throw new CouldNotRun(`El perfil no dice quién es ${roleNames[role]}.`)
    const { answer } = await this.transport.send({
      call: access.logInWithPassword,
      path: { customerTaxId: customer.taxId },
      query: { isAuthFromApp: 'false' },
      body: { password: customer.password },
    })
    const session = v.safeParse(signedInCustomerSchema, answer?.json)
    if (answer?.status !== 200 || !session.success)
      throw new CouldNotRun(`No se pudo ingresar como ${roleNames[role]}.`)
    const { customerId, customerTaxId: taxId, accessToken, refreshToken } = session.output
    const fullName = `${session.output.customerFirstName} ${session.output.customerSurname}`
    return { customerId, taxId, fullName, accessToken, refreshToken }
  }

  /** Sends an API call with the session of the customer of a role. */
  async as(role: Role, request: Omit<Request, 'token'>): Promise<Exchange> {
    const { accessToken } = await this.signedIn(role)
    return this.transport.send({ ...request, token: accessToken })
  }

  async activeLoans(role: Role): Promise<readonly Loan[]> {
    return this.once(`active loans of ${role}`, async () => {
      const { taxId } = await this.signedIn(role)
      const query = { status: 'ACTIVE', expandedResources: 'INSTALLMENT,LOAN_FILE', excludeProducts: '46' }
      const { answer } = await this.as(role, { call: loans.listLoans, path: { taxId }, query })
      return listOf(answer?.json).flatMap((each) => {
        const read = v.safeParse(loanSchema, each)
        return read.success ? [read.output] : []
      })
    })
  }

  /** Returns a loan of the `owing` customer with an overdue or partly paid installment. */
  async owedLoan(): Promise<Loan> {
    const owed = (await this.activeLoans('owing')).filter(({ installments }) =>
      installments?.some(({ status }) => status === 'OVERDUE' || status === 'PARTIAL'),
    )
    return needed(owed[0], 'Quien debe no tiene ninguna cuota vencida.')
  }

  async savedCardId(role: Role): Promise<string> {
    const cardId = await this.first(role, payments.listSavedCards, { as: 'customerTaxId', of: 'debitCardId' })
    return needed(cardId, `No tiene ninguna tarjeta guardada ${roleNames[role]}.`)
  }

  async invoiceNumber(): Promise<string> {
    const number = await this.first('paidOff', invoices.listInvoices, { as: 'id', of: 'paymentNumber' })
    return needed(number, 'No hay facturas.')
  }

  async cardId(role: Role): Promise<string> {
    return needed(await this.first(role, cards.listCards, { of: 'cardId' }), 'No hay tarjetas.')
  }

  async claimReason(role: Role): Promise<string> {
    return needed(
      await this.first(role, support.listClaimReasons, { of: 'id' }),
      'No hay motivos de consulta.',
    )
  }

  async creditLineLoanId(): Promise<string> {
    const { taxId } = await this.signedIn('line')
    const { answer } = await this.as('line', { call: revolvingLine.nextExpiration, path: { taxId } })
    const line = field(answer?.json, 'externalId')
    return needed(text(line), 'La línea no tiene número.')
  }

  /** Returns a field of the first item of a list that an API call answers. */
  private async first(
    role: Role,
    call: ApiCall,
    { as, of }: { readonly as?: string; readonly of: string },
  ): Promise<string | undefined> {
    return this.once(`${of} of ${role}`, async () => {
      const { customerId, taxId } = await this.signedIn(role)
      const path = as === undefined ? {} : { [as]: as === 'id' ? customerId : taxId }
      const { answer } = await this.as(role, { call, path })
      return text(field(listOf(answer?.json)[0], of))
    })
  }

  private async once<Value>(name: string, find: () => Promise<Value>): Promise<Value> {
    const finding = this.known.get(name) ?? find()
    this.known.set(name, finding)
    return finding as Promise<Value>
  }
}

export function needed<Value>(value: Value | undefined, why: string): Value {
  if (value === undefined) throw new CouldNotRun(why)
  return value
}

/** Returns a field of an object; undefined if the value is not an object. */
export function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? new Map(Object.entries(value)).get(name) : undefined
}

export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

export function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}
