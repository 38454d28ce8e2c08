import type { SchemaDescriptions } from '@/adapters/contract/field-description'

/** Texts that explain to integrators the fields of the API about the amounts that make up an installment. */
export const loanAmountFieldDescriptions: SchemaDescriptions = {
  InstallmentComponent: {
    kind: 'CAPITAL. INTEREST: interés. VAT: IVA. INSURANCE: seguro. FEE: gastos. LATE_INTEREST: punitorio. DISCOUNT: bonificación, negativa. PAID: lo que ya se pagó, negativo. Puede haber varios iguales.',
    amount: { text: 'Su importe, en pesos; DISCOUNT y PAID restan.', example: 4961.36 },
    base: { text: 'El importe sobre el que se calcula, en pesos.', example: 80_759.13 },
    rate: { text: 'La tasa, en por ciento: anual la del interés, la alícuota la del IVA.', example: 73.72 },
    from: 'Desde qué día se cuenta.',
    to: 'Hasta qué día se cuenta.',
    days: { text: 'Los días de atraso, en LATE_INTEREST.', example: 6 },
  },
  PreviousInstallment: {
    installmentNumber: 'Qué cuota es: la anterior a la primera que hay para pagar.',
    components: 'De qué se componía, para decir qué cambió.',
  },
}
