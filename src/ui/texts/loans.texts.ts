import type { InstallmentCollectionMode, InstallmentStatus } from '@/domain/loans/loan'
import type { LoanStanding } from '@/domain/loans/loan-standing'
import type { SubproductGroup } from '@/domain/loans/subproduct-group'

export const loansTexts = {
  /** Reference on the error screens about loans, which the customer gives the support team. Source: 1§8. */
  loadReference: 'LOAN_PAYMENT_VOUCHER',
  /**
   * Text that says that the lender collects the loan automatically from the customer's bank account. Source:
   * COL-01.
   */
  collected: 'Se cobra solo de tu cuenta',
  perhapsCollected: 'No pudimos ver si se cobra solo de tu cuenta',
  list: {
    title: 'Mis préstamos',
    lead: 'Elegí un préstamo para ver sus cuotas.',
    loading: 'Cargando tus préstamos',
    failedTitle: 'No pudimos cargar tus préstamos',
    emptyTitle: 'No tenés préstamos activos',
    empty: 'Cuando tengas un préstamo, acá vas a ver sus cuotas y cuánto te queda por pagar.',
    newLoan: 'Pedir un préstamo',
    paid: (paid: number, count: number) => `Pagaste ${paid} de ${count} cuotas`,
    nextInstallment: (number: number, count: number) => `Próxima cuota: ${number} de ${count}`,
    overdue: (count: number, day: string) =>
      count === 1
        ? `Tenés 1 cuota vencida desde el ${day}`
        : `Tenés ${count} cuotas vencidas desde el ${day}`,
    nothingDue: 'No tenés cuotas por pagar',
  },
  loan: {
    back: 'Mis préstamos',
    untitled: 'Tu préstamo',
    loading: 'Cargando tu préstamo',
    failedTitle: 'No pudimos cargar tu préstamo',
    disbursed: (amount: string) => `Te prestamos ${amount}`,
    current: (number: number, count: number) => `Cuota ${number} de ${count}`,
    lead: 'Cómo estás con este préstamo',
    overdue: (count: number) => (count === 1 ? '1 cuota vencida' : `${count} cuotas vencidas`),
    dueIn: (days: number) => `Vence en ${days} días`,
    owed: 'Debés de este préstamo',
    since: (day: string) => `Desde el ${day}`,
    punitive: (amount: string) => `Incluye ${amount} de interés por mora.`,
    partPaid: (number: number, paid: string, remaining: string) =>
      `De la cuota ${number} ya pagaste ${paid}: te quedan ${remaining}.`,
    next: (amount: string, due: string) => `Además, ${due} vence otra: ${amount}.`,
    today: 'hoy',
    tomorrow: 'mañana',
    onDay: (day: string) => `el ${day}`,
    notKnown: 'No pudimos traer cuánto debés. Lo vas a ver cuando entres a pagar.',
    pay: 'Pagar cuota',
    payAmount: (amount: string) => `Pagar ${amount}`,
    installments: 'Cuotas',
    overdueBefore: 'Vencidas',
    overdueElsewhere: 'Otras vencidas',
    viewAll: (count: number) => `Ver las ${count} cuotas`,
    cancel: 'Cancelar el préstamo antes de tiempo',
    notRecognised: 'No reconozco este préstamo',
    nextSteps: 'Qué más podés hacer',
    details: 'Datos del préstamo',
    externalId: 'Número de préstamo',
    startDate: 'Fecha de inicio',
    collection: 'Cómo se paga',
    company: 'Empresa',
    companyTaxId: 'CUIT de la empresa',
    phone: 'Celular recargado',
    formId: 'Número de formulario',
  },
  calendar: {
    label: 'Los vencimientos',
    save: 'Guardar los vencimientos en el calendario',
    hint: 'Es un archivo para el calendario de tu celular o computadora: te avisa dos días antes de cada vencimiento.',
    notSaved: 'No pudimos armar el archivo. Revisá tu conexión a internet y probá de nuevo.',
    fileName: (externalId: string) => `vencimientos-${externalId}.ics`,
  },
  payments: {
    title: 'Registramos tus últimos pagos',
    payment: (amount: string, day: string) => `${amount} el ${day}`,
    paymentOf: (loan: string, payment: string) => `${loan}: ${payment}`,
    dismiss: 'Ocultar',
    dismissHidden: 'el aviso de tus últimos pagos',
  },
  installments: {
    loading: 'Cargando las cuotas',
    title: 'Todas las cuotas',
    back: 'Volver al préstamo',
    number: (number: number) => `Cuota ${number}`,
    current: 'Actual',
    dueOn: (day: string) => `Vence ${day}`,
    wasDueOn: (day: string) => `Venció ${day}`,
    waived: (amount: string) => `Incluye una bonificación de ${amount}`,
    paidSoFar: (paid: string, remaining: string) => `Pagaste ${paid} y te quedan ${remaining}`,
  },
} as const

export function loanKindText(group: SubproductGroup): string {
  switch (group) {
    case 'branch-loan':
      return 'Préstamo en sucursal'
    case 'personal-loan':
      return 'Préstamo personal'
    case 'bind-loan':
      return 'Préstamo BIND'
    case 'phone-top-up':
      return 'Recarga de celular'
    case 'service-payment':
      return 'Pago de servicios'
    case 'credit-line-consumption':
      return 'Consumo de línea de crédito'
    case 'store-purchase':
      return 'Compra en comercio'
  }
}

export function installmentStatusText(status: InstallmentStatus): string {
  switch (status) {
    case 'paid':
      return 'Pagada'
    case 'partial':
      return 'Pago parcial'
    case 'pending':
      return 'Pendiente'
    case 'overdue':
      return 'Vencida'
    case 'deferred':
      return 'Diferida'
  }
}

export function loanStandingText(kind: LoanStanding['kind']): string {
  switch (kind) {
    case 'overdue':
      return 'En deuda'
    case 'up-to-date':
      return 'Al día'
    case 'nothing-due':
      return 'Sin cuotas por pagar'
  }
}

export function collectionModeText(mode: InstallmentCollectionMode): string {
  switch (mode) {
    case 'voluntary':
      return 'Lo pagás vos cada mes'
    case 'direct-debit':
      return 'Débito automático en tu cuenta'
    case 'direct-debit-card':
      return 'Débito automático en tu tarjeta'
  }
}
