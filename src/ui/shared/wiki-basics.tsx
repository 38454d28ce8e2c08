import { cents } from '@/domain/shared/money'
import { Amount } from '@/ui/kit/amount'
import { LinkOpenedOnlyIfAllowed } from '@/ui/kit/link-opened-only-if-allowed'
import { Button, ButtonLink, TextLink } from '@/ui/kit/button'
import { Card } from '@/ui/kit/card'
import { Chip, ChipFromContent } from '@/ui/kit/chip'
import { CopyButton } from '@/ui/kit/copy-button'
import { ProgressDrops } from '@/ui/kit/progress-drops'
import { formatLongDate } from '@/ui/kit/format'
import { Icon } from '@/ui/kit/icon'
import { iconSvgPaths, type IconName } from '@/ui/kit/icon-svg-paths'
import { ButtonStyledAsLink } from '@/ui/kit/button-styled-as-link'
import { Panel } from '@/ui/kit/panel'
import { Stack } from '@/ui/kit/stack'
import tones from '@/ui/kit/tone.module.css'
import { componentGalleryTexts as texts } from '@/ui/texts/wiki.texts'
import { componentGalleryAddress, sampleAmount, sampleDate } from './wiki-samples'
import { ComponentSampleSection } from './wiki-section'
import styles from './wiki-screen.module.css'

export function ColourSamples() {
  const swatches = ['surface', 'night', 'accent', 'tint', 'tile', 'good', 'warn', 'bad', 'info'] as const
  return (
    <ComponentSampleSection title={texts.sections.colours}>
      <ul className={styles['swatches']}>
        {swatches.map((swatch) => (
          <li key={swatch} className={styles[swatch] ?? tones[swatch]}>
            {texts.colours[swatch]}
          </li>
        ))}
      </ul>
    </ComponentSampleSection>
  )
}

export function TypographySamples() {
  return (
    <ComponentSampleSection title={texts.sections.type}>
      <Card>
        <Stack gap="small">
          <p>{texts.type.hero}</p>
          <Amount cents={sampleAmount} size="hero" />
          <p>
            {texts.type.due} {formatLongDate(sampleDate)}
          </p>
        </Stack>
      </Card>
      <h3>{texts.type.heading}</h3>
      <p>{texts.type.body}</p>
      <p className={styles['soft']}>{texts.type.soft}</p>
      <Stack direction="row">
        <Amount cents={sampleAmount} size="large" />
        <Amount cents={sampleAmount} />
        <Amount cents={cents(-100)} />
      </Stack>
    </ComponentSampleSection>
  )
}

export function ButtonSamples() {
  return (
    <ComponentSampleSection title={texts.sections.buttons}>
      <Stack direction="row">
        <Button>{texts.buttons.primary}</Button>
        <Button variant="secondary">{texts.buttons.secondary}</Button>
        <Button variant="quiet">{texts.buttons.quiet}</Button>
        <Button variant="danger" icon="logout">
          {texts.buttons.danger}
        </Button>
        <Button busy>{texts.buttons.busy}</Button>
        <Button variant="secondary" busy>
          {texts.buttons.busy}
        </Button>
      </Stack>
      <Button disabledReason={texts.buttons.disabledReason}>{texts.buttons.disabled}</Button>
      <Button wide>{texts.buttons.wide}</Button>
      <ButtonLink to={componentGalleryAddress} variant="secondary" icon="home" wide>
        {texts.buttons.asLink}
      </ButtonLink>
      <LinkOpenedOnlyIfAllowed address="https://example.com" mayFollow={() => true}>
        {texts.buttons.asking}
      </LinkOpenedOnlyIfAllowed>
      <Stack direction="row">
        <TextLink to={componentGalleryAddress}>{texts.buttons.inside}</TextLink>
        <TextLink href="https://example.com" newTab>
          {texts.buttons.outside}
        </TextLink>
        <ButtonStyledAsLink icon="retry" onPress={doNothing}>
          {texts.buttons.linkButton}
        </ButtonStyledAsLink>
      </Stack>
      <CopyButton label={texts.buttons.copy} onCopy={() => true} />
    </ComponentSampleSection>
  )
}

export function PanelSamples() {
  const { calm, paid, late } = texts.panels
  return (
    <ComponentSampleSection title={texts.sections.panels}>
      <Panel label={calm.label} chip={<Chip tone="good">{calm.chip}</Chip>}>
        <p>{calm.title}</p>
        <Amount cents={sampleAmount} size="hero" />
        <p className={styles['soft']}>{calm.detail}</p>
        <Button wide>{texts.buttons.primary}</Button>
        <Stack direction="row">
          <TextLink to={componentGalleryAddress}>{texts.buttons.inside}</TextLink>
          <ButtonStyledAsLink onPress={doNothing}>{texts.buttons.linkButton}</ButtonStyledAsLink>
        </Stack>
      </Panel>
      <Panel
        label={paid.label}
        chip={<ChipFromContent chip={{ tone: 'warn', icon: 'clock', text: paid.chip }} />}
      >
        <p>{paid.title}</p>
        <ProgressDrops filledCount={5} count={12}>
          {paid.detail}
        </ProgressDrops>
        <Button busy wide>
          {texts.buttons.busy}
        </Button>
      </Panel>
      <Panel label={late.label} chip={<Chip tone="warn">{late.chip}</Chip>}>
        <p>{late.title}</p>
        <Amount cents={sampleAmount} size="hero" />
        <Button variant="secondary" wide>
          {texts.buttons.secondary}
        </Button>
        <Button disabledReason={texts.buttons.disabledReason} wide>
          {texts.buttons.disabled}
        </Button>
      </Panel>
    </ComponentSampleSection>
  )
}

function isIconName(name: string): name is IconName {
  return name in iconSvgPaths
}

export function IconSamples() {
  return (
    <ComponentSampleSection title={texts.sections.icons}>
      <ul className={styles['icons']}>
        {Object.keys(iconSvgPaths)
          .filter(isIconName)
          .map((name) => (
            <li key={name} className={styles['icon']}>
              <Icon name={name} />
              {name}
            </li>
          ))}
      </ul>
    </ComponentSampleSection>
  )
}

function doNothing(): void {}
