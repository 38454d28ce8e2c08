import { Component, type ReactNode } from 'react'
import { Button, ButtonLink } from '@/ui/kit/button'
import { ResultScreen } from '@/ui/kit/result-screen'
import { paths } from '@/ui/paths'
import { shellTexts } from '@/ui/texts/shell.texts'

const texts = shellTexts.brokenScreen

interface Props {
  readonly children: ReactNode
}

/** Where what we broke ourselves ends: never a blank screen. */
export class BrokenScreenBoundary extends Component<Props, { readonly isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError(): { readonly isBroken: boolean } {
    return { isBroken: true }
  }

  override render(): ReactNode {
    if (!this.state.isBroken) return this.props.children
    return (
      <ResultScreen tone="bad" title={texts.title} subtitle={texts.lead} reference={texts.reference}>
        <Button wide onPress={() => window.location.reload()}>
          {texts.reload}
        </Button>
        <ButtonLink href={paths.home} variant="secondary">
          {shellTexts.comingSoon.goHome}
        </ButtonLink>
      </ResultScreen>
    )
  }
}
