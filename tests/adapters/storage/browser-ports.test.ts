import { expect, it } from 'vitest';
import { memoryStorage } from '../../../features/support/assemblies/portal-container.ts';
import { cookieJar } from '../../../features/support/cookie-jar.ts';
import { browserWindows } from '../../../features/support/browser-windows.ts';
import { RecordingNavigator } from '../../../features/support/recording-navigator.ts';
import { CookieGuidanceMemory } from '../../../src/adapters/cookie/cookie-guidance-memory.ts';
import { CookieRoleMemory } from '../../../src/adapters/cookie/cookie-role-memory.ts';
import { LocalDrafts } from '../../../src/adapters/storage/local-drafts.ts';
import { TabCodeMemory } from '../../../src/adapters/storage/tab-code-memory.ts';
import { KeptRegistration } from '../../../src/adapters/storage/kept-registration.ts';
import { TabReviewMemory } from '../../../src/adapters/storage/tab-review-memory.ts';
import { TabRecoveryMemory } from '../../../src/adapters/storage/tab-recovery-memory.ts';
import { LocalPreferences } from '../../../src/adapters/storage/local-preferences.ts';
import { withoutStorageErrors, type TextStorage } from '../../../src/adapters/storage/web-storage.ts';
import { ChannelSessionSignals } from '../../../src/adapters/system/channel-session-signals.ts';
import { ChannelWindowSignals } from '../../../src/adapters/system/channel-window-signals.ts';
import { RandomIdentifiers } from '../../../src/adapters/system/random-identifiers.ts';
import { RouterNavigator } from '../../../src/adapters/system/router-navigator.ts';
import {
  codeMemoryContract,
  draftsContract,
  guidanceMemoryContract,
  identifiersContract,
  navigatorContract,
  preferencesContract,
  recoveryMemoryContract,
  reviewMemoryContract,
  registrationMemoryContract,
  roleMemoryContract,
  sessionSignalsContract,
  windowSignalsContract,
} from '../../contracts/browser-ports.ts';

draftsContract('drafts in local storage', () => {
  const storage = memoryStorage();
  return (owner) => new LocalDrafts(storage, () => owner);
});

it('stored drafts are read and written in the established form', () => {
  const storage = memoryStorage();
  const drafts = new LocalDrafts(storage, () => 'U1');
  const stored = {
    'compared:D1': '{"pkFiles":["P1","P2"],"fields":["number"]}',
    'unarrived:DD1': '[{"id":"U1","name":"a.pdf","size":3,"docMaterialId":"M1","docFileId":"D1","kind":"item"}]',
  };
  const own = {
    'compared:D1': { fileIds: ['P1', 'P2'], fields: ['number'] },
    'unarrived:DD1': [{ id: 'U1', name: 'a.pdf', size: 3, materialId: 'M1', documentId: 'D1', kind: 'item' }],
  };
  for (const [name, text] of Object.entries(stored)) storage.setItem(`draft:U1:${name}`, text);
  for (const [name, value] of Object.entries(own)) expect(drafts.read(name)).toEqual(value);
  for (const [name, value] of Object.entries(own)) drafts.write(name, value);
  for (const [name, text] of Object.entries(stored)) expect(storage.getItem(`draft:U1:${name}`)).toBe(text);
});

preferencesContract('preferences in local storage', () => {
  const storage = memoryStorage();
  return () => new LocalPreferences(storage);
});

codeMemoryContract('the requested code, in a tab', () => {
  const storage = memoryStorage();
  return () => new TabCodeMemory(storage);
});

recoveryMemoryContract('the recovery progress, in a tab', () => {
  const storage = memoryStorage();
  return () => new TabRecoveryMemory(storage);
});

reviewMemoryContract('the pending review, in a tab', () => {
  const storage = memoryStorage();
  return () => new TabReviewMemory(storage);
});

registrationMemoryContract('the stored registration', () => {
  const device = memoryStorage();
  const tabs = { this: memoryStorage(), another: memoryStorage() };
  return (tab) => new KeptRegistration(device, tabs[tab]);
});

it('an invalid stored registration is ignored', () => {
  const [device, tab] = [memoryStorage(), memoryStorage()];
  device.setItem('registration.draft', '{"key":"","companyName":7}');
  tab.setItem('registration.receipt', '{');
  expect([new KeptRegistration(device, tab).draft(), new KeptRegistration(device, tab).receipt()]).toEqual([
    undefined,
    undefined,
  ]);
});

it('an invalid or missing stored recovery is ignored', () => {
  const storage = memoryStorage();
  storage.setItem('entry.recovery', '{"purpose":"sign-in"}');
  expect(new TabRecoveryMemory(storage).recall()).toBeUndefined();
  const refusing = (): never => {
    throw new Error('no storage');
  };
  const memory = new TabRecoveryMemory({ getItem: refusing, setItem: refusing, removeItem: refusing });
  memory.remember({ purpose: 'reset', userName: 'limin', askedAt: 0, againAt: 0, ticket: '', ticketUntil: 0 });
  memory.forget();
  expect(memory.recall()).toBeUndefined();
});

guidanceMemoryContract('the guidance memory, in a cookie', (now) => new CookieGuidanceMemory(cookieJar(now)));

roleMemoryContract('the role in tab and cookie', () => {
  const jar = cookieJar(() => 0);
  return () => new CookieRoleMemory(jar, memoryStorage());
});

