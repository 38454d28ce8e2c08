import { ButtonLink } from '@/ui/kit/button'
import { Screen } from '@/ui/kit/screen'
import { useChatAddress } from '@/ui/shell/use-settings'
import { paths } from '@/ui/paths'
import { accessTexts } from '@/ui/texts/access.texts'
import styles from './access.module.css'

const texts = accessTexts.notReceived

/** Source: ACC-09, ACC-32. */
export function SmsNotReceivedScreen() {
  const chat = useChatAddress()
  return (
    <Screen narrow title={texts.title} back={{ to: paths.smsCode, label: texts.back }}>
      <ul className={styles['reasons']}>
        {texts.reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      <ButtonLink href={chat} newTab variant="primary">
        {texts.chat}
      </ButtonLink>
    </Screen>
  )
}
