import type { Equivalent } from './equivalent-break'

/** Where a value is kept with the number 1 of how it is written. */
const keepers = [
  'access/introduction-seen',
  'access/phone-change-store',
  'access/sent-codes',
  'home/amount-visibility',
  'home/home-dialogs',
  'notifications/push-device',
  'offers/stored-offer',
  'profile/profile-drafts',
  'qr-payment/qr-purchase-store',
  'refinancing/refinancing-journey',
  'revolving-line/line-request-store',
  'session/return-address',
  'session/session-store',
  'shared/operation-log',
  'shared/stored-customers',
  'support/claim-drafts',
  'support/survey-invitation',
] as const

/** Where a use case asks who is in before it does anything else. */
const askedOfWhoIsIn = [
  'cancellation/request-cancellation',
  'notifications/subscribe-to-push',
  'offers/find-new-loan',
  'revolving-line/line-check',
] as const

/** Of use cases, and of what is told of them. */
export const equivalentsOfUseCases: readonly Equivalent[] = [
  ...keepers.map((name): Equivalent => ({
    file: `src/application/${name}.ts`,
    kind: 'number',
    code: '1',
    reason: 'What one release keeps it reads again, whatever number it gave to how that is written.',
  })),
  ...askedOfWhoIsIn.map((name): Equivalent => ({
    file: `src/application/${name}.ts`,
    kind: 'literal',
    code: "'session-ended'",
    reason: 'Whoever presses is in: when her session ends, the screen that would tell it is taken down.',
  })),
  {
    file: 'src/application/access/identify-by-dni.ts',
    kind: 'literal',
    code: "'one-person'",
    reason: 'Whoever asks looks only for several people.',
  },
  {
    file: 'src/application/access/send-code.ts',
    kind: 'literal',
    code: "'session-ended'",
    reason: 'The screen that sends a code opens only for who was found under a DNI.',
  },
  {
    file: 'src/application/payments/payment-precondition.ts',
    kind: 'literal',
    code: "'other-customer'",
    reason: 'When somebody else comes in, the screen that would tell it is taken down.',
  },
  {
    file: 'src/ui/texts/not-charged.texts.ts',
    kind: 'text',
    code: "'En este dispositivo ingresó otra persona y tu pago no se envió. Ingresá de nuevo para pagar.'",
    reason: 'When somebody else comes in, the screen that would tell it is taken down.',
  },
  {
    file: 'src/ui/texts/qr-plan.texts.ts',
    kind: 'text',
    code: "'No se hizo ningún pago.'",
    reason:
      'It stands for who has left, and when somebody else comes in: either way the screen is taken down.',
  },
  {
    file: 'src/ui/refinancing/refinancing-summary-view-model.ts',
    kind: 'text',
    code: 'refinancingTexts.summary.underWay',
    reason: 'The button is busy while its payment leaves, and a screen that was left counts no more.',
  },
  {
    file: 'src/ui/refinancing/refinancing-plan-view-model.ts',
    kind: 'text',
    code: 'refinancingTexts.plan.underWay',
    reason: 'The button is busy while its plan leaves, and a screen that was left counts no more.',
  },
  {
    file: 'src/ui/revolving-line/line-plan-view-model.ts',
    kind: 'text',
    code: 'texts.underWay',
    reason: 'The button is busy while its request leaves, and a screen that was left counts no more.',
  },
  {
    file: 'src/ui/qr-payment/scanner-view-model.ts',
    kind: 'comparison',
    code: "next === 'plan'",
    reason: 'Of the two screens, the one that is not for this code leads to the other.',
  },
]
