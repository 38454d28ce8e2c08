import type { DemoState } from '@/adapters/fake/demo-state'
import { parseDemoState } from '@/adapters/fake/demo-state-link'
import { observeFields } from '@/ui/kit/observe-fields'
import type { DemoStateStore } from './simulated-faults-view-model'

/** The texts that a trainer types in the fields for changing one loan of the demo. */
export interface LoanOverrideFields {
  readonly unpaidInstallmentNumber: string
  /** The text of the field for the amount of an installment: in pesos, with a comma before the cents. */
  readonly installmentAmount: string
  readonly installmentCount: string
  readonly subproductId: string
  readonly paymentMethod: string
  /**
   * The text of the field for the amount that was paid outside the portal: in pesos, with a comma before the
   * cents.
   */
  readonly amountPaidElsewhere: string
}

const emptyFields: LoanOverrideFields = {
  unpaidInstallmentNumber: '',
  installmentAmount: '',
  installmentCount: '',
  subproductId: '',
  paymentMethod: '',
  amountPaidElsewhere: '',
}

/** The changes that a trainer makes to one loan of the demo. Source: DEM-03. */
export class LoanOverridesViewModel {
  fields: LoanOverrideFields = emptyFields
  private externalId = ''

  constructor(private readonly environment: DemoStateStore) {
    observeFields(this, 'fields')
  }

  chooseLoan(externalId: string): void {
    this.externalId = externalId
    this.fields = loanOverrideFields(this.environment.demoState(), externalId)
  }

  /**
   * Stores what the trainer typed in a field of the loan. If the typed text is a valid number that the fake
   * lender accepts, the loan is changed too.
   */
  setFieldValue(field: keyof LoanOverrideFields, text: string): void {
    this.fields = { ...this.fields, [field]: text }
    const demoState = parseDemoState(
      withLoanOverrides(this.environment.demoState(), this.externalId, this.fields),
    )
    if (demoState) this.environment.replaceDemoState(demoState)
  }
}

function loanOverrideFields({ set }: DemoState, externalId: string): LoanOverrideFields {
  const terms = set.loans?.[externalId] ?? {}
  return {
    unpaidInstallmentNumber: numberText(terms.owes),
    installmentAmount: pesosText(terms.installment),
    installmentCount: numberText(terms.installmentCount),
    subproductId: numberText(terms.subproductId),
    paymentMethod: terms.paymentMethod ?? '',
    amountPaidElsewhere: pesosText(set.paidElsewhere?.[externalId]),
  }
}

function withLoanOverrides(demoState: DemoState, externalId: string, fields: LoanOverrideFields): unknown {
  const { loans = {}, paidElsewhere = {}, ...others } = demoState.set
  const terms = withoutUndefined({
    owes: parseCount(fields.unpaidInstallmentNumber),
    installment: parsePesos(fields.installmentAmount),
    installmentCount: parseCount(fields.installmentCount),
    subproductId: parseCount(fields.subproductId),
    paymentMethod: fields.paymentMethod || undefined,
  })
  const allTerms = withoutUndefined({
    ...loans,
    [externalId]: Object.keys(terms).length > 0 ? terms : undefined,
  })
  const allPaid = withoutUndefined({ ...paidElsewhere, [externalId]: parsePesos(fields.amountPaidElsewhere) })
  const set = withoutUndefined({
    loans: undefinedIfNoFields(allTerms),
    paidElsewhere: undefinedIfNoFields(allPaid),
  })
  return { ...demoState, set: { ...others, ...set } }
}

function withoutUndefined(fields: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}

function undefinedIfNoFields(fields: object): object | undefined {
  return Object.keys(fields).length > 0 ? fields : undefined
}

function parseCount(text: string): number | undefined {
  return /^\d{1,6}$/.test(text) ? Number(text) : undefined
}

function parsePesos(text: string): number | undefined {
  const [, pesos, decimals = ''] = /^(\d{1,9})(?:,(\d{0,2}))?$/.exec(text.replaceAll('.', '')) ?? []
  return pesos === undefined ? undefined : Number(pesos) * 100 + Number(decimals.padEnd(2, '0'))
}

function numberText(number: number | undefined): string {
  return number === undefined ? '' : String(number)
}

function pesosText(amount: number | undefined): string {
  return amount === undefined ? '' : (amount / 100).toFixed(2).replace('.', ',')
}
