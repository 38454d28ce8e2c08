import { Component, Fragment, type ComponentType, type ReactNode } from 'react'
import { addresses } from '@/ui/addresses'
import { Button, ButtonLink } from '@/ui/kit/button'
import { ResultScreen } from '@/ui/kit/result-screen'
import { comingSoonTexts } from '@/ui/texts/coming-soon.texts'
import { shellTexts } from '@/ui/texts/shell.texts'

const texts = shellTexts.brokenScreen

interface Props {
  readonly children: ReactNode
  /** What stands around it when the surroundings broke too. */
  readonly frame?: ComponentType<{ readonly children: ReactNode }>
}

/** Where what we broke ourselves ends: never a blank screen. */
export class BrokenScreenBoundary extends Component<Props, { readonly isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError(): { readonly isBroken: boolean } {
    return { isBroken: true }
  }

  override render(): ReactNode {
    const { children, frame: Frame = Fragment } = this.props
    if (!this.state.isBroken) return children
    return (
      <Frame>
        <ResultScreen tone="bad" title={texts.title} subtitle={texts.lead} reference={texts.reference}>
          <Button wide onPress={() => window.location.reload()}>
            {texts.reload}
          </Button>
          <ButtonLink href={addresses.home.to()} variant="secondary">
            {comingSoonTexts.goHome}
          </ButtonLink>
        </ResultScreen>
      </Frame>
    )
  }
}
