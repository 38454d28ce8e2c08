import type { DebtLawFirm } from '@/domain/session/session'
import { dialablePhoneNumber } from '@/domain/shared/dialable-phone-number'
import { isSafeWebAddress } from '@/domain/shared/web-address'
import { homeTexts } from '@/ui/texts/home.texts'

const texts = homeTexts.legal

type AssignedLawFirm = Extract<DebtLawFirm, { readonly kind: 'assigned' }>

export interface LawFirmContactRow {
  readonly label: string
  readonly value: string
  /**
   * Address of a link that uses this contact detail of the law firm, such as calling its phone number;
   * missing if the detail is only shown.
   */
  readonly href?: string
}

/** The texts of the legal notice, and the contact details of the law firm or the lender. */
interface LegalNoticeText {
  readonly title: string
  readonly subtitle: string
  readonly contactRows: readonly LawFirmContactRow[]
  readonly chatAddress: string | undefined
}

/**
 * Returns the texts of the legal notice. If no law firm is assigned to the customer's debt yet, the notice
 * leads to the lender's chat. Source: HOM-02.
 */
export function legalNoticeText(study: DebtLawFirm, chat: string): LegalNoticeText {
  if (study.kind === 'assigned')
    return {
      title: texts.assignedTitle,
      subtitle: texts.assignedText,
      contactRows: lawFirmContactRows(study),
      chatAddress: lawFirmWhatsAppAddress(study),
    }
  return { title: texts.pendingTitle, subtitle: texts.pendingText, contactRows: [], chatAddress: chat }
}

/** Returns the known contact details of the law firm, the most important first. Source: HOM-02. */
export function lawFirmContactRows(study: AssignedLawFirm): readonly LawFirmContactRow[] {
  const rows: readonly (Omit<LawFirmContactRow, 'value' | 'href'> & {
    readonly value: string | undefined
    readonly href?: string | undefined
  })[] = [
    { label: texts.study, value: study.description },
    { label: texts.contact, value: study.contact },
    { label: texts.phone, value: study.phoneNumber, href: telephoneHref(study.phoneNumber) },
    { label: texts.hours, value: officeHoursText(study) },
  ]
  return rows.flatMap(({ label, value, href }) =>
    value ? [{ label, value, ...(href ? { href } : {}) }] : [],
  )
}

/**
 * Returns the law firm's WhatsApp address, made from its link or its number; undefined if it has neither a
 * number nor a link that is a safe web address. Source: GEN-14.
 */
export function lawFirmWhatsAppAddress({ whatsappUrl, whatsappNumber }: AssignedLawFirm): string | undefined {
  if (whatsappUrl !== undefined && isSafeWebAddress(whatsappUrl)) return whatsappUrl
  const digits = whatsappNumber?.replaceAll(/\D/g, '') ?? ''
  return digits === '' ? undefined : `https://wa.me/${digits}`
}

function telephoneHref(number: string | undefined): string | undefined {
  const called = number === undefined ? undefined : dialablePhoneNumber(number)
  return called && `tel:${called}`
}

function officeHoursText({ attentionFrom, attentionTo }: AssignedLawFirm): string | undefined {
  if (attentionFrom && attentionTo) return texts.fromTo(attentionFrom, attentionTo)
  if (attentionFrom) return texts.from(attentionFrom)
  return attentionTo ? texts.to(attentionTo) : undefined
}
