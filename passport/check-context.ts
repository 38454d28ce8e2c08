import { dayInBuenosAires, instant, type CalendarDate } from '@/domain/shared/calendar-date'
import * as v from 'valibot'
import { apiContracts } from '@/adapters/contract/contracts'
import type { ApiCall } from '@/adapters/contract/call'
import { signedInCustomerSchema } from '@/adapters/contract/customer.schema'
import { loanSchema } from '@/adapters/contract/loan.schema'
import type { ApiAnswer, ApiRequest, Exchange, Transport } from './transport'
import { CheckCouldNotRunError } from './check-outcome'
import {
  roleDescriptions,
  type PassportProfile,
  type TestCard,
  type TestCustomerRole,
} from './passport-profile'

/** Open session of a test customer, with who they are. */
export interface CustomerSession {
  readonly customerId: string
  readonly taxId: string
  readonly fullName: string
  readonly accessToken: string
  readonly refreshToken: string
}

export type Loan = v.InferOutput<typeof loanSchema>

/** What the checks may do to the lender's server, and its clock. */
export interface CheckOptions {
  /** Whether checks may charge cards and change data. Source: CON-03. */
  readonly mayChangeData: boolean
  /** Whether checks may use up the rate limit of an API call. */
  readonly mayExhaustRateLimits: boolean
  /**
   * Returns the time of the server's clock, in milliseconds since 1970. Default: the clock of this machine.
   * The clock of a test server may show another day.
   */
  readonly now?: () => number
}

const { access, loans, payments, support, invoices, cards } = apiContracts
const revolvingLineContract = apiContracts['revolving-line']

/**
 * What the checks of a lender's server share: the transport to the server, the profile of the lender, the
 * sessions of the test customers and their data. Each session and each value is requested from the server
 * only once.
 */
export class CheckContext {
  private readonly requestedValues = new Map<string, Promise<unknown>>()

  constructor(
    readonly transport: Transport,
    readonly profile: PassportProfile,
    readonly options: CheckOptions,
  ) {}

  /** Returns the current day in Buenos Aires by the server's clock. */
  todayAtServer(): CalendarDate {
    const { now = Date.now } = this.options
    return dayInBuenosAires(instant(now()))
  }

  /**
   * Returns the session of the test customer of a role, which the checks share. Throws
   * `CheckCouldNotRunError` if the profile names no customer for the role, or if they cannot sign in.
   */
  async sessionOf(role: TestCustomerRole): Promise<CustomerSession> {
    return this.requestOnce(`session of ${role}`, () => this.openSession(role))
  }

  /**
   * Opens a new session of the test customer of a role. The caller may end it, because no other check uses
   * it. Throws `CheckCouldNotRunError` as `sessionOf` does.
   */
  async openSession(role: TestCustomerRole): Promise<CustomerSession> {
    const { status, json } = await this.logIn(role)
    const session = v.safeParse(signedInCustomerSchema, json)
    if (status !== 200 || !session.success) throw createLoginError(role)
    const { customerId, customerTaxId, accessToken, refreshToken } = session.output
    const fullName = `${session.output.customerFirstName} ${session.output.customerSurname}`
    return { customerId, taxId: customerTaxId, fullName, accessToken, refreshToken }
  }

  /**
   * Logs the test customer of a role in, and returns the answer. Throws `CheckCouldNotRunError` if the profile
   * names no customer for the role, or if the lender refuses the login.
   */
  async logIn(role: TestCustomerRole): Promise<ApiAnswer> {
    const customer = this.profile.customers[role]
    if (!customer) throw new CheckCouldNotRunError(`El perfil no dice quién es ${roleDescriptions[role]}.`)
    const { answer } = await this.transport.send({
      call: access.logInWithPassword,
      pathParameters: { customerTaxId: customer.taxId },
      queryParameters: { isAuthFromApp: 'false' },
      body: { password: customer.password },
    })
    if (answer === undefined || answer.status >= 400) throw createLoginError(role)
    return answer
  }

  /** Sends an API call with the session of the customer of a role. */
  async sendAs(role: TestCustomerRole, request: Omit<ApiRequest, 'accessToken'>): Promise<Exchange> {
    const { accessToken } = await this.sessionOf(role)
    return this.transport.send({ ...request, accessToken })
  }

