import { observer } from 'mobx-react-lite'
import { Button } from '@/ui/kit/button'
import { useViewModel } from '@/ui/kit/use-view-model'
import { evidenceTexts as texts } from '@/ui/texts/evidence.texts'
import type { EvidenceSection } from './evidence-pdf'
import { EvidenceViewModel, type EvidenceKind } from './evidence-view-model'

interface EvidenceButtonProps {
  readonly kind: EvidenceKind
  readonly sections: readonly EvidenceSection[]
  /** Look of the button. `primary` is for a screen on which saving the evidence is the next step. */
  readonly variant?: 'primary' | 'quiet'
  /** Text added for screen reader users, who do not see the context. */
  readonly hiddenText?: string
}

/** The button that saves the evidence about a payment or a claim as one PDF. Source: DOC-05. */
export const EvidenceButton = observer(function EvidenceButton({
  kind,
  sections,
  variant = 'quiet',
  ...named
}: EvidenceButtonProps) {
  const model = useViewModel(EvidenceViewModel)
  return (
    <Button
      wide
      variant={variant}
      icon="download"
      busy={model.isBuilding}
      onPress={() => void model.shareEvidence(kind, sections)}
      {...named}
    >
      {texts.button}
    </Button>
  )
})
