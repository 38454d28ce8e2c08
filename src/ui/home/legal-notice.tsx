import type { LegalStudy } from '@/domain/session/session'
import { addresses } from '@/ui/addresses'
import { ButtonLink, TextLink } from '@/ui/kit/button'
import { DataList, type DataRow } from '@/ui/kit/data-list'
import { ResultScreen } from '@/ui/kit/result-screen'
import { useChatAddress } from '@/ui/shell/use-settings'
import { homeTexts } from '@/ui/texts/home.texts'
import { studyRows, studyWhatsApp, type ContactRow } from './study-contact'

const texts = homeTexts.legal

/** Stands in the place of home. Source: HOM-02. */
export function LegalNotice({ study }: { readonly study: LegalStudy }) {
  const chat = useChatAddress()
  const isAssigned = study.kind === 'assigned'
  const whatsApp = isAssigned ? studyWhatsApp(study) : chat
  return (
    <ResultScreen
      tone="warn"
      title={isAssigned ? texts.assignedTitle : texts.pendingTitle}
      subtitle={isAssigned ? texts.assignedText : texts.pendingText}
      detail={isAssigned && <DataList rows={studyRows(study).map(contactRow)} />}
    >
      {whatsApp !== undefined && (
        <ButtonLink href={whatsApp} newTab wide icon="chat">
          {texts.whatsapp}
        </ButtonLink>
      )}
      <ButtonLink to={addresses.logout.to()} variant="quiet">
        {homeTexts.leave}
      </ButtonLink>
    </ResultScreen>
  )
}

function contactRow({ label, value, href }: ContactRow): DataRow {
  return { label, value: href === undefined ? value : <TextLink href={href}>{value}</TextLink> }
}
