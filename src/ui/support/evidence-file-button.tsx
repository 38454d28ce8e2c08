import { observer } from 'mobx-react-lite'
import { Button } from '@/ui/kit/button'
import { useViewModel } from '@/ui/kit/use-view-model'
import { evidenceFileTexts as texts } from '@/ui/texts/evidence-file.texts'
import type { EvidenceFileSection } from './evidence-pdf'
import { EvidenceFileViewModel, type EvidenceFileKind } from './evidence-file-view-model'

interface EvidenceButtonProps {
  readonly kind: EvidenceFileKind
  readonly sections: readonly EvidenceFileSection[]
  /** Look of the button. `primary` is for screens whose main action is to save the evidence file. */
  readonly variant?: 'primary' | 'quiet'
  /**
   * Text that only screen readers read, after the label of the button. It says what the evidence file is
   * about, such as which claim.
   */
  readonly hiddenText?: string
}

/**
 * The button that saves the evidence about a payment, a claim or an automatic collection as one PDF. Source:
 * DOC-05.
 */
export const EvidenceFileButton = observer(function EvidenceFileButton({
  kind,
  sections,
  variant = 'quiet',
  ...named
}: EvidenceButtonProps) {
  const model = useViewModel(EvidenceFileViewModel)
  return (
    <Button
      wide
      variant={variant}
      icon="download"
      busy={model.isBuilding}
      onPress={() => void model.shareEvidenceFile(kind, sections)}
      {...named}
    >
      {texts.button}
    </Button>
  )
})
