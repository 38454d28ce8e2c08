import type { Kind } from './break'

/** A break that has a name of its own, wherever it moves to. */
export interface NamedBreak {
  readonly name: string
  readonly file: string
  readonly kind: Kind
  /** Stands in the element that is broken, and in no other of that kind. */
  readonly within: string
  /** Where something else than usual stands when it is broken. */
  readonly instead?: string
}

/** The breaks that once passed every scenario in Node. */
export const namedBreaks: readonly NamedBreak[] = [
  {
    name: "the debt banner's button leads to help",
    file: 'src/ui/home/next-panel.tsx',
    kind: 'way',
    within: 'homeTexts.debt.pay',
  },
  {
    name: "'Volver a intentar' after a refused payment leads to help",
    file: 'src/ui/payments/payment-status-screen.tsx',
    kind: 'way',
    within: 'ButtonLink to={to}',
  },
  {
    name: "an approved payment is titled 'El pago no se hizo'",
    file: 'src/ui/payments/payment-status-screen.tsx',
    kind: 'title',
    within: 'title={texts.paidTitle}',
    instead: 'texts.errorTitle',
  },
  {
    name: 'the pay button is always busy',
    file: 'src/ui/payments/debit-card-view.tsx',
    kind: 'busy',
    within: 'payText(',
  },
]
