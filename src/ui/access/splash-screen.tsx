import { useContext } from 'react'
import { BrandContext } from '@/ui/kit/brand'
import { Screen } from '@/ui/kit/screen'
import { useViewModel } from '@/ui/kit/use-view-model'
import { useSettings } from '@/ui/shell/use-settings'
import { welcomeTexts } from '@/ui/texts/welcome.texts'
import { SplashViewModel } from './splash-view-model'
import styles from './welcome.module.css'

export function SplashScreen() {
  useViewModel(SplashViewModel)
  const { name } = useContext(BrandContext)
  const heading = (
    <span className={styles['splash']}>
      <img src="/icons/mark.svg" alt="" width={96} height={96} />
      {name}
    </span>
  )
  return (
    <Screen width="narrow" title={name} headingContent={heading}>
      <p className={styles['slogan']}>{useSettings().texts?.slogan ?? welcomeTexts.splash.lead}</p>
    </Screen>
  )
}
