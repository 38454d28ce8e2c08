import { addresses } from '@/ui/addresses'
import { ButtonLink } from '@/ui/kit/button'
import { Card } from '@/ui/kit/card'
import { Screen } from '@/ui/kit/screen'
import { Stack, TwoColumns } from '@/ui/kit/stack'
import { useSupportChatAddress } from '@/ui/shell/use-support-chat-address'
import { useSettings } from '@/ui/shell/use-settings'
import { creditLineTexts } from '@/ui/texts/revolving-line.texts'
import styles from './revolving-line.module.css'

const texts = creditLineTexts.dismissal
const backLink = { to: addresses.creditLineDetail.createPath(), label: creditLineTexts.backToCreditLine }

/**
 * The screen that explains what it means to give up the revolving credit line, and where the customer
 * asks for that. Source: REV-08.
 */
export function CreditLineClosureScreen() {
  return (
    <Screen title={texts.title} lead={texts.lead} back={backLink} width="two-columns">
      <TwoColumns secondColumn={<ContactAndBackLinks />}>
        <Stack>
          {texts.cards.map(({ title, text }) => (
            <Card key={title}>
              <h2 className={styles['heading']}>{title}</h2>
              <p>{text}</p>
            </Card>
          ))}
        </Stack>
      </TwoColumns>
    </Screen>
  )
}

function ContactAndBackLinks() {
  const chat = useSupportChatAddress()
  const { contact = chat } = useSettings().links
  return (
    <Stack gap="small">
      <ButtonLink href={contact} newTab wide>
        {texts.go}
      </ButtonLink>
      <ButtonLink to={addresses.creditLineDetail.createPath()} variant="secondary" wide>
        {creditLineTexts.back}
      </ButtonLink>
    </Stack>
  )
}