windowSignalsContract(
  'window signals over the browser’s channel',
  () => () => new ChannelWindowSignals('packages-moved'),
);

it('signals of one kind are not received as another kind', async () => {
  let heard = 0;
  new ChannelWindowSignals('messages-moved').onChange(() => (heard += 1));
  const { promise, resolve } = Promise.withResolvers<void>();
  new ChannelWindowSignals('packages-moved').onChange(resolve);
  new ChannelWindowSignals('packages-moved').notifyChange();
  await promise;
  expect(heard).toBe(0);
});

sessionSignalsContract('session signals over the browser’s channel', () => () => new ChannelSessionSignals());
sessionSignalsContract('session signals between simulated windows', browserWindows);

identifiersContract('random identifiers', () => new RandomIdentifiers());

navigatorContract('the recording navigator', () => new RecordingNavigator());
navigatorContract('the router navigator', () => {
  let place = '/';
  const navigator = new RouterNavigator();
  navigator.attach({
    navigate: (to) => {
      place = String(to);
    },
    current: () => place,
  });
  return navigator;
});

it('a navigation before the router is ready waits for it', () => {
  const navigator = new RouterNavigator();
  const moves: unknown[] = [];
  navigator.replaceWith('/login/login');
  navigator.attach({ navigate: (path, options) => void moves.push([path, options]), current: () => '/' });
  expect(moves).toEqual([['/login/login', { replace: true }]]);
});

it.each([
  [2, -1],
  [4, -3],
])('takes the place of those before as well, once the router has gone back: %i places', (places, back) => {
  const navigator = new RouterNavigator();
  const moves: unknown[] = [];
  const router = {
    navigate: (to: string | number, { replace }: { readonly replace: boolean }) => void moves.push([to, replace]),
    current: () => '/form?step=check',
  };
  navigator.attach(router);
  navigator.replaceWith('/application', places);
  expect(moves).toEqual([[back, false]]);
  navigator.attach({ ...router, current: () => '/form' });
  expect(moves).toEqual([
    [back, false],
    ['/application', true],
  ]);
});

it('a forbidden or full storage keeps nothing and breaks nothing', () => {
  const broken: TextStorage = {
    getItem: () => {
      throw new Error('forbidden');
    },
    setItem: () => {
      throw new Error('full');
    },
    removeItem: () => {
      throw new Error('forbidden');
    },
    get length(): number {
      throw new Error('forbidden');
    },
    key: () => {
      throw new Error('forbidden');
    },
  };
  const drafts = new LocalDrafts(
    withoutStorageErrors(() => broken),
    () => 'U1',
  );
  drafts.write('a', 1);
  drafts.remove('a');
  expect(drafts.read('a')).toBeUndefined();
});

it('an unreadable draft is ignored', () => {
  const storage = memoryStorage();
  storage.setItem('draft:U1:a', '{broken');
  expect(new LocalDrafts(storage, () => 'U1').read('a')).toBeUndefined();
});

it.each([
  ['the one with the prefix first', 'currentRole3=OLD; __Host-currentRole3=NEW', 'NEW'],
  ['one from before the prefix', 'currentRole3=OLD', 'OLD'],
])('the role is read from cookies: %s', (_what, cookies, role) => {
  const jar = { read: () => cookies, write: () => undefined, secure: true };
  expect(new CookieRoleMemory(jar, memoryStorage()).recall()).toBe(role);
});

it('the role cookie is secure and belongs to one host on a TLS page', () => {
  const jar = cookieJar(() => 0, new Map(), true);
  const memory = new CookieRoleMemory(jar, memoryStorage());
  memory.remember('ROLE_CORP_OPERATOR');
  memory.forget();
  expect(jar.written).toEqual([
    '__Host-currentRole3=ROLE_CORP_OPERATOR; path=/; samesite=lax; secure',
    '__Host-currentRole3=; path=/; samesite=lax; max-age=0; secure',
  ]);
});

it('an impossible role is not taken from a cookie', () => {
  const jar = cookieJar(() => 0);
  jar.write('currentRole3=<script>');
  expect(new CookieRoleMemory(jar, memoryStorage()).recall()).toBeUndefined();
});

it.each([
  ['what no link is called', 'a.b c'],
  ['nothing', ''],
  ['more than there can be', Array.from({ length: 50 }, (_unused, index) => `l${index}`).join('.')],
  ['a broken escape', '%E0%A4%A'],
  ['markup', '<script>'],
  ['a name of every object', '__proto__.<x'],
])('a guidance cookie of %s is ignored', (_what, value) => {
  const memory = new CookieGuidanceMemory({
    read: () => `guidance-U1=${value}`,
    write: () => undefined,
    secure: false,
  });
  expect(memory.recall('U1')).toEqual({ isDismissed: false, finished: [] });
});

it('a guidance cookie lasts a day or half a day, and escapes its user', () => {
  const jar = cookieJar(() => 0, new Map(), true);
  const memory = new CookieGuidanceMemory(jar);
  memory.dismiss('U 1;');
  memory.markFinished('U1', ['3-packages', 'no link', 'away', '7-packages']);
  expect(jar.written).toEqual([
    '__Host-guidance-U%201%3B=away; path=/; samesite=lax; max-age=86400; secure',
    '__Host-guidance-U1=3-packages.7-packages; path=/; samesite=lax; max-age=43200; secure',
  ]);
});
