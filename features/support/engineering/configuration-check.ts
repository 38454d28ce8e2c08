import { readConfiguration } from '@/start/configuration'
import { rarelyUsedConfigurationKeys } from '@/start/rarely-used-configuration'
import { applyAccentColour } from '@/ui/kit/accent'
import { wrongConfigurationTexts as texts } from '@/ui/texts/wrong-configuration.texts'
import { readShippedConfigurationJson } from '#tests/support/shipped-configuration'
import { copyWithValueAtPath } from '#tests/support/with-value-at'

/**
 * Returns the error text that the portal shows if the given configuration is wrong; empty if the
 * configuration is valid.
 */
export function errorTextForConfiguration(candidate: unknown): string {
  const read = readConfiguration(candidate, { showsLoginCodes: false }, rarelyUsedConfigurationKeys)
  if (read.ok) return ''
  return read.failure.wrongEntryPath === '' ? texts.unreadable : texts.wrongKey(read.failure.wrongEntryPath)
}

export function errorTextForConfigurationValue(key: string, value: string): string {
  return errorTextForConfiguration(copyWithValueAtPath(readShippedConfigurationJson(), key, value))
}

export function errorTextForShippedConfiguration(): string {
  return errorTextForConfiguration(readShippedConfigurationJson())
}

export function shippedAccentColour(): string {
  const read = readConfiguration(
    readShippedConfigurationJson(),
    { showsLoginCodes: false },
    rarelyUsedConfigurationKeys,
  )
  return read.ok ? read.value.settings.accent : ''
}

/** Returns the colour of the buttons of a page whose configuration has that accent colour. */
export function buttonColourWithAccent(accent: string): string {
  return buttonColourWithConfiguration(copyWithValueAtPath(readShippedConfigurationJson(), 'accent', accent))
}

export function buttonColourWithoutAccent(): string {
  const { accent: _, ...rest } = Object(readShippedConfigurationJson())
  return buttonColourWithConfiguration(rest)
}

function buttonColourWithConfiguration(candidate: unknown): string {
  const read = readConfiguration(candidate, { showsLoginCodes: false }, rarelyUsedConfigurationKeys)
  const given = new Map<string, string>()
  const root = { style: { setProperty: (name: string, value: string) => void given.set(name, value) } }
  if (read.ok) applyAccentColour(root, read.value.settings.accent)
  return given.get('--light-accent') ?? ''
}
