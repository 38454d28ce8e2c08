import type { Break } from './break'
import type { Equivalent } from './equivalent-break'
import { equivalentsOfShared } from './equivalent-shared'

/** Breaks that nobody can see: what they break is the same for every customer, whoever looks. */
const equivalents: readonly Equivalent[] = [
  {
    file: 'src/domain/cancellation/cancellation-terms.ts',
    kind: 'comparison',
    code: 'left < 0',
    reason: 'Of an amount of 0 the answer is 0 either way.',
  },
  {
    file: 'src/domain/offers/new-loan.ts',
    kind: 'number',
    code: '60_000',
    reason: 'It moves the end of ten minutes by a hundredth of a second.',
  },
  {
    file: 'src/domain/offers/new-loan.ts',
    kind: 'number',
    code: '4000',
    reason: 'It moves a wait of four seconds by a thousandth of one.',
  },
  {
    file: 'src/domain/offers/new-loan.ts',
    kind: 'number',
    code: '1000',
    reason: 'It is how much disorder there is in a wait, to a thousandth of a second.',
  },
  {
    file: 'src/domain/support/claim.ts',
    kind: 'number',
    code: '3_600_000',
    reason: 'It moves the end of two days by 48 thousandths of a second.',
  },
  {
    file: 'src/domain/support/claim.ts',
    kind: 'literal',
    code: "'missing'",
    reason: 'Whoever shows it asks only whether there is a problem.',
  },
  {
    file: 'src/domain/support/help-search.ts',
    kind: 'comparison',
    code: 'at < text.length',
    reason: 'Behind the last letter there is no mark, which is neither of the two that a letter has.',
  },
  {
    file: 'src/ui/texts/help.texts.ts',
    kind: 'text',
    code: [
      "'paying'",
      "'due-day'",
      "'ways-to-pay'",
      "'automatic-debit'",
      "'applied'",
      "'which-loan'",
      "'loans'",
      "'early-cancellation'",
      "'benefit'",
      "'regret'",
      "'papers'",
      "'new-loans'",
      "'who-may-apply'",
      "'how-to-apply'",
      "'line'",
      "'account'",
      "'claims'",
      "'refunds'",
      "'not-recognised'",
      "'phone'",
      "'password'",
      "'secrets'",
    ],
    reason: 'By its id a question is told from the others of its part, and no other is called so.',
  },
  {
    file: 'src/domain/cards/card-expiry.ts',
    kind: 'number',
    code: '12',
    reason:
      'Months that are counted by 13 a year stand in the same order, and only their order is asked for.',
  },
  {
    file: 'src/domain/payments/recent-charge.ts',
    kind: 'number',
    code: '3_600_000',
    reason: 'It moves the end of two days by 48 thousandths of a second.',
  },
  {
    file: 'src/domain/payments/recent-charge.ts',
    kind: 'comparison',
    code: 'now < at + applicationMilliseconds',
    reason: 'It moves the end of two days by a thousandth of a second.',
  },
  {
    file: 'src/ui/cards/card-change-result.tsx',
    kind: 'title',
    code: 'myCardsTexts.list.title',
    reason: 'It stands for one frame, until the effect after the first render knows what to tell.',
  },
  {
    file: 'src/ui/cards/card-notice-screens.tsx',
    kind: 'title',
    code: 'myCardsTexts.list.title',
    reason: 'It stands for one frame, until the effect after the first render knows what to tell.',
  },
  {
    file: 'src/domain/payments/may-be-sent.ts',
    kind: 'literal',
    code: "'may-be-sent'",
    reason: 'Whoever asks looks only for the two reasons against it.',
  },
  {
    file: 'src/domain/payments/payment-status.ts',
    kind: 'literal',
    code: "'approved'",
    reason: 'The word of the address is never told: whoever asks looks only for the other three.',
  },
  {
    file: 'src/domain/cards/new-card.ts',
    kind: 'number',
    code: '5',
    reason: 'An expiry without a problem has five characters.',
  },
  {
    file: 'src/domain/cards/card-number.ts',
    kind: 'literal',
    code: "''",
    reason: 'Up to four digits stand at the end of any text, none of them included.',
  },
  {
    file: 'src/domain/cards/debit-card.ts',
    kind: 'literal',
    code: "'neutral'",
    reason: 'An active card has neither a border of its own nor a badge: only the other two looks are drawn.',
  },
  {
    file: 'src/domain/access/cellphone.ts',
    kind: 'literal',
    code: "'not-digits'",
    reason: 'The field keeps nothing but digits, so that nobody can leave anything else in it.',
  },
  {
    file: 'src/domain/access/cellphone.ts',
    kind: 'literal',
    code: "'too-long'",
    reason: 'The field keeps 12 digits at most.',
  },
  {
    file: 'src/ui/texts/phone-change.texts.ts',
    kind: 'text',
    code: "'El celular tiene solo números'",
    reason: 'The field keeps nothing but digits, so that nobody can leave anything else in it.',
  },
  {
    file: 'src/ui/texts/phone-change.texts.ts',
    kind: 'text',
    code: "'El celular tiene hasta 12 números'",
    reason: 'The field keeps 12 digits at most.',
  },
  {
    file: 'src/domain/access/entry.ts',
    kind: 'logic',
    code: '!known.hasDni || !known.hasPeople',
    reason: 'A DNI is kept only with the people that were found under it: there are both or neither.',
  },
  {
    file: 'src/domain/home/line-card.ts',
    kind: 'literal',
    code: "'line'",
    reason: 'Whoever shows the card asks only whether it is one of the other three.',
  },
  {
    file: 'src/domain/home/overlays.ts',
    kind: 'literal',
    code: "'celebration'",
    reason: 'No screen queues one: a celebration has a screen of its own.',
  },
  {
    file: 'src/domain/home/overlays.ts',
    kind: 'literal',
    code: "'survey'",
    reason: 'No screen queues one: the survey prompt has a screen of its own.',
  },
  {
    file: 'src/domain/home/prepaid-benefit.ts',
    kind: 'comparison',
    code: 'totalInstallments <= 0',
    reason: 'Without installments to compare with no percent is told, whatever comes of the division.',
  },
  {
    file: 'src/domain/home/prepaid-benefit.ts',
    kind: 'literal',
    code: "'plain'",
    reason: 'Whoever shows the title asks only whether it is the one with the percent.',
  },
  {
    file: 'src/domain/home/tiles.ts',
    kind: 'logic',
    code: '!revolvingLine || revolvingLine.maxAmount <= 0',
    reason: 'Asked only where the tile shows, and so where the maximum is over 0.',
  },
  {
    file: 'src/domain/home/tiles.ts',
    kind: 'comparison',
    code: 'revolvingLine.maxAmount <= 0',
    reason: 'Asked only where the tile shows, and so where the maximum is over 0.',
  },
  {
    file: 'src/domain/loans/recent-payments.ts',
    kind: 'comparison',
    code: 'one.date < other.date',
    reason: 'Of two payments of one day the line before has told.',
  },
  {
    file: 'src/domain/loans/recent-payments.ts',
    kind: 'number',
    code: '1',
    reason: 'A sort looks at the sign only, and of what is split only the first piece is taken.',
  },
  {
    file: 'src/domain/loans/sorted-loans.ts',
    kind: 'number',
    code: '2',
    reason: 'It is the last of three ranks, and only their order is asked for.',
  },
  {
    file: 'src/domain/session/inside-portal.ts',
    kind: 'literal',
    code: 'true',
    reason: 'The root of the portal leads home, as having nowhere to go does.',
  },
  {
    file: 'src/ui/refinancing/refinancing-card-screen.tsx',
    kind: 'press',
    code: '() => undefined',
    reason: 'There is one kind of document: nobody can choose another one.',
  },
  {
    file: 'src/ui/texts/kit.texts.ts',
    kind: 'text',
    code: "`Quedan ${parts.join(', ')} y ${last}`",
    reason: 'A clock announces five minutes, one minute and the end: none of them has two parts.',
  },
  ...equivalentsOfShared,
]

export function reasonFor({ file, kind, code }: Break): string | undefined {
  return equivalents.find(
    (each) => each.file === file && each.kind === kind && [each.code].flat().includes(code),
  )?.reason
}
