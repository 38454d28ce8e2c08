import { useContext, useState } from 'react'
import { Accordion } from '@/ui/kit/accordion'
import { Amount } from '@/ui/kit/amount'
import { BrandContext } from '@/ui/kit/brand'
import { Button } from '@/ui/kit/button'
import { Card } from '@/ui/kit/card'
import { ChoiceCard } from '@/ui/kit/choice-card'
import { CheckboxControl } from '@/ui/kit/choice-frame'
import { ChoiceCards } from '@/ui/kit/choice-cards'
import { Dialog } from '@/ui/kit/dialog'
import { Drawer } from '@/ui/kit/drawer'
import { FileField } from '@/ui/kit/file-field'
import { MenuBar, MenuList, type MenuGroup } from '@/ui/kit/menu'
import { Stack } from '@/ui/kit/stack'
import { Toasts } from '@/ui/kit/toasts'
import { ViewModelFactoryContext } from '@/ui/kit/use-view-model'
import { componentGalleryTexts as texts } from '@/ui/texts/wiki.texts'
import { componentGalleryAddress, sampleAmount } from './wiki-samples'
import { ComponentSampleSection } from './wiki-section'

const menuGroups: readonly MenuGroup[] = [
  {
    title: texts.menu.mine,
    entries: [
      { to: componentGalleryAddress, label: texts.menu.home, icon: 'home', current: true },
      { to: componentGalleryAddress, label: texts.menu.loans, icon: 'loans' },
      { to: componentGalleryAddress, label: texts.menu.pay, icon: 'pay' },
    ],
  },
  {
    title: texts.menu.account,
    entries: [
      { to: componentGalleryAddress, label: texts.menu.help, icon: 'help' },
      { to: componentGalleryAddress, label: texts.menu.logout, icon: 'logout' },
    ],
  },
]

type PayMethod = 'card' | 'transfer' | 'cash'

export function ChoiceSamples() {
  const [method, setMethod] = useState<PayMethod>('card')
  const [isOneOfThem, setOneOfThem] = useState(true)
  const [file, setFile] = useState<string>()
  return (
    <ComponentSampleSection title={texts.sections.choices}>
      <ChoiceCards<PayMethod>
        legend={texts.choices.legend}
        name="wiki-method"
        value={method}
        onChange={setMethod}
        options={[
          {
            value: 'card',
            title: texts.choices.card,
            detail: texts.choices.cardDetail,
            icon: 'card',
            endContent: <Amount cents={sampleAmount} />,
          },
          {
            value: 'transfer',
            title: texts.choices.transfer,
            detail: texts.choices.transferDetail,
            icon: 'bank',
          },
          { value: 'cash', title: texts.choices.cash, detail: texts.choices.cashDetail, icon: 'barcode' },
        ]}
      />
      <ChoiceCards
        legend={texts.choices.wrong}
        name="wiki-wrong"
        value={undefined}
        error={texts.choices.error}
        onChange={doNothing}
        options={[
          { value: 'card', title: texts.choices.card },
          { value: 'cash', title: texts.choices.cash },
        ]}
      />
      <ChoiceCard
        content={{ title: texts.choices.several, endContent: <Amount cents={sampleAmount} /> }}
        control={
          <CheckboxControl
            id="wiki-several"
            checked={isOneOfThem}
            onChange={() => setOneOfThem(!isOneOfThem)}
          />
        }
      />
      <FileField
        id="wiki-file"
        label={texts.choices.file}
        hint={texts.choices.fileHint}
        buttonLabel={file === undefined ? texts.choices.chooseFile : texts.choices.changeFile}
        accept="image/png,image/jpeg,application/pdf"
        fileName={file}
        onChoose={({ name }) => setFile(name)}
      />
    </ComponentSampleSection>
  )
}

export function AccordionSamples() {
  return (
    <ComponentSampleSection title={texts.sections.folds}>
      <Accordion
        items={[
          { id: 'when', title: texts.folds.question, content: texts.folds.answer, open: true },
          { id: 'where', title: texts.folds.otherQuestion, content: texts.folds.otherAnswer },
        ]}
      />
    </ComponentSampleSection>
  )
}

export function DialogSamples() {
  const make = useContext(ViewModelFactoryContext)
  const [open, setOpen] = useState<'none' | 'dialog' | 'drawer'>('none')
  const close = () => setOpen('none')
  return (
    <ComponentSampleSection title={texts.sections.floating}>
      <Stack direction="row">
        <Button variant="secondary" onPress={() => setOpen('dialog')}>
          {texts.floating.openDialog}
        </Button>
        <Button variant="secondary" onPress={() => setOpen('drawer')}>
          {texts.floating.openDrawer}
        </Button>
        <Button
          variant="secondary"
          onPress={() => void make(Toasts).show({ text: texts.floating.toast, tone: 'good' })}
        >
          {texts.floating.showToast}
        </Button>
      </Stack>
      <Dialog
        open={open === 'dialog'}
        title={texts.floating.dialogTitle}
        onClose={close}
        actions={
          <>
            <Button variant="danger" wide onPress={close}>
              {texts.floating.confirm}
            </Button>
            <Button variant="quiet" wide onPress={close}>
              {texts.floating.cancel}
            </Button>
          </>
        }
      >
        <p>{texts.floating.dialog}</p>
      </Dialog>
      <Drawer open={open === 'drawer'} label={texts.floating.drawer} onClose={close}>
        <MenuList label={texts.menu.label} groups={menuGroups} />
      </Drawer>
    </ComponentSampleSection>
  )
}

/**
 * The part of the component gallery that shows the menu for wide windows. The header and the bottom bar are
 * not among the samples, because the page of the gallery itself has both.
 */
export function MenuBarSamples() {
  const brand = useContext(BrandContext)
  return (
    <ComponentSampleSection title={texts.sections.bars}>
      <Card>
        <p>{brand.name}</p>
        <MenuBar label={texts.menu.label} groups={menuGroups} />
      </Card>
    </ComponentSampleSection>
  )
}

function doNothing(): void {}
