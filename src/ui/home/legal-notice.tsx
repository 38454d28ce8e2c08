import type { DebtLawFirm } from '@/domain/session/session'
import { addresses } from '@/ui/addresses'
import { ButtonLink, TextLink } from '@/ui/kit/button'
import { DataList, type DataRow } from '@/ui/kit/data-list'
import { ResultScreen } from '@/ui/kit/result-screen'
import { useSupportChatAddress } from '@/ui/shell/use-support-chat-address'
import { homeTexts } from '@/ui/texts/home.texts'
import { legalNoticeText, type LawFirmContactRow } from './legal-notice-text'

const texts = homeTexts.legal

/**
 * The legal notice about the customer's debt, with the contact details of the law firm. It is shown instead
 * of the home screen. Source: HOM-02.
 */
export function LegalNotice({ study }: { readonly study: DebtLawFirm }) {
  const { title, subtitle, contactRows, chatAddress } = legalNoticeText(study, useSupportChatAddress())
  return (
    <ResultScreen
      tone="warn"
      title={title}
      subtitle={subtitle}
      detail={contactRows.length > 0 && <DataList rows={contactRows.map(contactRow)} />}
    >
      {chatAddress !== undefined && (
        <ButtonLink href={chatAddress} newTab wide icon="chat">
          {texts.whatsapp}
        </ButtonLink>
      )}
      <ButtonLink to={addresses.logout.createPath()} variant="quiet">
        {homeTexts.leave}
      </ButtonLink>
    </ResultScreen>
  )
}

function contactRow({ label, value, href }: LawFirmContactRow): DataRow {
  return { label, value: href === undefined ? value : <TextLink href={href}>{value}</TextLink> }
}
