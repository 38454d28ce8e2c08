import { StoredSeenDialogs } from '@/adapters/device/stored/stored-seen-dialogs'
import { StoredSurveyOpenedFlag } from '@/adapters/device/stored/stored-survey-opened-flag'
import { describe, expect, it } from 'vitest'
import { Capabilities } from '@/application/shared/capabilities'
import { HomeDialogs } from '@/application/home/home-dialogs'
import { SurveyInvitation } from '@/application/support/survey-invitation'
import { cents } from '@/domain/shared/money'
import { success } from '@/domain/shared/result'
import { anAccountStatus } from '#tests/domain/session/an-account-status'
import { MemoryBrowserDisplay } from '#tests/support/memory-device'
import { MemoryHomeGateway } from '#tests/support/memory-home-gateway'
import { MemoryStorage, SharedStorageContent } from '#tests/support/memory-storage'
import { martaCustomer, createSessionOfCustomer } from '#tests/support/test-customers'
import { copyWithValueAtPath } from '#tests/support/with-value-at'
import { createSessionStore } from '#tests/support/sessions-in'
import { storedValueExamplesClock, everyStoredValueExample } from './stored-values'

function createStorageWithText(key: string, text: string): MemoryStorage {
  const storage = new MemoryStorage(new SharedStorageContent())
  storage.write(key, text)
  return storage
}

function versionedText(version: number, value: unknown): string {
  return JSON.stringify({ version, value })
}

/**
 * Returns the path of every part of a value, such as `customer.taxId`. The first path, an empty text, is that
 * of the value itself.
 */
function listPropertyPaths(value: unknown, path = ''): readonly string[] {
  if (typeof value !== 'object' || value === null) return [path]
  const inside = Object.entries(value).flatMap(([key, each]) =>
    listPropertyPaths(each, path ? `${path}.${key}` : key),
  )
  return [path, ...inside]
}

function withValueAt(value: unknown, path: string, other: unknown): unknown {
  return path === '' ? other : copyWithValueAtPath(value, path, other)
}

describe.each(everyStoredValueExample)(
  'the value stored as $key',
  ({ key, value, fateIfUnversioned, readStored }) => {
    it('is read by the release that stored it', () => {
      expect(readStored(createStorageWithText(key, versionedText(1, value)))).toBeTruthy()
    })

    it(`is ${fateIfUnversioned} when an earlier release stored it without a version`, () => {
      expect(Boolean(readStored(createStorageWithText(key, JSON.stringify(value))))).toBe(
        fateIfUnversioned === 'read',
      )
    })

    it.each([
      ['a later release kept it', versionedText(2, value)],
      ['its version is not one', JSON.stringify({ version: 'x', value })],
      ['it breaks off', versionedText(1, value).slice(0, -2)],
      ['it is empty', ''],
    ])('is absent when %s', (_, text) => {
      expect(readStored(createStorageWithText(key, text))).toBeFalsy()
    })

    it.each(listPropertyPaths(value))('is absent when another value is stored at "%s"', (path) => {
      for (const hostile of [7.5, [[]], null])
        expect(
          readStored(createStorageWithText(key, versionedText(1, withValueAt(value, path, hostile)))),
        ).toBeFalsy()
    })
  },
)

describe('the dialog about the revolving line', () => {
  const line = { maxAmount: cents(0), remainingAmount: cents(0), enabled: true }
  const offered = anAccountStatus({ revolvingLine: { ...line, campaignMaxAmount: cents(200) } })

  async function isDue(text: string): Promise<boolean> {
    const storage = createStorageWithText('revolvingPopUpDate', text)
    const sessions = createSessionStore(storage)
    sessions.openSession(createSessionOfCustomer(martaCustomer))
    const display = new MemoryBrowserDisplay()
    const everything = new Capabilities({ remoteConfig: { switchedOffCapabilities: [] } })
    const dialogs = new HomeDialogs(
      new MemoryHomeGateway(),
      sessions,
      storedValueExamplesClock,
      display,
      new StoredSeenDialogs(storage),
      everything,
    )
    return (await dialogs.findDialogsToShow(offered)).maxCreditLineAmount !== undefined
  }

  it('is not due on the stored day', async () => {
    expect(await isDue(versionedText(1, '2026-11-21'))).toBe(false)
  })

  it.each([
    '"2026-11-21"',
    versionedText(2, '2026-11-21'),
    versionedText(1, '21/11'),
    versionedText(1, 20261121),
    '{',
  ])('is due when %s is stored', async (text) => {
    expect(await isDue(text)).toBe(true)
  })
})

describe('the survey', () => {
  async function isDue(text: string): Promise<boolean> {
    const survey = { isAnswered: () => Promise.resolve(success(false)) }
    return new SurveyInvitation(
      survey,
      new StoredSurveyOpenedFlag(createStorageWithText('openedSurvey', text), createSessionStore()),
    ).isDue()
  }

  it('is not offered again in the tab that stored that it was opened', async () => {
    expect(await isDue(versionedText(1, { owner: { turn: 0 }, value: true }))).toBe(false)
  })

  it.each([
    'true',
    versionedText(1, true),
    versionedText(2, { owner: { turn: 0 }, value: true }),
    versionedText(1, { owner: { turn: 0 }, value: 'true' }),
    versionedText(1, { owner: { turn: 0 }, value: 1 }),
    '{',
  ])('is offered when %s is stored', async (text) => {
    expect(await isDue(text)).toBe(true)
  })

  it('does not touch what an earlier release stored under its own key', () => {
    const storage = createStorageWithText('surveyOpened', versionedText(1, true))
    expect(new StoredSurveyOpenedFlag(storage, createSessionStore()).isOpened()).toBe(false)
    expect(storage.read('surveyOpened')).toBe(versionedText(1, true))
  })
})
