/** A break by hand: `code` stands once in `within`, which stands once in the file. */
export interface NamedBreak {
  readonly name: string
  readonly file: string
  readonly within: string
  readonly code: string
  readonly instead: string
}

/** The breaks that once passed every scenario in Node. */
export const namedBreaks: readonly NamedBreak[] = [
  {
    name: "the debt banner's button leads to help",
    file: 'src/ui/home/home-screen.tsx',
    within: `<ButtonLink to={addresses.payInstallment.to()} wide>
          {homeTexts.debt.pay}`,
    code: 'addresses.payInstallment.to()',
    instead: "'/ayuda'",
  },
  {
    name: "'Volver a intentar' after a refused payment leads to help",
    file: 'src/ui/payments/payment-status-screen.tsx',
    within: `<ButtonLink to={again} wide>
        {texts.tryAgain}`,
    code: 'again',
    instead: "'/ayuda'",
  },
  {
    name: "an approved payment is titled 'El pago no se hizo'",
    file: 'src/ui/payments/payment-status-screen.tsx',
    within: 'title={texts.paidTitle}',
    code: 'texts.paidTitle',
    instead: 'texts.errorTitle',
  },
  {
    name: 'the pay button is always busy',
    file: 'src/ui/payments/debit-card-view.tsx',
    within: `<Button type="submit" wide busy={isPaying}>`,
    code: 'isPaying',
    instead: 'true',
  },
]
