import type { MissingPart } from '@/application/shared/release.port'
import type { Page } from './page'
import type { SentRequest } from './sent-request'

/** What a customer may hold; a longer name stands before one that it begins with. */
export const deviceKinds = [
  'un celular',
  'una computadora',
  'la app instalada en un iPhone',
  'la app instalada',
] as const

export type DeviceKind = (typeof deviceKinds)[number]

export function isInstalled(kind: DeviceKind): boolean {
  return kind.startsWith('la app instalada')
}

/** What surrounds the page: the phone or computer in the customer's hand, its clock and its other tabs. */
export interface Device {
  /** Time goes on by that much, at once. */
  letPass(seconds: number): Promise<void>
  /** From the next address on, the customer holds that. */
  hold(kind: DeviceKind): Promise<void>
  /** Something else of the device is looked at: the page is out of sight. */
  putAside(): Promise<void>
  /** The customer goes elsewhere: the browser keeps the page whole, and nothing reaches it. */
  keepWhole(): Promise<void>
  /** The customer comes back to it. */
  bringBackWhole(): Promise<void>
  /** In CSS pixels. */
  widen(width: number): Promise<void>
  /** Another tab of the same browser. */
  otherTab(address: string): Promise<Page>
  /** Another device: nothing is kept on it. */
  forget(): Promise<void>
  /** Names of what the portal keeps on the device, across tabs and visits. */
  keptKeys(): Promise<readonly string[]>
  /** What the portal keeps of the open tabs, each until it is closed. */
  keptInTabs(): Promise<readonly string[]>
  /** What is kept under that whole name, whoever keeps it. */
  kept(key: string): Promise<string | undefined>
  /** From the next address on, that stands under that name of the portal's, in whatever storage it keeps it. */
  keep(key: string, text: string): Promise<void>
  clipboard(): Promise<string>
  /** From now on nothing can be copied. */
  refuseCopies(): Promise<void>
  /** Names of the files that were saved since the portal opened. */
  savedFiles(): Promise<readonly string[]>
  /** What they say, as text. */
  savedTexts(): Promise<readonly string[]>
  /** The bytes of each. */
  savedBytes(): Promise<readonly Uint8Array[]>
  /** How many tabs the portal opened, once they are that many. */
  openedTabs(atLeast: number): Promise<number>
  /** What the files in those tabs were said to be, where no browser shows them. */
  openedTypes(): Promise<readonly string[]>
  /** From now on no other tab opens. */
  blockTabs(): Promise<void>
  /** Every request that left the portal so far, where no browser sends them. */
  sentRequests(): Promise<readonly SentRequest[]>
  /** What was reported to analytics, where it is configured. */
  pageViews(): Promise<readonly string[]>
  readonly reader: FingerprintReader
  readonly messages: TextMessages
  readonly installation: Installation
  readonly notices: Notices
  readonly camera: CameraInHand
}

/** Where no browser stands behind it: Chromium gets its own in the journeys. */
export interface CameraInHand {
  /** From now on, what comes of asking for it. */
  is(state: 'allowed' | 'asked for' | 'denied' | 'missing' | 'in-use' | 'no-answer'): Promise<void>
  /** The customer refuses what the browser asks. */
  refuse(): Promise<void>
  has(...parts: readonly ('torch' | 'stuck torch' | 'other lens')[]): Promise<void>
  /** A code comes before it. */
  sees(text: string): Promise<void>
  isUnplugged(): Promise<void>
  /** How many are on now. */
  on(): Promise<number>
  /** Which way those looked that were asked for. */
  asked(): Promise<readonly string[]>
  isLit(): Promise<boolean>
  /** The code in the pictures that the customer chooses. */
  pictureShows(text: string | undefined): Promise<void>
  /** They are no pictures, or nothing is there to read them with, or it never ends. */
  pictureIs(state: 'not-a-picture' | 'no-answer' | 'being read'): Promise<void>
}

export interface FingerprintReader {
  /** The device has one from now on, and a finger rests on it. */
  give(): Promise<void>
  touch(): Promise<void>
  /** Asked whether it has one, the device does not answer. */
  hesitate(): Promise<void>
  /** No finger is on it: questions wait. */
  letGo(): Promise<void>
  /** Whoever holds the device calls every question off. */
  refuse(): Promise<void>
  /** It breaks at each question, or answers without making sure whose finger it is. */
  is(how: 'broken' | 'unverified'): Promise<void>
}

export interface TextMessages {
  /** The device reads codes out of messages from now on. */
  giveReader(): Promise<void>
  arrive(code: string): Promise<void>
}

export interface Installation {
  /** The browser says that the portal can be installed; the customer will answer so. */
  offer(answer: 'accepted' | 'dismissed'): Promise<void>
  finish(): Promise<void>
  /** From now on the screen that offers it breaks: as where another version took its place, the network is gone, or nobody knows why. */
  breaks(why: MissingPart): Promise<void>
  /** From the next address on, it does not. */
  isMended(): Promise<void>
  /** The network was gone, and is back. */
  isConnected(): Promise<void>
}

export interface Notices {
  /** The customer would allow them, and the device can show them. */
  allow(): Promise<void>
  /** The customer has forbidden them in their browser; what is open notices at the next load. */
  forbid(): Promise<void>
  /** The device can show them once the portal is installed; what is open notices at the next load. */
  allowWhenInstalled(): Promise<void>
  /** Asked whether the customer allows them, the customer says no. */
  refuse(): Promise<void>
  /** One comes while the portal is looked at. */
  arrive(title: string, body?: string): Promise<void>
  /** The device's worker is there, or never comes. */
  workerIs(state: 'ready' | 'never ready'): Promise<void>
}
