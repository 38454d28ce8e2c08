import { demoPanelOverrides, type DemoPanelOverride } from '@/adapters/fake/override-catalogue'
import type { DemoOverrides, DemoState } from '@/adapters/fake/demo-state'
import { parseDemoState } from '@/adapters/fake/demo-state-link'
import { observeFields } from '@/ui/kit/observe-fields'
import type { SelectOption } from '@/ui/kit/select-option'
import { demoSettingsTexts as texts } from '@/ui/texts/demo-settings.texts'
import type { DemoStateStore } from './simulated-faults-view-model'

type OverrideName = DemoPanelOverride['name']

/** A setting that changes how the fake lender behaves, with its label. */
export interface LabelledFakeLenderOverride extends DemoPanelOverride {
  readonly label: string
}

/** The label of each setting of the fake lender. If a label is missing, the code does not compile. */
const overrideLabels: Readonly<Record<OverrideName, string>> = texts.labels

/**
 * The settings with which a trainer changes how the fake lender behaves. The settings are part of the demo
 * state, and of the link that opens it. Source: DEM-03.
 */
export class FakeLenderOverridesViewModel {
  readonly labelledOverrides: readonly LabelledFakeLenderOverride[]
  overrides: DemoOverrides

  constructor(private readonly environment: DemoStateStore) {
    this.overrides = environment.demoState().set
    this.labelledOverrides = demoPanelOverrides.map((each) => ({ ...each, label: overrideLabels[each.name] }))
    observeFields(this, 'overrides')
  }

  refreshOverrides(): void {
    this.overrides = this.environment.demoState().set
  }

  get hasNoOverrides(): boolean {
    return Object.keys(this.overrides).length === 0
  }

  isOverrideOn(name: OverrideName): boolean {
    return this.overrides[name] === true
  }

  overrideValueText(name: OverrideName): string {
    const value = this.overrides[name]
    return value === undefined ? '' : String(value)
  }

  /**
   * Returns the options of a setting of the fake lender. The setting's current value is always an option,
   * even if the value came from a link and is not among the usual options.
   */
  overrideOptions({ name, inputKind }: LabelledFakeLenderOverride): readonly SelectOption[] {
    const offered = inputKind.kind === 'choice' ? inputKind.options : []
    const present = this.overrideValueText(name)
    const all = present === '' || offered.includes(present) ? offered : [...offered, present]
    return all.map((word) => ({ value: word, label: word }))
  }

  switchOverride(name: OverrideName, isOn: boolean): void {
    this.setOverride(name, isOn || undefined)
  }

  chooseOverrideOption(name: OverrideName, word: string): void {
    this.setOverride(name, word === '' ? undefined : word)
  }

  enterOverrideNumber(name: OverrideName, digits: string): void {
    const only = digits.replaceAll(/\D/g, '')
    this.setOverride(name, only === '' ? undefined : Number(only))
  }

  clearOverrides(): void {
    this.applyDemoState({ ...this.environment.demoState(), set: {} })
  }

  /**
   * Gives a setting of the fake lender a new value. If the fake lender does not accept this value, the
   * setting does not change.
   */
  private setOverride(name: OverrideName, value: boolean | string | number | undefined): void {
    const demoState = this.environment.demoState()
    const { [name]: _, ...others } = demoState.set
    const candidate = parseDemoState({
      ...demoState,
      set: value === undefined ? others : { ...others, [name]: value },
    })
    if (candidate) this.applyDemoState(candidate)
  }

  private applyDemoState(demoState: DemoState): void {
    this.environment.replaceDemoState(demoState)
    this.overrides = demoState.set
  }
}