  async requestActiveLoans(role: TestCustomerRole): Promise<readonly Loan[]> {
    return this.requestOnce(`active loans of ${role}`, async () => {
      const { taxId } = await this.sessionOf(role)
      const queryParameters = {
        status: 'ACTIVE',
        expandedResources: 'INSTALLMENT,LOAN_FILE',
        excludeProducts: '46',
      }
      const { answer } = await this.sendAs(role, {
        call: loans.listLoans,
        pathParameters: { taxId },
        queryParameters,
      })
      return listOrEmpty(answer?.json).flatMap((each) => {
        const loan = v.safeParse(loanSchema, each)
        return loan.success ? [loan.output] : []
      })
    })
  }

  /** Returns a loan of the `owing` customer with an overdue or partly paid installment. */
  async requestLoanWithDebt(): Promise<Loan> {
    const loansWithDebt = (await this.requestActiveLoans('owing')).filter(({ installments }) =>
      installments?.some(({ status }) => status === 'OVERDUE' || status === 'PARTIAL'),
    )
    return requireValue(loansWithDebt[0], 'Quien debe no tiene ninguna cuota vencida.')
  }

  async requestSavedCardId(role: TestCustomerRole): Promise<string> {
    const cardId = await this.requestFieldOfFirstItem(role, payments.listSavedCards, {
      pathParameter: 'customerTaxId',
      field: 'debitCardId',
    })
    return requireValue(cardId, `No tiene ninguna tarjeta guardada ${roleDescriptions[role]}.`)
  }

  async requestInvoiceNumber(): Promise<string> {
    const number = await this.requestFieldOfFirstItem('paidOff', invoices.listInvoices, {
      pathParameter: 'id',
      field: 'paymentNumber',
    })
    return requireValue(number, 'No hay facturas.')
  }

  async requestCardId(role: TestCustomerRole): Promise<string> {
    return requireValue(
      await this.requestFieldOfFirstItem(role, cards.listCards, { field: 'cardId' }),
      'No hay tarjetas.',
    )
  }

  async requestClaimReasonId(role: TestCustomerRole): Promise<string> {
    return requireValue(
      await this.requestFieldOfFirstItem(role, support.listClaimReasons, { field: 'id' }),
      'No hay motivos de consulta.',
    )
  }

  async requestCreditLineLoanId(): Promise<string> {
    const { taxId } = await this.sessionOf('line')
    const { answer } = await this.sendAs('line', {
      call: revolvingLineContract.nextExpiration,
      pathParameters: { taxId },
    })
    const loanId = fieldOf(answer?.json, 'externalId')
    return requireValue(nonEmptyText(loanId), 'La línea no tiene número.')
  }

  /**
   * Returns a text field of the first item of the list that an API call answers. The path parameter of the
   * call, if it has one, is the id or the tax id of the customer.
   */
  private async requestFieldOfFirstItem(
    role: TestCustomerRole,
    call: ApiCall,
    { pathParameter, field }: { readonly pathParameter?: string; readonly field: string },
  ): Promise<string | undefined> {
    return this.requestOnce(`${field} of ${role}`, async () => {
      const { customerId, taxId } = await this.sessionOf(role)
      const pathParameters =
        pathParameter === undefined ? {} : { [pathParameter]: pathParameter === 'id' ? customerId : taxId }
      const { answer } = await this.sendAs(role, { call, pathParameters })
      return nonEmptyText(fieldOf(listOrEmpty(answer?.json)[0], field))
    })
  }

  private async requestOnce<Value>(name: string, request: () => Promise<Value>): Promise<Value> {
    const value = this.requestedValues.get(name) ?? request()
    this.requestedValues.set(name, value)
    return value as Promise<Value>
  }
}

function createLoginError(role: TestCustomerRole): CheckCouldNotRunError {
  return new CheckCouldNotRunError(`No se pudo ingresar como ${roleDescriptions[role]}.`)
}

/** Returns a value that a check needs. Throws `CheckCouldNotRunError` with the reason if it is undefined. */
export function requireValue<Value>(value: Value | undefined, why: string): Value {
  if (value === undefined) throw new CheckCouldNotRunError(why)
  return value
}

/** Returns the test card of the profile. Throws `CheckCouldNotRunError` if the profile has none. */
export function requireTestCard({ profile }: CheckContext): TestCard {
  return requireValue(profile.testCard, 'El perfil no dice con qué tarjeta probar (testCard).')
}

/** Returns a field of an object; undefined if the value is not an object. */
export function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? new Map(Object.entries(value)).get(name) : undefined
}

/** Returns the value if it is a list; otherwise an empty list. */
export function listOrEmpty(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

/** Returns the value if it is a text that is not empty; otherwise undefined. */
export function nonEmptyText(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}
