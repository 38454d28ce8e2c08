import type {
  BlockableAccountChangeKind,
  AccountRestriction,
  RestrictionCause,
} from '@/domain/protection/restriction'
import { dayInBuenosAires } from '@/domain/shared/calendar-date'
import { formatLongDate, formatTime } from '@/ui/kit/format'

export interface AccountRestrictionTexts {
  readonly title: string
  readonly text: string
  /** What the lender blocks; missing if the title says it. */
  readonly blockedChangeNames?: readonly string[]
}

const accountChangeNames: Readonly<Record<BlockableAccountChangeKind, string>> = {
  phone: 'El cambio de celular',
  password: 'El cambio de contraseña',
  contact: 'El cambio de tus datos de contacto',
  device: 'Activar la huella o el rostro',
  card: 'Los cambios de tarjeta',
  account: 'Activar el cobro automático',
  'new-debt': 'Los préstamos y compras nuevos',
}

function pausedChangeTitle(change: BlockableAccountChangeKind): string {
  const verb = change === 'card' || change === 'new-debt' ? 'están' : 'está'
  return `${accountChangeNames[change]} ${verb} en pausa`
}

const restrictionCauseSentences: Readonly<Record<RestrictionCause, string>> = {
  'lost-phone': 'Avisaste que perdiste el celular.',
  'phone-changed': 'Hace poco cambió el celular de tu cuenta.',
  'password-changed': 'Hace poco cambió tu contraseña.',
  'device-changed': 'Hace poco se agregó una huella o un dispositivo.',
  'disowned-change': 'Dijiste que no hiciste un cambio de tu cuenta.',
  other: 'Estamos protegiendo tu cuenta.',
}

/**
 * Returns the texts for a kind of account change that the lender has refused to carry out, if it does not
 * say why or until when. Source: ACC-40.
 */
export function unexplainedRestrictionTexts(change: BlockableAccountChangeKind): AccountRestrictionTexts {
  return {
    title: pausedChangeTitle(change),
    text: `${restrictionCauseSentences.other} Para saber hasta cuándo, escribinos por chat.`,
  }
}

/**
 * Returns the texts that say that the lender blocks a kind of account change (or new loans and purchases), why,
 * and until when. Source: ACC-40.
 */
export function accountRestrictionTexts(
  change: BlockableAccountChangeKind,
  restriction: AccountRestriction,
): AccountRestrictionTexts {
  return { title: pausedChangeTitle(change), text: causeAndEndText(restriction) }
}

/** Returns the texts that say everything that the lender blocks, why, and until when. Source: ACC-40. */
export function allBlockedChangesTexts(restriction: AccountRestriction): AccountRestrictionTexts {
  return {
    title: 'Por seguridad, otros cambios quedan en pausa',
    text: causeAndEndText(restriction),
    blockedChangeNames: restriction.waits.map((change) => accountChangeNames[change]),
  }
}

function causeAndEndText({ cause, until }: AccountRestriction): string {
  const end =
    until === undefined
      ? 'Sigue así hasta que nos pidas sacar la pausa: escribinos por chat.'
      : `Vas a poder hacerlo desde el ${formatLongDate(dayInBuenosAires(until))} a las ${formatTime(until)}. Si no fuiste vos, escribinos por chat.`
  return `${restrictionCauseSentences[cause]} ${end}`
}
